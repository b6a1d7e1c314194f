import type { play as english } from '../en/play.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';

export const play: Words<typeof english> = {
  title: 'みんなで遊ぶ',
  opening: '対戦を開いています…',
  leave: {
    title: '席を立ちますか？',
    text: 'ホームから、この対戦を続けられます。',
    stay: '残る',
    go: '席を立つ',
  },
  elsewhere: {
    title: '別のウィンドウで開いています',
    text: '別のウィンドウを閉じるか、ここで続けてください。何も失われません。',
    here: 'ここで続ける',
  },
  home: 'ホームへ',
  list: 'すべての対戦',
  fault: {
    missing: 'この対戦はここにありません。削除したか、別の端末で遊んだ対戦かもしれません。',
    unknownGame: 'このバージョンにはないゲームです。対戦を開くには、アプリを更新してください。',
    newerRules: 'この対戦は、新しいバージョンのルールを使っています。開くには、アプリを更新してください。',
    olderRules: 'この対戦は、以前のルールを使っています。見ることはできますが、続けることはできません。',
    broken: 'この対戦の一部が壊れています。このまま残してあり、ファイルに保存できます。',
  },
  goOnFrom: {
    set: (set: number) => `${set}回目から続ける`,
    lost: (sets: number) =>
      sets === 0
        ? 'その回の最後の部分だけが失われています。続けられます。'
        : `最後の${formatCount(sets)}回分を除いて続けられます。`,
    look: '残っている部分を見る',
    wasOver: 'この対戦はもう終わっていました。壊れていない部分を見られます。',
  },
};
