import type { Words } from '../wording.ts';
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Words<typeof english> = {
  title: 'はじめての問題',
  skip: 'スキップ',
  handOf: (hand: number, all: number) => `${all}問中${hand}問目`,
  say: {
    ace: 'Aは1です。タップしてみましょう。',
    plus: '次に + をタップ。',
    two: '続けて2をタップ。',
    addThree: '3ができました。もう1枚の3を足しましょう。',
    whichSign: '6と4を24にする記号はどれでしょう？',
    anyWay: 'それでも大丈夫です。記号をタップして、別のカードをタップ。',
    tenByFive: 'まず 10 ÷ 5 から。',
    half: '5 ÷ 10 は2分の1です。元に戻して、先に10をタップ。',
    yours: 'あとはおまかせします。',
    idea: 'かっこは要りません。12を作り、それから2を作りましょう。',
    leave: '12はそのままにして、3をタップ。',
    makeTwo: '残りのカードで2を作りましょう。',
    together: 'できた2つを組み合わせましょう。',
    deadEnd: 'ここから24は作れません。「元に戻す」をタップ。',
    astray: (value: string) => `${value}は24ではありません。「元に戻す」をタップ。`,
  },
  facts: [
    '赤いスタンプは、24ができたしるしです。',
    '途中で分数になっても大丈夫です。',
    'かっこは自動で付きます。',
  ],
  next: '次の問題',
  goOn: '続ける',
  end: 'これで全部です。',
};
