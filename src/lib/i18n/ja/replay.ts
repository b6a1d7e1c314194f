import type { Words } from '../wording.ts';
import type { DealEnd, SignalKind } from '#lib/games/table/record.ts';
import type { replay as english } from '../en/replay.ts';
import { formatCount } from '../format.ts';
import { formatLead } from '../measures.ts';
import { list } from './forms.ts';

export const replay: Words<typeof english> = {
  title: 'リプレイ',
  opening: 'リプレイを開いています…',
  of: (game: string, date: string) => `${date}の${game}`,
  save: 'ファイルに保存',
  notOver: '対戦が終わると、リプレイを見られます。',
  goOn: '対戦を続ける',
  noSets: 'この対戦では、カードが配られていません。',
  set: (set: number, sets: number) => `${sets}回中${set}回目`,
  inRound: (round: number, set: number, sets: number) => `第${round}ラウンド・${sets}回中${set}回目`,
  end: '終わり',
  make: (target: number) => `${target}を作る`,
  cards: 'カード',
  laid: (rank: string, name: string) => `${rank}、${name}から`,
  laidByTable: (rank: string) => `${rank}、テーブルから`,
  notEntered: '未入力',
  card: 'カード',
  stands: (name: string, count: number) => `${name} ${count}`,
  before: '前へ',
  after: '次へ',
  chosen: '選んだ回',

  firstBy: (ms: number) => `${formatLead(ms)}差で一番`,
  afterTime: (time: string) => `${time}後`,
  byLot: '抽選',
  named: (claimant: string) => `${claimant}を選んだ`,
  gaveUpAndNamed: (claimant: string) => `あきらめて${claimant}を選んだ`,
  touches: 'だれがいつ触れたか',
  touch: {
    inTime: (time: string) => time,
    late: (time: string, late: string) => `${time}、${late}遅れ`,
    falseStart: (early: string) => `フライング（${early}早い）`,
    voided: (time: string) => `${time}、誤タッチとして取り消し`,
  } satisfies Record<SignalKind, (time: string, more: string) => string>,
  delayed: (time: string) => `${time}として数えた`,
  gaveUp: (time: string) => `${time}後にあきらめた`,
  heat: (names: readonly string[], p: number) =>
    `同着：${list(names)}の差は${formatLead(p)}以内だったので、抽選しました。`,

  unsaid: {
    agreed: '同意されました。',
    stood: 'だれも確かめませんでした。',
    conceded: '降参しました。',
    expired: '時間切れでした。',
  },
  right: '正解です。',
  wrong: '間違いです。',
  makes: (value: string) => `${value}になります。`,
  dividesByZero: '0で割っています。',
  otherCards: 'この4枚ではありません。',
  notDifferent: '2つとも同じ解です。',
  takes: (name: string, count: number, all: number) =>
    count === all ? `${name}が${all}枚とも取りました。` : `${name}が${count}枚取りました。`,
  out: (name: string) => `${name}は、この回は休みでした。`,
  ruled: (reason: string) => `みんなで判定を変えました${reason === '' ? '' : `：「${reason}」`}。`,
  recounted: 'みんなで枚数を直しました。',
  otherWays: (count: number) =>
    count === 0 ? 'ほかに解はありません。' : `ほかに${formatCount(count)}通りの解があります。`,
  works: '解の例',
  worksNone: '解はありませんでした。',
  looking: '探しています…',
  missing:
    'ソルバーのダウンロードがまだ終わっていません。インターネットにつないで、この回をもう一度開いてください。',

  left: {
    open: '対戦は途中で終わりました。',
    swapped: 'カードを交換しました。',
    passed: 'だれも解けませんでした。',
    timedOut: '時間内にだれも解けませんでした。',
    barred: '全員が間違えました。',
    reshuffled: '10回交換したので、山札を切りました。',
  } satisfies Record<Exclude<DealEnd, 'claimed'>, string>,
  aside: '4枚は流れました。',
  earlier: 'その前',

  all: 'すべての回',
  keyTwo: '上下：勝った人・長さ：時間',
  keyGiven: '塗り：カードを渡した・枠：引き取った',
  keyWon: '塗り：4枚を取った',
  spokenSet: (set: number, sets: number, won: string) => `${sets}回中${set}回目、${won}`,
  spokenWon: (name: string) => `${name}の勝ち`,
  spokenNobody: '勝ちなし',
};
