import type { Words } from '../wording.ts';
import type { contestShared as english } from '../en/contest-shared.ts';
import { formatCount, signed } from '../format.ts';
import { formatBytes } from '../measures.ts';
import { list } from './forms.ts';

const rounds = (count: number) => `${formatCount(count)} 輪`;
const points = (count: number) => `${signed(formatCount(count))} 分`;

/** What a parameter of an address is about. */
const PARAMETERS: Readonly<Record<string, string>> = {
  v: '版本',
  type: '玩法類型',
  target: '目標',
  numbers: '每組幾個數',
  sets: '組數',
  range: '數的範圍',
  end: '打到幾分',
  round: '每輪限時',
  between: '兩輪間隔',
  answer: '作答限時',
  entry: '輸入限時',
  seed: '輪次編號',
  by: '玩家名字',
  r: '玩家成績',
};
const about = (field: string) => PARAMETERS[field] ?? '連結';

export const contestShared: Words<typeof english> = {
  title: '同樣的輪次',
  back: '返回牌桌設定',
  about: [
    '和別處的朋友打同一場擂台：傳一個連結或檔案，對方的裝置就會一輪一輪出同樣的數。',
    '此外什麼都不會傳送。什麼時候玩都可以，玩完再比。',
  ],
  setUp: '設定一場擂台',
  open: '開啟檔案',
  fault: {
    tooLong: () => '這個連結太長，不會是這個 App 的。',
    newer: () => '這個連結來自另一個版本的 App。請更新 App，再開啟一次。',
    noFile: () => '這不是擂台輪次的檔案。',
    cutOff: () => '這個檔案不完整。請對方再傳一次。',
    unreadable: () => '無法讀取這個檔案。請先存到裝置上，再從那裡開啟。',
    tooLarge: ({ size, most }) =>
      `這個檔案有 ${formatBytes(size)}，上限是 ${formatBytes(most)}。請選擇別的檔案。`,
    missing: ({ field }) => `這個連結被截斷了：缺少「${about(field)}」。請對方再傳一次。`,
    repeated: ({ field }) => `這個連結裡「${about(field)}」出現了兩次。請對方再傳一次。`,
    setting: ({ field }) => `這個連結無法使用：「${about(field)}」不符合規則。`,
    result: ({ field }) => `這個連結無法使用：「${about(field)}」讀不出來。`,
  },
  same: '用這個連結的每台裝置，出的數都一樣。',
  number: (seed: string) => `輪次編號 ${seed}`,
  others: (names: readonly string[], count: number) =>
    `${list(names)}已經玩了 ${rounds(count)}。你也玩一遍，就能看到成績。`,
  who: '這裡誰來玩',
  goesOn: '這些輪次你已經開始了。',
  goOn: '繼續',
  share: '分享這些輪次',
  shareMore: '開啟這個連結，出的數都一樣',
  tell: '分享你的成績',
  tellMore: '帶有你得分的連結，用來比較',
  file: '存成檔案',
  fileMore: '內容相同，可以傳送或留存',
  text: (game: string) => `${game}：來玩和我一樣的輪次`,
  told: (game: string, names: readonly string[], scores: readonly number[]) =>
    `${game}：${list(names.map((name, at) => `${name} ${points(scores[at] ?? 0)}`))}。來玩一樣的輪次，比一比`,
  shared: {
    shared: '已分享。',
    copied: '已複製到剪貼簿。',
    failed: '瀏覽器不能分享或複製。請改為複製本頁網址。',
  },
  saved: '已儲存。',

  beside: '並排比較',
  alone: '你的成績',
  nobodyYet: '把你的成績分享出去。朋友傳來成績後，開啟連結就能比較。',
  overRounds: (count: number) => (count === 1 ? '第一輪' : `前 ${rounds(count)}`),
  here: '在這台裝置上',
  points,
  round: (number: number) => `第 ${number} 輪`,
  roundOf: (name: string, said: string) => `${name}：${said}`,
  won: '得一分',
  lost: '扣一分',
  nothing: '不得分',
  noX: '沒有 x',
  impossible: '不可能',
  best: (x: string) => `最好的是 ${x}`,
  again: '再玩一遍',
  againMore: '這些數你已經知道了',
  replay: '重播',
};
