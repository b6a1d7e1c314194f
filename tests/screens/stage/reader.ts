// The reader's worker on the stage: what it does, in the page itself.
import type { ReaderWorker } from '#lib/storage/foreign/reader.ts';
import { answer, type ToldOfFile } from '#lib/storage/foreign/post.ts';
import { during } from './clock.ts';

export function startReader(): ReaderWorker {
  let listen: (event: { readonly data: ToldOfFile }) => void = () => undefined;
  return {
    addEventListener: (type: string, listener: typeof listen | (() => void)) => {
      if (type === 'message') listen = listener;
    },
    postMessage: (asked) => void during(answer(asked, (told) => listen({ data: structuredClone(told) }))),
    terminate: () => undefined,
  };
}
