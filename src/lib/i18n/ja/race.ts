import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import type { race as english } from '../en/race.ts';
import { list } from './forms.ts';

export const race: Words<typeof english> = {
  tooEarly: 'フライング',
  locked: '1秒間ロックされます。',
  hasIt: (name: string) => `${name}が一番です`,
  late: (ms: number) => `+${formatLead(ms)}`,
  heat: '同着',
  lotDraws: '差がわかりません。抽選します。',
  outByLot: '抽選に外れました',
  inByLot: (names: readonly string[]) => `${list(names)}との抽選に当たりました`,
  asks: (name: string) => `${name}：解なし？`,
  cameTo: (name: string, verdict: string) => `${name}：${verdict}`,
  waitsFor: (names: readonly string[]) =>
    names.length > 2 ? 'ほかの人を待っています' : `${list(names)}を待っています`,
  thereIs: '解があります。',
  thereIsNone: '解はありません。',
  side: (name: string) => `${name}の側`,
  sayThenTap: '声で答えて、一番の人をタップ',
  youHaveIt: '一番！',
  right: '正解',
  act: {
    agree: '同意',
    check: '確かめる',
    enter: '入力する',
    isThere: '解はある？',
    again: 'もう一度',
    replay: 'リプレイ',
    home: 'ホーム',
  },
  refused: {
    notNow: '今はできません。少し待ってください。',
    noSuchSeat: 'そこにはだれもいません。テーブルの枠に触れてください。',
    notYours: 'それはほかの人がすることです。',
    realOnly: 'ここではアプリが配ります。入力するものはありません。',
    dealtOnly: '本物のトランプを使っています。カードは手で動かしてください。',
    ranksUnknown: '先に4枚のカードを入力してください。',
    secondOwed: '解がもう1つ必要です。別の解を入力してください。',
    tooEarly: '早すぎます。少し待ってください。',
    badOrder: 'カードの数が合いません。「一時停止」から「1つ戻す」をタップしてください。',
    nothingToRule: 'その判定はもう変えられません。「一時停止」から「1回分戻す」をタップしてください。',
    unreadable: '解の式が読めませんでした。もう一度入力してください。',
  },
};
