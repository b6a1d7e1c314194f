import { vi } from 'vitest';

/** A page as far as the looks reach into it: the marks on its root, the colours of the bar above it, and the copies kept beside it. */
export function page() {
  const dataset: Record<string, string> = {};
  const copies = new Map<string, string>();
  const bars = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'].map((media) => ({
    media,
    content: '',
  }));
  vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => bars });
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => void copies.set(key, value) });
  return { dataset, copies, bars };
}
