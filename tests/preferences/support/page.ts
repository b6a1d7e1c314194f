import { vi } from 'vitest';

/** A page as far as the looks reach into it: the marks on its root, and the copies kept beside it. */
export function page(): {
  readonly dataset: Record<string, string>;
  readonly copies: ReadonlyMap<string, string>;
} {
  const dataset: Record<string, string> = {};
  const copies = new Map<string, string>();
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => void copies.set(key, value) });
  return { dataset, copies };
}
