import type { Words } from '../wording.ts';
import type { presets as english } from '../en/presets.ts';

export const presets: Words<typeof english> = {
  own: 'Las tuyas',
  save: 'Guardar estas reglas',
  name: 'Nombre de estas reglas',
  keep: 'Guardar',
  replace: 'Reemplazar',
  replaces: 'Ya tienes reglas con este nombre. Al guardar se reemplazan.',
  cancel: 'Cancelar',
  remove: (name) => `Borrar ${name}`,
  removed: 'Borradas.',
  undo: 'Deshacer',
  fault: {
    emptyName: 'Escribe un nombre.',
    longName: 'Usa como máximo 24 caracteres.',
    tooMany: 'Puedes guardar hasta treinta. Borra algunas antes.',
  },
};
