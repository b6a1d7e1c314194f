import type { contestCoach as english } from '../en/contest-coach.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { signed } from './forms.ts';

export const contestCoach: Words<typeof english> = {
  label: '怎么做',
  classic: {
    find: (target: number, sets: number) =>
      `${sets === 1 ? '' : `${formatCount(sets)} 组都要`}算出 ${signed(target)}，每个数用一次。`,
    touch: '抢先按你的键，再写出解法。',
    alone: '想出来就按你的键，再写出解法。',
    none: '如果算不出，就说“不可能”。',
    skip: '如果谁都想不出，就都说“跳过”。',
  },
  tony: (sets: number) =>
    sets === 1
      ? '每张牌用一次，找出能算出的最大的数。'
      : `找一个${sets === 2 ? '两组' : ` ${formatCount(sets)} 组`}都能算出的大数，它就是你的 x。`,
  closest: (target: number) => `尽量靠近 ${signed(target)}，但不能等于 ${signed(target)}。每张牌用一次。`,
  touch: { hidden: '按你的键，输入这个数。没人看得见。', open: '按你的键，输入这个数。大家都看得见。' },
  here: {
    hidden: '在自己的数字键上输入。数字会盖着，按住才看得见。分数先输入分子，再按 a/b，再输入分母。',
    open: '在自己的数字键上输入。大家都看得见。分数先输入分子，再按 a/b，再输入分母。',
  },
  winsTony: '能证明的里面，x 最大的赢。',
  winsClosest: '能证明的里面，x 最小的赢。',
  type: {
    tony: '输入你能算出的数。分数先输入分子，再按 a/b，再输入分母。',
    closest: '输入你算出的数和目标相差多少。分数先输入分子，再按 a/b，再输入分母。',
  },
  state: (sets: number) =>
    sets === 1 ? '写出解法：每个数用一次，再点“查验”。' : '一组一组写出解法：每个数用一次。',
  prove: (sets: number) =>
    sets === 1 ? '写出它是怎么算出来的：每个数用一次，再点“查验”。' : '写出每一组怎么算出它：每个数用一次。',
};
