import type { Words } from '../wording.ts';
import type { KingsOptions, Strictness } from '#lib/games/kings/config.ts';
import type { kingsHands as english } from '../en/kings-hands.ts';
import { list } from './forms.ts';

export const kingsHands: Words<typeof english> = {
  title: '役とルール',
  all: 'すべての役',
  six: '6枚の役',
  any: 'どのマークでもよい',
  now: (ranks: string, formula: string) => `${ranks}：${formula}`,
  oneSuit: (castle: string) => `全部が${castle}のマーク`,
  twoSuits: (castles: readonly string[]) => `${list(castles)}のマークで3枚ずつ`,
  halfIn: (castles: readonly string[]) =>
    castles.length === 1
      ? `連続した数字3枚、${castles[0] ?? ''}のマーク`
      : `両方の数字を使って3枚、${list(castles)}のマーク`,
  halfRun: '連続した数字3枚、どのマークでもよい',
  halfAny: '両方の数字を使って3枚、どのマークでもよい',
  k: 'K₁からK₄は、第1から第4の城の値です。',
  distance: '大きいほうの値から小さいほうの値を引きます。',
  strictness: {
    quick: 'クイック：半役はどのマークでもかまいません。',
    standard: 'スタンダード：半役は、スーパー役と同じ城のマークに限ります。',
    elders: '長老：半役は数えません。',
    timeSink: '長期戦：スーパー役だけを数えます。',
  } satisfies Record<Strictness, string>,
  options: {
    subjects: '臣下も数える：臣下の数を城の値に足します。',
    noHarm: '減点なし：余ったカードを減点しません。',
    oneShuffle: '切るのは1回だけ：山札がなくなったら、全員の得点を計算します。',
    faceUpStays: '表向きは戻さない：表向きの捨て札は、もう使いません。',
    staticCastles: '動かない城：どのキングがのっても、城は最初の値のままです。',
    anyKing: '機会均等：マークが違う城にも、キングをのせられます。',
    ghoulRaiser: 'よみがえり：キングを使ったあと、表向きの捨て札からも引けます。',
  } satisfies Record<keyof KingsOptions, string>,
  staticBefore: '動かない城：キングは捨てるだけです。',
};
