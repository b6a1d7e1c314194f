/** Where messages go out and come in: a worker seen from its page, or the page seen from its worker. */
export interface Post {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

interface Question {
  readonly id: number;
  readonly name: string;
  readonly given: readonly unknown[];
}
type Answer = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly fault: { readonly name: string; readonly message: string } }
);

/** What answers questions: each member a function that answers in its own time. */
export type JournalDesk = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>;

/** Answers what is asked through `post`, one after the other, in the order asked. */
export function answerFor(post: Post, desk: () => Promise<JournalDesk>): void {
  let queue: Promise<unknown> = Promise.resolve();
  post.addEventListener('message', ({ data }) => {
    const { id, name, given } = data as Question;
    queue = queue.then(async () => {
      const answer: Answer = await desk()
        .then((open) => open[name]?.(...(given as never[])))
        .then(
          (value) => ({ id, value }),
          (error: unknown) => ({ id, fault: error instanceof Error ? nameOf(error) : nameOf(new Error()) }),
        );
      post.postMessage(answer);
    });
  });
}

const nameOf = ({ name, message }: Error) => ({ name, message });

/** Asks through `post`. Rejects with an error of the same name. */
export function askThrough(post: Post): (name: string, given: readonly unknown[]) => Promise<unknown> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  post.addEventListener('message', ({ data }) => {
    const answer = data as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return (name, given) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, (answer) => {
        if ('value' in answer) resolve(answer.value);
        else reject(new DOMException(answer.fault.message, answer.fault.name));
      });
      post.postMessage({ id, name, given } satisfies Question);
    });
}
