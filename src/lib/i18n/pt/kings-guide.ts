import type { Words } from '../wording.ts';
import type { kingsGuide as english } from '../en/kings-guide.ts';

export const kingsGuide: Words<typeof english> = {
  title: 'Seu primeiro jogo',
  skip: 'Pular',
  back: 'Voltar',
  of: (steps) => `de ${steps}`,
  steps: [
    {
      title: 'Quatro castelos',
      text: 'Um para cada naipe. As mãos pontuam pelo que valem os castelos, não pelas cartas. Quem tem mais pontos ganha.',
      next: 'Ver minhas cartas',
    },
    {
      title: 'Meia mão são três cartas',
      text: 'Dama, valete e dez são um Meio Reino: K₁ + K₄ = 2 + 7 = 9 pontos.',
      next: 'Agora, o rei',
    },
    {
      title: 'Um rei faz o castelo subir',
      text: 'Ponha o rei de copas em K₁: ele passa de 2 a 13, e o seu Meio Reino, de 9 a 20.',
      next: 'Pôr em K₁',
    },
    {
      title: 'Compre duas e descarte uma',
      text: '4 10 10 é um Meio Omar, então o quatro fica. O nove é descartado, fechado.',
      next: 'Nove, fechado',
    },
    {
      title: 'Seis cartas, duas meias mãos: declare',
      text: 'O rival descartou um valete aberto: é a sua vez. A carta que sobra é o Ponteiro e soma o seu valor. Não há cartas soltas, então nada se perde.',
      next: 'Declarar “Mão”',
    },
    {
      title: 'Vamos contar',
      text: 'Some os castelos das meias mãos e o valor do Ponteiro. Depois desconte todas as cartas soltas.',
      next: 'Jogar uma Rápida',
    },
  ],
  ladder: [
    ['três seguidas', 'meia'],
    ['da dama ao sete', 'inteira'],
    ['todas as seis de copas, o naipe de K₁', 'super'],
  ],
};
