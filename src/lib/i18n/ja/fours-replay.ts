import type { Words } from '../wording.ts';
import type { foursReplay as english } from '../en/fours-replay.ts';
import { formatCount } from '../format.ts';
import { list } from './forms.ts';

export const foursReplay: Words<typeof english> = {
  turnOf: (round: number, turn: number, turns: number) =>
    `第${round}ラウンド・${turns}ターン中${turn}ターン目`,
  rounds: 'ラウンド',
  round: (round: number, target: number, winner: string | null) =>
    `第${round}ラウンド、目標${target}：${winner ?? 'なし'}`,
  played: (plays: readonly string[]) => (plays.length === 0 ? 'パス' : `${list(plays)}置いた`),
  turn: (turn: number) => `${turn}ターン目`,
  nextRound: (round: number) => `第${round}ラウンド`,
  noTurns: 'この対戦では、だれにも番が来ませんでした。',
  showHands: '手札を表示',
  hideHands: '手札を隠す',
  hands: '番の前の手札',
  handOf: (name: string) => `${name}の手札`,
  could: (name: string) => `${name}は勝てた？`,
  looking: '調べています…',
  unanswered: 'わかりませんでした。あとでもう一度試してください。',
  couldNot: (boards: number, target: number) =>
    boards === 0
      ? 'いいえ。どう出しても、ボードは未完成のままでした。'
      : boards === 1
        ? `いいえ。完成できるボードはひとつだけで、${target}にはなりません。`
        : `いいえ。完成できる${formatCount(boards)}通りのボードのうち、${target}になるものはありません。`,
  couldSo: (plays: readonly string[]) => `はい。${list(plays)}置けば勝ちでした。`,
  table: 'ラウンドごとの得点',
  sum: '合計',
  nothing: 'なし',
  voids: (rounds: readonly number[]) =>
    `${list(rounds.map((round) => `第${round}ラウンド`))}は無効です（全員がパス）。`,
  openRound: (round: number) => `第${round}ラウンドは終わっていません。`,
};
