import type { Words } from '../wording.ts';
import type { ways as english } from '../en/ways.ts';

export const ways: Words<typeof english> = {
  title: '違う解とは',
  intro: '解の一覧には、どの解も一番簡単な形で1回だけ出ます。次の点だけが違う2つの式は、同じ解と数えます。',
  same: 'は次と同じ',
  other: 'は次と違う',
  rules: {
    order: {
      title: '順番とまとめ方',
      text: '足す順番やかける順番、その中でのかっこの位置が違っても同じ解です。1つずつ引いても（割っても）、まとめて引いても（割っても）同じ解です。',
    },
    equal: {
      title: '同じ数のカード',
      text: '同じ数の2枚は入れ替えられます。3 3 8 8 なら、どちらの8を割っても同じです。',
    },
    signs: {
      title: '2つの符号を反転',
      text: 'マイナス × マイナスはプラスです。2つのひき算の向きを両方とも逆にしても、かけた答えは変わりません。',
    },
    idle: {
      title: '打ち消し合う数',
      text: '合わせて1になる数をかけても、それで割っても、何も変わりません。合わせて0になる数を足しても、引いても同じです。同じ数どうしが打ち消し合うなら、同じ解です。−1になる数も、反転した符号がほかの所で元に戻るなら、打ち消し合います。',
    },
    different: {
      title: '違う解になるもの',
      text: 'それ以外は、途中の値が同じでも、すべて違う解です。',
    },
  },
  hands: '24を作る解のすべて',
  hand: (numbers: readonly number[], count: number) =>
    `${numbers.join(' ')}：${count === 1 ? '解は1つ' : `${count}通りの解`}`,
};
