import type { play as english } from '../en/play.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';

export const play: Words<typeof english> = {
  title: '牌桌',
  opening: '正在開啟比賽…',
  leave: {
    title: '離開牌桌？',
    text: '以後可以從首頁繼續。',
    stay: '留下',
    go: '離開',
  },
  elsewhere: {
    title: '在另一個視窗裡開著',
    text: '關掉那個視窗，或者在這裡繼續。紀錄都不會遺失。',
    here: '在這裡繼續',
  },
  home: '回到首頁',
  list: '所有比賽',
  fault: {
    missing: '這裡沒有這場比賽。可能已經刪除，或者是在別的裝置上玩的。',
    unknownGame: '這個版本沒有這個遊戲。請更新 App 再開啟。',
    newerRules: '這場比賽用的是較新版本的規則。請更新 App 再開啟。',
    olderRules: '這場比賽用的是舊規則。可以看，但不能再繼續。',
    broken: '這場比賽有一部分損壞了。它會原樣保留，你可以存成檔案。',
  },
  goOnFrom: {
    set: (set: number) => `從第 ${set} 題繼續`,
    lost: (sets: number) =>
      sets === 0 ? '可以繼續，只少了這題最後的一小段。' : `可以繼續，但少了最後 ${formatCount(sets)} 題。`,
    look: '查看剩下的部分',
    wasOver: '這場比賽已經打完。沒損壞的部分可以看。',
  },
};
