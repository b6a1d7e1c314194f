import type { Words } from '../wording.ts';
import type { matchList as english } from '../en/match-list.ts';
import { formatScore } from '../format.ts';

const SEVERAL: Readonly<Record<number, string | undefined>> = { 1: 'solo', 3: 'a três', 4: 'a quatro' };

export const matchList: Words<typeof english> = {
  list: 'Partidas',
  toList: 'Voltar às partidas',
  together: 'Totais',
  game: (name, players) => (players === 2 ? name : `${name} ${SEVERAL[players] ?? `a ${players}`}`),
  minutes: (minutes) => `${minutes} min`,
  stopped: 'encerrada antes',
  goOn: 'Continuar',
  score: (name, score, won) => `${name} ${formatScore(score)}${won ? ', ganhou' : ''}`,
  more: (match) => `Mais sobre ${match}`,
  replay: 'Replay',
  save: 'Salvar em um arquivo',
  saveMore: 'para guardar ou abrir em outro aparelho',
  remove: 'Apagar',
  removed: 'Partida apagada.',
  undo: 'Desfazer',
  open: 'Abrir uma partida de um arquivo',
  opened: 'Adicionada às suas partidas.',
  known: 'Você já tem esta partida.',
  empty: {
    title: 'Ainda não há partidas',
    text: 'Jogue uma na mesa e veja o replay aqui. Ela fica neste aparelho.',
    action: 'Ir para a mesa',
  },
  unopened: 'Nada foi mudado.',
};
