import type { Words } from '../wording.ts';
import type { patternLessons as english } from '../en/pattern-lessons.ts';
import { formatCount } from '../format.ts';

export const patternLessons: Words<typeof english> = {
  title: '最後の一手：8つの短いレッスン',
  names: {
    threeEight: '3 × 8',
    fourSix: '4 × 6',
    twoTwelve: '2 × 12',
    there: '24ができたら残りを消す',
    sum: 'たし算とひき算だけ',
    near: '24に近い積',
    divide: '3つの積、またはわり算',
    fraction: '途中で分数を使う',
  },
  ideas: {
    threeEight:
      '3か8を探しましょう。それを残して、残りのカードでもう一方を作ります。両方作ることもできます。',
    fourSix: '4か6を探しましょう。それを残して、残りのカードでもう一方を作ります。両方作ることもできます。',
    twoTwelve: '2があれば12を、Qがあれば2を作ります。2枚ずつで両方作ることもできます。',
    there: '何枚かで24ができたら、残りは打ち消し合わせるか、1をかけます。',
    sum: '大きなカードは足すだけで届くことがあります。全部足してから、どれを引けばよいか見ます。',
    near: '2枚をかけて24に近づけ、残りの2枚で差を埋めます。',
    divide: '小さな数を3つかけます。または24を超えてから割ります：48 ÷ 2、72 ÷ 3。',
    fraction: 'ほかに手がなければ、分数で割ります：8 ÷ 1/3 は24です。',
  },
  begin: 'やってみる',
  say: {
    step: (line, value) => `${value}を作ります：${line}。`,
    last: (line) => `最後の一手：${line}。`,
    yours: '今度は自分の番です。同じ最後の一手を探しましょう。',
    goOn: 'それでも大丈夫。ここから続けましょう。',
  },
  facts: {
    same: 'これがこのレッスンで学ぶ最後の一手です。',
    other: '最後の一手は違いますが、これも正解です。',
  },
  after: {
    make: (name, number) => `最後の一手：${name}。${number}を作ります。`,
    both: (name) => `最後の一手：${name}。両方作ります。`,
    there: '最後の一手：24ができたら残りを消す。',
    sum: '最後の一手：たし算とひき算だけ。',
    near: '最後の一手：24に近い積。',
    divide: '最後の一手：3つの積、またはわり算。',
    fraction: '最後の一手：途中で分数を使う。',
    seen: (times, pace) =>
      `これまでに${formatCount(times)}回${pace === null ? '' : { slower: '、ふだんより遅め', even: '、ふだんと同じくらい', quicker: '、ふだんより速め' }[pace]}。`,
    lesson: 'レッスン',
  },
  sitting: {
    title: (solved, of) => `ここまで${formatCount(of)}問中${formatCount(solved)}問正解`,
    typical: '今回',
    usual: 'ふだん',
    fastest: '最速',
    well: '好調',
    slow: '遅め・解けず',
    goOn: '続ける',
    enough: 'ここまで',
  },
  warmedUp: {
    title: 'ウォームアップ終了',
    solved: (solved, of) => `${formatCount(of)}問中${formatCount(solved)}問正解`,
    missed: '解けなかった',
  },
  end: 'レッスンはここまでです。',
  next: '次のレッスン',
  unknown: 'そのレッスンはありません。「遊び方」から選んでください。',
};
