import type { Words } from '../wording.ts';
import type { foursReplay as english } from '../en/fours-replay.ts';
import { amount, list, pick } from './forms.ts';

export const foursReplay: Words<typeof english> = {
  turnOf: (round, turn, turns) => `Ronda ${round} · turno ${turn} de ${turns}`,
  rounds: 'Ronda',
  round: (round, target, winner) => `Ronda ${round}, haz ${target}: ${winner ?? 'nadie'}`,
  played: (plays) => (plays.length === 0 ? 'pasó' : `jugó ${list(plays)}`),
  turn: (turn) => `Turno ${turn}`,
  nextRound: (round) => `Ronda ${round}`,
  noTurns: 'En esta partida nadie tuvo un turno.',
  showHands: 'Mostrar cartas',
  hideHands: 'Ocultar cartas',
  hands: 'Cartas antes del turno',
  handOf: (name) => `Las cartas de ${name}`,
  could: (name) => `¿Podría haber ganado ${name}?`,
  looking: 'Buscando…',
  unanswered: 'No pudimos averiguarlo. Prueba más tarde.',
  couldNot: (boards, target) =>
    boards === 0
      ? 'No: el tablero habría quedado incompleto.'
      : pick(boards, {
          one: `No: el único tablero completo al alcance no da ${target}.`,
          other: `No: ninguno de los ${amount(boards, 'tablero completo', 'tableros completos')} al alcance da ${target}.`,
        }),
  couldSo: (plays) => `Sí: ${list(plays)}.`,
  table: 'Puntos por ronda',
  sum: 'Total',
  nothing: 'nada',
  voids: (rounds) =>
    pick(rounds.length, {
      one: `La ronda ${list(rounds)} se anuló: todos pasaron.`,
      other: `Las rondas ${list(rounds)} se anularon: todos pasaron.`,
    }),
  openRound: (round) => `La ronda ${round} quedó sin terminar.`,
};
