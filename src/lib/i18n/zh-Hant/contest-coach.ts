import type { contestCoach as english } from '../en/contest-coach.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { signed } from './forms.ts';

export const contestCoach: Words<typeof english> = {
  label: '怎麼做',
  classic: {
    find: (target: number, sets: number) =>
      `${sets === 1 ? '' : `${formatCount(sets)} 組都要`}算出 ${signed(target)}，每個數用一次。`,
    touch: '搶先按你的鍵，再寫出解法。',
    alone: '想出來就按你的鍵，再寫出解法。',
    none: '如果算不出，就說「不可能」。',
    skip: '如果誰都想不出，就都說「跳過」。',
  },
  tony: (sets: number) =>
    sets === 1
      ? '每張牌用一次，找出能算出的最大的數。'
      : `找一個${sets === 2 ? '兩組' : ` ${formatCount(sets)} 組`}都能算出的大數，它就是你的 x。`,
  closest: (target: number) => `盡量靠近 ${signed(target)}，但不能等於 ${signed(target)}。每張牌用一次。`,
  touch: { hidden: '按你的鍵，輸入這個數。沒人看得見。', open: '按你的鍵，輸入這個數。大家都看得見。' },
  here: {
    hidden: '在自己的數字鍵上輸入。數字會蓋著，按住才看得見。分數先輸入分子，再按 a/b，再輸入分母。',
    open: '在自己的數字鍵上輸入。大家都看得見。分數先輸入分子，再按 a/b，再輸入分母。',
  },
  winsTony: '能證明的裡面，x 最大的贏。',
  winsClosest: '能證明的裡面，x 最小的贏。',
  type: {
    tony: '輸入你能算出的數。分數先輸入分子，再按 a/b，再輸入分母。',
    closest: '輸入你算出的數和目標相差多少。分數先輸入分子，再按 a/b，再輸入分母。',
  },
  state: (sets: number) =>
    sets === 1 ? '寫出解法：每個數用一次，再點「查驗」。' : '一組一組寫出解法：每個數用一次。',
  prove: (sets: number) =>
    sets === 1
      ? '寫出它是怎麼算出來的：每個數用一次，再點「查驗」。'
      : '寫出每一組怎麼算出它：每個數用一次。',
};
