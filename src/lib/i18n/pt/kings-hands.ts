import type { Words } from '../wording.ts';
import type { kingsHands as english } from '../en/kings-hands.ts';
import { list } from './forms.ts';

export const kingsHands: Words<typeof english> = {
  title: 'Mãos e regras',
  all: 'Todas as mãos',
  six: 'Seis cartas',
  any: 'de qualquer naipe',
  now: (ranks, formula) => `${ranks} · ${formula}`,
  oneSuit: (castle) => `todas do naipe do ${castle}`,
  twoSuits: (castles) => `três do naipe de cada castelo: ${list(castles)}`,
  halfIn: (castles) =>
    castles.length === 1
      ? `três valores seguidos, do naipe do ${castles[0] ?? ''}`
      : `três cartas dos dois valores, dos naipes dos castelos ${list(castles)}`,
  halfRun: 'três valores seguidos, de qualquer naipe',
  halfAny: 'três cartas dos dois valores, de qualquer naipe',
  k: 'K₁ a K₄ dizem quanto valem o Primeiro, o Segundo, o Terceiro e o Quarto castelo.',
  distance: 'Do castelo maior, tire o menor.',
  strictness: {
    quick: 'Rápida: as meias mãos podem ser de qualquer naipe.',
    standard: 'Padrão: as meias mãos precisam ser dos naipes da sua supermão.',
    elders: 'Ancestral: as meias mãos não valem.',
    timeSink: 'Eterna: só valem as supermãos.',
  },
  options: {
    subjects: 'Os Súditos contam: o valor de um Súdito se soma ao seu castelo.',
    noHarm: 'Sem dano, sem falta: cartas soltas não custam nada.',
    oneShuffle: 'Uma só embaralhada: quando o monte acaba, contam-se os pontos de todos.',
    faceUpStays: 'Consequências à vista: o que se descarta aberto nunca volta.',
    staticCastles: 'Castelos fixos: um castelo mantém o primeiro valor, seja qual for o rei.',
    anyKing: 'Oportunidades iguais: um rei vai a qualquer castelo.',
    ghoulRaiser: 'Levanta-defunto: depois de um rei você pode comprar das cartas abertas.',
  },
  staticBefore: 'Castelos fixos: os reis só podem ser jogados fora.',
};
