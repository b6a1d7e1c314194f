import type { Words } from '../wording.ts';
import type { kingsHands as english } from '../en/kings-hands.ts';
import { list } from './forms.ts';

export const kingsHands: Words<typeof english> = {
  title: 'Manos y reglas',
  all: 'Todas las manos',
  six: 'Seis cartas',
  any: 'de cualquier palo',
  now: (ranks, formula) => `${ranks} · ${formula}`,
  oneSuit: (castle) => `todas del palo del ${castle}`,
  twoSuits: (castles) => `tres de cada palo: ${list(castles.map((castle) => `del ${castle}`))}`,
  halfIn: (castles) =>
    castles.length === 1
      ? `tres valores seguidos, del palo del ${castles[0] ?? ''}`
      : `tres cartas de los dos valores, de los palos ${list(castles.map((castle) => `del ${castle}`))}`,
  halfRun: 'tres valores seguidos, de cualquier palo',
  halfAny: 'tres cartas de los dos valores, de cualquier palo',
  k: 'K₁ a K₄ es lo que valen el Primer, el Segundo, el Tercer y el Cuarto castillo.',
  distance: 'Al castillo mayor réstale el menor.',
  strictness: {
    quick: 'Rápida: las medias manos pueden ser de cualquier palo.',
    standard: 'Estándar: las medias manos deben ser de los palos de su súper mano.',
    elders: 'Ancestral: las medias manos no cuentan.',
    timeSink: 'Eterna: solo cuentan las súper manos.',
  },
  options: {
    subjects: 'Los Súbditos cuentan: el valor de un Súbdito se suma a su castillo.',
    noHarm: 'Sin daño no hay falta: las cartas sueltas no restan.',
    oneShuffle: 'Una sola barajada: cuando se acaba el mazo, puntúan todos.',
    faceUpStays: 'Consecuencias a la vista: lo descartado boca arriba no vuelve nunca.',
    staticCastles: 'Castillos fijos: un castillo conserva su primer valor, tenga el rey que tenga.',
    anyKing: 'Igualdad de oportunidades: un rey va a cualquier castillo.',
    ghoulRaiser: 'Levantamuertos: después de un rey puedes robar de las cartas boca arriba.',
  },
  staticBefore: 'Castillos fijos: los reyes solo se pueden tirar.',
};
