import type { Words } from '../wording.ts';
import type { pastDays as english } from '../en/past-days.ts';

export const pastDays: Words<typeof english> = {
  title: '往期题目',
  how: '选一天来做那天的题。它算练习，不影响连续天数。',
  earlier: '往前四周',
  day: (day, mark) => `${day}：${mark}`,
  marks: {
    solved: '已解出',
    helped: '用提示解出',
    later: '后来解出',
    missed: '未解出',
    open: '今天，还没做完',
    ahead: '还没到',
  },
};
