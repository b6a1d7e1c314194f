import type { Words } from '../wording.ts';
import type { foursReplay as english } from '../en/fours-replay.ts';
import { amount, list } from './forms.ts';

export const foursReplay: Words<typeof english> = {
  turnOf: (round, turn, turns) => `Rodada ${round} · turno ${turn} de ${turns}`,
  rounds: 'Rodada',
  round: (round, target, winner) => `Rodada ${round}, faça ${target}: ${winner ?? 'ninguém'}`,
  played: (plays) => (plays.length === 0 ? 'passou' : `jogou ${list(plays)}`),
  turn: (turn) => `Turno ${turn}`,
  nextRound: (round) => `Rodada ${round}`,
  noTurns: 'Ninguém teve a vez nesta partida.',
  showHands: 'Mostrar cartas',
  hideHands: 'Esconder cartas',
  hands: 'Cartas antes do turno',
  handOf: (name) => `As cartas de ${name}`,
  could: (name) => `${name} poderia ter ganhado?`,
  looking: 'Procurando…',
  unanswered: 'Não conseguimos descobrir. Tente mais tarde.',
  couldNot: (boards, target) =>
    boards === 0
      ? 'Não: o tabuleiro continuaria incompleto.'
      : boards === 1
        ? `Não: o único tabuleiro completo ao alcance não dá ${target}.`
        : `Não: nenhum dos ${amount(boards, 'tabuleiro completo', 'tabuleiros completos')} ao alcance dá ${target}.`,
  couldSo: (plays) => `Sim: ${list(plays)}.`,
  table: 'Pontos por rodada',
  sum: 'Total',
  nothing: 'nada',
  voids: (rounds) =>
    rounds.length === 1
      ? `A rodada ${list(rounds)} foi anulada: todos passaram.`
      : `As rodadas ${list(rounds)} foram anuladas: todos passaram.`,
  openRound: (round) => `A rodada ${round} não terminou.`,
};
