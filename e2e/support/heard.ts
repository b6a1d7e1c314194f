import type { Page } from '@playwright/test';

/** A row that was put into a store. */
export interface Put {
  readonly store: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** What a page put into its store: everything that it asked for, and how much of it was acknowledged, in order. */
export interface Heard {
  readonly asked: Put[];
  readonly acknowledged: Put[];
}

/** Listens to what goes into some stores, for every document that the page will open. */
export async function listen(page: Page, stores: readonly string[], heard: Heard): Promise<void> {
  await page.exposeFunction('hearPut', (what: 'asked' | 'acknowledged', put: Put) => heard[what].push(put));
  await page.addInitScript((stores) => {
    const tell = (window as unknown as { hearPut: (what: string, put: object) => void }).hearPut;
    const { put } = IDBObjectStore.prototype as {
      put: (this: IDBObjectStore, ...row: unknown[]) => IDBRequest;
    };
    IDBObjectStore.prototype.put = function (...given: unknown[]) {
      if (stores.includes(this.name)) {
        const told = { store: this.name, row: given[0] as object };
        tell('asked', told);
        this.transaction.addEventListener('complete', () => tell('acknowledged', told));
      }
      return put.apply(this, given) as IDBRequest<IDBValidKey>;
    };
  }, stores);
}
