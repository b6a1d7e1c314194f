import type { contestCoach as english } from '../en/contest-coach.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { signed } from './forms.ts';

export const contestCoach: Words<typeof english> = {
  label: 'Qué hacer',
  classic: {
    find: (target, sets) =>
      `${sets === 1 ? 'Haz' : `En cada uno de los ${formatCount(sets)} grupos, haz`} ${signed(target)} usando cada número una vez.`,
    touch: 'Toca tu tecla antes que nadie y muestra cómo.',
    alone: 'Cuando tengas la solución, toca tu tecla y muestra cómo.',
    none: 'Si no se puede, di Imposible.',
    skip: 'Si nadie puede, digan todos Saltar.',
  },
  tony: (sets) =>
    sets === 1
      ? 'Busca el número más alto que puedas hacer usando cada carta una vez.'
      : `Busca un número alto que se pueda hacer con ${sets === 2 ? 'los dos grupos' : `los ${formatCount(sets)} grupos`}: esa es tu x.`,
  closest: (target) =>
    `Acércate a ${signed(target)} todo lo que puedas, pero sin hacer ${signed(target)}. Usa cada carta una vez.`,
  touch: {
    hidden: 'Toca tu tecla y escribe tu x. Nadie la ve.',
    open: 'Toca tu tecla y escribe tu x. Todos la ven.',
  },
  here: {
    hidden:
      'Escribe tu x en tus propias teclas: queda oculta, y la ves si mantienes presionado. Para una fracción, escribe lo de arriba, luego a/b y luego lo de abajo.',
    open: 'Escribe tu x en tus propias teclas: todos la ven. Para una fracción, escribe lo de arriba, luego a/b y luego lo de abajo.',
  },
  winsTony: 'Gana la x más alta que se demuestre.',
  winsClosest: 'Gana la más pequeña que se demuestre.',
  type: {
    tony: 'Escribe el número que puedes hacer. Para una fracción, escribe lo de arriba, luego a/b y luego lo de abajo.',
    closest:
      'Escribe a qué distancia quedas. Para una fracción, escribe lo de arriba, luego a/b y luego lo de abajo.',
  },
  state: (sets) =>
    sets === 1
      ? 'Muestra cómo: usa cada número una vez y toca Comprobar.'
      : 'Muestra cómo, grupo por grupo: usa cada número una vez.',
  prove: (sets) =>
    sets === 1
      ? 'Muestra cómo se hace: usa cada número una vez y toca Comprobar.'
      : 'Muestra cómo se hace con cada grupo: usa cada número una vez.',
};
