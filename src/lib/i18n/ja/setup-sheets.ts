import type { Words } from '../wording.ts';
import type { setupSheets as english } from '../en/setup-sheets.ts';
import { list } from './forms.ts';

export const setupSheets: Words<typeof english> = {
  row: {
    target: '目標',
    dynamic: '目標を引いて決める',
    dynamicMore: 'カード4枚の合計',
    sound: '効果音',
    awake: '画面を消さない',
  },
  share: (of100: number) => `100回に${of100}回は解があります`,
  rare: '解がある回は半分もありません。',
  targetFault: (most: number) => `1から${most}までの整数を入力してください。`,
  person: {
    name: '名前',
    shape: '形',
    change: '席を入れ替える相手',
    handicap: '差をうめるハンデ',
    delay: 'タッチを遅らせて数える',
    second: '違う解を2つ答える',
    secondMore: '解が1つしかなければ1つ',
    save: '保存',
  },
  drawn: {
    title: '大きい数の人から選びます',
    alike: (names: readonly string[]) => `${list(names)}は同じ数です。もう一度引きます。`,
    picks: (name: string) => `${name}、席を選んでください`,
    redraw: '引き直す',
    card: (name: string, rank: string, suit: string) => `${name}：${suit}の${rank}`,
  },
};
