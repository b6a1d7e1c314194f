import type { Words } from '../wording.ts';
import type { foursReplay as english } from '../en/fours-replay.ts';
import { formatCount } from '../format.ts';
import { list } from './forms.ts';

export const foursReplay: Words<typeof english> = {
  turnOf: (round: number, turn: number, turns: number) =>
    `第 ${round} 轮 · 第 ${turn} 回合，共 ${turns} 回合`,
  rounds: '轮次',
  round: (round: number, target: number, winner: string | null) =>
    `第 ${round} 轮，算出 ${target}：${winner ?? '无人'}`,
  played: (plays: readonly string[]) => (plays.length === 0 ? '过' : `打出 ${list(plays)}`),
  turn: (turn: number) => `第 ${turn} 回合`,
  nextRound: (round: number) => `第 ${round} 轮`,
  noTurns: '这场比赛没人出过牌。',
  showHands: '显示手牌',
  hideHands: '隐藏手牌',
  hands: '这回合之前的手牌',
  handOf: (name: string) => `${name}的手牌`,
  could: (name: string) => `${name}本来能赢吗？`,
  looking: '正在找…',
  unanswered: '没能算出来。以后再试试。',
  couldNot: (boards: number, target: number) =>
    boards === 0
      ? '不能：怎么打都凑不成完整的算式。'
      : boards === 1
        ? `不能：能凑成的完整算式只有一个，结果不是 ${target}。`
        : `不能：能凑成的 ${formatCount(boards)} 个完整算式，没有一个得 ${target}。`,
  couldSo: (plays: readonly string[]) => `能：${list(plays)}。`,
  table: '各轮得分',
  sum: '总计',
  nothing: '无',
  voids: (rounds: readonly number[]) => `第 ${list(rounds)} 轮作废：大家都过了。`,
  openRound: (round: number) => `第 ${round} 轮没有打完。`,
};
