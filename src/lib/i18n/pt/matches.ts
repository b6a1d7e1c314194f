import type { Words } from '../wording.ts';
import type { matches as english } from '../en/matches.ts';
import { formatCount } from '../format.ts';
import { formatBytes } from '../measures.ts';
import { amount } from './forms.ts';

const AGAIN = 'Salve a partida em um arquivo de novo e abra esse arquivo.';
const OTHER = 'Escolha outro arquivo de partida.';
const UPDATE = 'Atualize o app e abra de novo.';

const fileFault: (typeof english)['fileFault'] = {
  tooLarge: ({ size, most }) =>
    `Este arquivo tem ${formatBytes(size)}, e uma partida tem no máximo ${formatBytes(most)}. ${OTHER}`,
  empty: () => `Este arquivo está vazio. ${AGAIN}`,
  unreadable: () => 'Não foi possível ler o arquivo. Salve-o antes neste aparelho e abra a partir dali.',
  tooDeep: () => `Este arquivo não tem a forma de uma partida do Two Dozen. ${OTHER}`,
  tooMany: () => `Este arquivo tem coisas demais para ser uma partida. ${OTHER}`,
  notJson: () => `Este arquivo está danificado. ${AGAIN}`,
  notMatch: () =>
    'Isto não é uma partida do Two Dozen. Escolha um arquivo salvo a partir da lista de partidas.',
  newerFile: () => `Uma versão mais nova salvou este arquivo. ${UPDATE}`,
  header: () => `O começo deste arquivo está danificado. ${AGAIN}`,
  tooLong: () => `Este arquivo tem mais jogadas do que uma partida pode ter. ${OTHER}`,
  cutOff: () => `Este arquivo está incompleto: faltam jogadas. ${AGAIN}`,
  unknownGame: () => `Esta versão não tem o jogo desta partida. ${UPDATE}`,
  newerRules: () => `Esta partida usa regras de uma versão mais nova. ${UPDATE}`,
  olderRules: () => 'Esta partida usa regras antigas que esta versão não joga mais.',
  config: () => `As regras da casa deste arquivo não funcionam. ${AGAIN}`,
  players: ({ expected, found }) =>
    `Este jogo é para ${amount(expected, 'jogador', 'jogadores')}, e o arquivo tem ${formatCount(found)}. ${AGAIN}`,
  names: ({ why }) =>
    `O nome do jogador ${formatCount(why.seat + 1)} ${{ emptyName: 'está vazio', longName: 'é longo demais', sameName: 'está repetido' }[why.code]}. ${AGAIN}`,
  event: ({ seq }) => `Não dá para ler a jogada ${formatCount(seq + 1)} deste arquivo. ${AGAIN}`,
  refused: ({ seq }) => `A jogada ${formatCount(seq + 1)} deste arquivo quebra as regras. ${AGAIN}`,
};

export const matches: Words<typeof english> = { fileFault };
