import type { Words } from '../wording.ts';
import type {
  contestFamilies as englishFamilies,
  contestTypes as englishTypes,
} from '../en/contest-types.ts';

const HIDDEN = 'números secretos e depois provas';
const OPEN = 'todos veem cada número';
const QUICK = 'provas assim que todos têm um número';

export const contestTypes: Words<typeof englishTypes> = {
  0: { name: 'Clássico', more: 'quem resolve antes avisa' },
  1: { name: 'Clássico, sem fim', more: 'você diz quando acaba' },
  2: { name: 'Clássico, com solução', more: 'todo conjunto tem solução' },
  10: { name: 'Tony Four', more: `o maior número: ${HIDDEN}` },
  11: { name: 'Tony Four, rápido', more: QUICK },
  12: { name: 'Tony Four, aberto', more: OPEN },
  20: { name: 'Mais perto', more: `perto do alvo: ${HIDDEN}` },
  21: { name: 'Mais perto, rápido', more: QUICK },
  22: { name: 'Mais perto, aberto', more: OPEN },
};

export const contestFamilies: Words<typeof englishFamilies> = {
  classic: {
    name: 'Clássico',
    more: 'Chegue ao alvo antes de todos e diga como.',
    example: '3 7 8 2: (7 − 3) × (8 − 2) = 24',
  },
  tony: {
    name: 'Tony Four',
    more: 'Cada um pensa em um número que dê para fazer com todos os conjuntos. Ganha o maior que for provado.',
    example: '2 5 6 8 e 3 4 7 9: os dois dão 144',
  },
  closest: {
    name: 'Mais perto',
    more: 'Chegue o mais perto que puder do alvo, mas sem acertá-lo.',
    example: '3 5 7 11: 3 × 5 × 11 ÷ 7 = 23\u00a04/7, perto de 24',
  },
};
