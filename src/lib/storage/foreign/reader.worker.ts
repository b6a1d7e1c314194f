import { answer, type Asked } from './post.ts';

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void answer(data, (told) => self.postMessage(told));
});
