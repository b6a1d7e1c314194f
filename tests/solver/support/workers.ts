import { expose } from 'comlink';
import { connectTo, type Connection, type WorkerLike } from '#lib/solver/connection.ts';
import { createDesk, type Desk } from '#lib/solver/desk.ts';

/** A worker made of a message channel: Comlink speaks through it as through a real one. */
export interface FakeWorker extends WorkerLike {
  readonly terminated: boolean;
  /** Tells the page of a fault, as a script that cannot be loaded does. */
  break(event?: 'error' | 'messageerror'): void;
}

/** A desk that answers at once, by a clock that stands still. */
export const promptDesk: Desk = createDesk(() => 0);

/** A desk that never answers and never says a word. */
export const silentDesk: Desk = { answer: () => new Promise(() => undefined) };

export function fakeWorker(desk: Desk): FakeWorker {
  const { port1, port2 } = new MessageChannel();
  const faults = new EventTarget();
  const isMessage = (type: string) => type === 'message';
  let terminated = false;
  expose(desk, port2);
  return {
    get terminated() {
      return terminated;
    },
    addEventListener: (type, listener) => (isMessage(type) ? port1 : faults).addEventListener(type, listener),
    removeEventListener: (type, listener) =>
      (isMessage(type) ? port1 : faults).removeEventListener(type, listener),
    postMessage: (message: unknown, transfer: Transferable[] = []) => {
      if (!terminated) port1.postMessage(message, transfer);
    },
    start: () => port1.start(),
    break: (event = 'error') => void faults.dispatchEvent(new Event(event)),
    terminate: () => {
      terminated = true;
      port1.close();
      port2.close();
    },
  };
}

/** Workers by the dozen: the n-th to be started has the n-th desk, the last desk serves all later ones. */
export function workersWith(...desks: readonly Desk[]) {
  const workers: FakeWorker[] = [];
  const connect = (): Connection => {
    const worker = fakeWorker(desks[workers.length] ?? desks.at(-1) ?? promptDesk);
    workers.push(worker);
    return connectTo(worker);
  };
  const end = () => {
    for (const worker of workers) worker.terminate();
  };
  return { workers, connect, end };
}

/** A desk that a test works by hand: each question waits until it is told what to do. */
export function deskByHand() {
  const questions: {
    readonly name: string;
    readonly question: unknown;
    /** Says that it is alive; resolves when the page has heard it. */
    readonly alive: () => Promise<void>;
    readonly answer: (answer: unknown) => void;
    readonly fail: (reason: Error) => void;
  }[] = [];
  const desk: Desk = {
    answer: (name, question, alive) =>
      new Promise((answer, fail) => {
        questions.push({ name, question, alive: async () => alive(), answer: answer as never, fail });
      }),
  };
  return { desk, questions };
}
