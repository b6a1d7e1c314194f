// Files that the page hands out or asks for: nothing is written to any disk, and no window of the browser opens.
import { during, until } from './clock.ts';

/** Waits, on the stage's clock, for what was clicked. */
export type Taken<T> = () => Promise<T>;

const read = fetch.bind(globalThis);
const click = Reflect.get<HTMLElement, 'click'>(HTMLElement.prototype, 'click');

/** Takes the next click on such an element, also where the page clicks by itself something that is in no document. */
function nextClick<T>(selector: string, take: (element: Element) => Promise<T>): Taken<T> {
  let taken: Promise<T> | null = null;
  const stop = (element: Element) => {
    HTMLElement.prototype.click = click;
    document.removeEventListener('click', listen, true);
    taken = during(take(element));
  };
  const listen = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest(selector) : null;
    if (!element) return;
    event.preventDefault();
    stop(element);
  };
  document.addEventListener('click', listen, true);
  HTMLElement.prototype.click = function () {
    if (!this.isConnected && this.matches(selector)) stop(this);
    else click.call(this);
  };
  return async () => {
    const against = await until(() => (taken ? null : 'was not clicked'), 15_000);
    if (!taken) throw new Error(`${selector} ${against ?? ''}`);
    return taken;
  };
}

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Uint8Array;
}

/** Puts a file into a field, as if it had been chosen. */
export function giveFile(field: HTMLInputElement, { name, mimeType, buffer }: Chosen): void {
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(buffer)], name, { type: mimeType }));
  field.files = chosen.files;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export const nextField = () =>
  nextClick('input[type=file]', (field) =>
    Promise.resolve({
      setFiles: (file: Chosen) => Promise.resolve(giveFile(field as HTMLInputElement, file)),
    }),
  );

export const nextDownload = () =>
  nextClick('a[download]', async (link) => {
    const { download, href } = link as HTMLAnchorElement;
    const text = await (await read(href)).text();
    return { suggestedFilename: () => download, text };
  });

/** What is handed out as a file when this is done. */
export async function saved(
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly text: string }> {
  const taken = nextDownload();
  await press();
  const { suggestedFilename, text } = await taken();
  return { name: suggestedFilename(), text };
}

/** A file with this text, to be chosen. */
export const fileWith = (text: string, name = 'file.json') => ({
  name,
  mimeType: 'application/json',
  buffer: new TextEncoder().encode(text) as Buffer,
});
