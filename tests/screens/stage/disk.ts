// The disk of the stage: a database in memory, that answers in turns of the event loop and never by a timer.
import { soon, during } from './clock.ts';

/** What the disk is yet to do, while it does nothing. */
let held: (() => void)[] | null = null;
const inTurn = (work: () => void) => (held ? void held.push(work) : soon(work));
Object.assign(globalThis, { setImmediate: inTurn });

/** The disk does nothing until what comes back is called. */
export function holdDisk(): () => void {
  const waiting = (held = []);
  return () => {
    held = null;
    waiting.splice(0).forEach(soon);
  };
}
const fake = await import('fake-indexeddb');
for (const [name, value] of Object.entries(fake))
  if (name.startsWith('IDB')) Object.defineProperty(globalThis, name, { configurable: true, value });

/** What the platform does in a thread of its own is work too: the clock waits for it. */
function watch<T extends object>(owner: T, name: keyof T): void {
  const plain = owner[name] as (...args: unknown[]) => Promise<unknown>;
  Object.defineProperty(owner, name, {
    configurable: true,
    value(this: unknown, ...args: unknown[]) {
      return during(plain.apply(this, args));
    },
  });
}
watch(SubtleCrypto.prototype, 'digest');
watch(Blob.prototype, 'text');
watch(Blob.prototype, 'arrayBuffer');

/** An empty disk. */
export function newDisk(): void {
  held = null;
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: new fake.IDBFactory() });
  localStorage.clear();
  sessionStorage.clear();
}
