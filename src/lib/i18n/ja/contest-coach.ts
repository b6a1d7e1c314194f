import type { contestCoach as english } from '../en/contest-coach.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { signed as number } from './forms.ts';

export const contestCoach: Words<typeof english> = {
  label: 'すること',
  classic: {
    find: (target: number, sets: number) =>
      `${sets === 1 ? '' : `${formatCount(sets)}組それぞれで、`}どの数も1回ずつ使って${number(target)}を作ります。`,
    touch: 'だれよりも先に自分のキーに触れて、解を入力します。',
    alone: '解けたら自分のキーに触れて、解を入力します。',
    none: '作れないと思ったら「不可能」。',
    skip: 'だれも見つけられなければ、全員で「スキップ」。',
  },
  tony: (sets: number) =>
    sets === 1
      ? 'カードを全部1回ずつ使って作れる、一番大きい数を探します。'
      : `${formatCount(sets)}組のどれでも作れる大きい数を1つ探します。それがxです。`,
  closest: (target: number) =>
    `カードを全部1回ずつ使って、${number(target)}にできるだけ近い数を作ります。${number(target)}ちょうどは認められません。`,
  touch: {
    hidden: '自分のキーに触れて入力します。だれにも見えません。',
    open: '自分のキーに触れて入力します。全員に見えます。',
  },
  here: {
    hidden:
      '自分の数字キーで入力します。入力した数は隠れていて、長押ししている間だけ見えます。分数は、分子、a/b、分母の順に入力します。',
    open: '自分の数字キーで入力します。全員に見えます。分数は、分子、a/b、分母の順に入力します。',
  },
  winsTony: '証明できた一番大きいxの勝ちです。',
  winsClosest: '証明できた一番小さいxの勝ちです。',
  type: {
    tony: '作れる数を入力します。分数は、分子、a/b、分母の順に入力します。',
    closest: '目標との差を入力します。分数は、分子、a/b、分母の順に入力します。',
  },
  state: (sets: number) =>
    sets === 1
      ? '解を入力します。どの数も1回ずつ使って「確かめる」。'
      : '1組ずつ順に解を入力します。どの数も1回ずつ使います。',
  prove: (sets: number) =>
    sets === 1
      ? '作り方を入力します。どの数も1回ずつ使って「確かめる」。'
      : '組ごとに作り方を入力します。どの数も1回ずつ使います。',
};
