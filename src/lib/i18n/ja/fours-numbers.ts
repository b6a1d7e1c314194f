import type { Words } from '../wording.ts';
import type { foursNumbers as english } from '../en/fours-numbers.ts';
import { formatCount } from '../format.ts';

export const foursNumbers: Words<typeof english> = {
  title: '4つの4で作る数',
  link: { name: '4つの4で1から20を作る', more: '1人用のパズル。順番もカードもありません' },
  rule: '4つの4の間に、+\u00a0−\u00a0×\u00a0÷ とかっこを好きなだけ置きます。',
  joined: '4を並べて44にする',
  sum: (made: number, possible: number) => `${possible}個中${made}個`,
  all: '全部作りました。',
  looking: 'すべてのボードを調べています…',
  list: '数',
  open: (target: number) => `${target}、まだです`,
  made: (target: number, line: string) => `${target}、できました：${line}`,
  never: (target: number) => `${target}、作れません`,
  target: (target: number) => `${target}を作る`,
  back: 'すべての数',
  another: '別の数',
  next: (target: number) => `次：${target}`,
  clear: 'クリア',
  kept: 'できました。一覧に保存しました。',
  cards: (count: number) => `${formatCount(count)}枚`,
  legend: '点線で囲んだ数は作れません。タップすると証明が見られます。',
  which: '作れない数は？',
  leave: '準備に戻る',
  best: (line: string, cards: number) =>
    `ベスト：${line}、${formatCount(cards)}枚。もっと少なければ記録更新です。`,
  cannot: (target: number, joined: boolean) =>
    joined ? `${target}は作れません。4を並べても無理です。` : `4を並べないと、${target}は作れません。`,
  proof: (boards: number, defined: number, target: number) =>
    `完成したボードは${formatCount(boards)}通り。そのうち0で割らないのは${formatCount(defined)}通りで、${target}になるものはありません。下に隠れたカードだけが違うボードは、1通りと数えます。`,
  withJoined: (target: number, ways: number) =>
    `4を並べれば、${target}を${formatCount(ways)}通りの解で作れます。スイッチをオンにして試してみましょう。`,
  ways: (count: number) =>
    count === 1
      ? '完成したボード1通りだけで作れます。'
      : `完成したボード${formatCount(count)}通りで作れます（なくても同じかっこも含む）。`,
  unanswered: 'ボードを調べられませんでした。あとでもう一度試してください。',
};
