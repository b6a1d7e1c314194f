import type { Words } from '../wording.ts';
import type { foursReplay as english } from '../en/fours-replay.ts';
import { formatCount } from '../format.ts';
import { list } from './forms.ts';

export const foursReplay: Words<typeof english> = {
  turnOf: (round: number, turn: number, turns: number) =>
    `第 ${round} 輪 · 第 ${turn} 回合，共 ${turns} 回合`,
  rounds: '輪次',
  round: (round: number, target: number, winner: string | null) =>
    `第 ${round} 輪，算出 ${target}：${winner ?? '沒人贏'}`,
  played: (plays: readonly string[]) => (plays.length === 0 ? '過' : `打出 ${list(plays)}`),
  turn: (turn: number) => `第 ${turn} 回合`,
  nextRound: (round: number) => `第 ${round} 輪`,
  noTurns: '這場比賽沒有任何回合。',
  showHands: '顯示手牌',
  hideHands: '隱藏手牌',
  hands: '這回合之前的手牌',
  handOf: (name: string) => `${name}的手牌`,
  could: (name: string) => `${name}本來能贏嗎？`,
  looking: '正在找…',
  unanswered: '查不出來。請稍後再試。',
  couldNot: (boards: number, target: number) =>
    boards === 0
      ? '不能：怎麼打都湊不成完整的算式。'
      : boards === 1
        ? `不能：能湊成的完整算式只有一個，結果不是 ${target}。`
        : `不能：能湊成的 ${formatCount(boards)} 個完整算式，沒有一個得 ${target}。`,
  couldSo: (plays: readonly string[]) => `能：${list(plays)}。`,
  table: '各輪得分',
  sum: '總計',
  nothing: '無',
  voids: (rounds: readonly number[]) => `第 ${list(rounds)} 輪作廢：大家都過了。`,
  openRound: (round: number) => `第 ${round} 輪沒有打完。`,
};
