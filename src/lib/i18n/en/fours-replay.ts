import { formatCount, formatList } from '../format.ts';

/** Looking back at a match of Four Fours. */
export const foursReplay = {
  turnOf: (round: number, turn: number, turns: number) => `Round ${round} · turn ${turn} of ${turns}`,
  rounds: 'Round',
  round: (round: number, target: number, winner: string | null) =>
    `Round ${round}, make ${target}: ${winner ?? 'nobody'}`,
  played: (plays: readonly string[]) => (plays.length === 0 ? 'passed' : `played ${formatList(plays)}`),
  turn: (turn: number) => `Turn ${turn}`,
  nextRound: (round: number) => `Round ${round}`,
  noTurns: 'Nobody had a turn in this match.',
  showHands: 'Show cards',
  hideHands: 'Hide cards',
  hands: 'Cards before the turn',
  handOf: (name: string) => `${name}’s cards`,
  could: (name: string) => `Could ${name} have won?`,
  looking: 'Looking…',
  unanswered: 'We couldn’t find out. Try again later.',
  couldNot: (boards: number, target: number) =>
    boards === 0
      ? 'No: the board would still have been incomplete.'
      : boards === 1
        ? `No: the only complete board within reach doesn’t make ${target}.`
        : `No: none of the ${formatCount(boards)} complete boards within reach makes ${target}.`,
  couldSo: (plays: readonly string[]) => `Yes: ${formatList(plays)}.`,
  table: 'Points by round',
  sum: 'Total',
  nothing: 'nothing',
  voids: (rounds: readonly number[]) =>
    rounds.length === 1
      ? `Round ${rounds[0]} was void: everybody passed.`
      : `Rounds ${formatList(rounds.map(String))} were void: everybody passed.`,
  openRound: (round: number) => `Round ${round} wasn’t finished.`,
};
