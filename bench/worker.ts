import { measure } from './bench.ts';
import { firstQuestions } from './cold.ts';
import { benches } from './solver.ts';

/** The browser's side: in a worker, as in the app. Asked for a first question it answers it and nothing else. */
self.addEventListener('message', ({ data }: MessageEvent<keyof typeof firstQuestions | 'all'>) => {
  const clock = () => performance.now();
  if (data === 'all') return self.postMessage(measure(benches, clock));
  const begun = clock();
  firstQuestions[data]();
  self.postMessage(clock() - begun);
});
