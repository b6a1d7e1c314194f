import type { Words } from '../wording.ts';
import type { presets as english } from '../en/presets.ts';

export const presets: Words<typeof english> = {
  own: 'As suas',
  save: 'Salvar estas regras',
  name: 'Nome destas regras',
  keep: 'Salvar',
  replace: 'Substituir',
  replaces: 'Você já tem regras com este nome. Salvar vai substituí-las.',
  cancel: 'Cancelar',
  remove: (name) => `Apagar ${name}`,
  removed: 'Apagadas.',
  undo: 'Desfazer',
  fault: {
    emptyName: 'Digite um nome.',
    longName: 'Use no máximo 24 caracteres.',
    tooMany: 'Você pode salvar até trinta. Apague uma antes.',
  },
};
