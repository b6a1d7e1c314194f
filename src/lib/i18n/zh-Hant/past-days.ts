import type { Words } from '../wording.ts';
import type { pastDays as english } from '../en/past-days.ts';

export const pastDays: Words<typeof english> = {
  title: '過去的題目',
  how: '選一天來做那天的題目。它算練習，不影響連續天數。',
  earlier: '往前四週',
  day: (day, mark) => `${day}：${mark}`,
  marks: {
    solved: '已解出',
    helped: '用提示解出',
    later: '後來解出',
    missed: '未解出',
    open: '今天，還沒做完',
    ahead: '還沒到',
  },
};
