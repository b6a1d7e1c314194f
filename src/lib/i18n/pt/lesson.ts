import type { Words } from '../wording.ts';
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Words<typeof english> = {
  title: 'Suas primeiras mãos',
  skip: 'Pular',
  handOf: (hand, all) => `Mão ${hand} de ${all}`,
  say: {
    ace: 'O A vale 1: toque nele.',
    plus: 'Agora toque em +.',
    two: 'E toque no 2.',
    addThree: 'Você tem 3: some o outro 3.',
    whichSign: 'Com que sinal 6 e 4 dão 24?',
    anyWay: 'Assim também dá. Toque em um sinal e depois em outra carta.',
    tenByFive: 'Comece com 10 ÷ 5.',
    half: '5 ÷ 10 é um meio: desfaça e toque primeiro no 10.',
    yours: 'O resto é com você.',
    idea: 'Sem parênteses: faça 12 e depois faça 2.',
    leave: 'Deixe o 12 ali e toque no 3.',
    makeTwo: 'Agora faça 2 com as outras cartas.',
    together: 'Agora junte os dois.',
    deadEnd: 'Por aqui não se chega a 24: toque em Desfazer.',
    astray: (value) => `${value} não é 24: toque em Desfazer.`,
  },
  facts: [
    'O selo vermelho diz que você fez 24.',
    'No caminho, frações também valem.',
    'Os parênteses se escrevem sozinhos.',
  ],
  next: 'Próxima mão',
  goOn: 'Continuar',
  end: 'É só isso.',
};
