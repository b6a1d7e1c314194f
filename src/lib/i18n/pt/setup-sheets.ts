import type { Words } from '../wording.ts';
import type { setupSheets as english } from '../en/setup-sheets.ts';
import { list } from './forms.ts';

export const setupSheets: Words<typeof english> = {
  row: {
    target: 'Faça',
    dynamic: 'Sortear um alvo',
    dynamicMore: 'a soma de quatro cartas',
    sound: 'Sons da mesa',
    awake: 'Manter a tela acesa',
  },
  share: (of100) => `${of100} em cada 100 mãos têm solução`,
  rare: 'Menos da metade das mãos tem solução.',
  targetFault: (most) => `Digite um número inteiro de 1 a ${most}.`,
  person: {
    name: 'Nome',
    shape: 'Símbolo',
    change: 'Trocar de lugar com',
    handicap: 'Uma corrida mais justa',
    delay: 'Os toques contam com atraso de',
    second: 'Precisa dizer duas soluções diferentes',
    secondMore: 'ou uma, se só houver uma',
    save: 'Salvar',
  },
  drawn: {
    title: 'A mais alta escolhe primeiro',
    alike: (names) => `${list(names)} empataram e tiram de novo.`,
    picks: (name) => `${name}, escolha um lugar`,
    redraw: 'Sortear de novo',
    card: (name, rank, suit) => `${name}: ${rank} de ${suit}`,
  },
};
