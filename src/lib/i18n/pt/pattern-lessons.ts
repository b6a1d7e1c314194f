import type { Words } from '../wording.ts';
import type { patternLessons as english } from '../en/pattern-lessons.ts';
import { formatCount } from '../format.ts';
import { amount } from './forms.ts';

export const patternLessons: Words<typeof english> = {
  title: 'Como as mãos terminam: oito lições curtas',
  names: {
    threeEight: '3 × 8',
    fourSix: '4 × 6',
    twoTwelve: '2 × 12',
    there: 'Já tem 24: gaste o resto',
    sum: 'Só somar e subtrair',
    near: 'Um produto perto de 24',
    divide: 'Três fatores, ou uma divisão',
    fraction: 'Por uma fração',
  },
  ideas: {
    threeEight: 'Procure um 3 ou um 8. Guarde-o e faça o outro com o resto, ou faça os dois.',
    fourSix: 'Procure um 4 ou um 6. Guarde-o e faça o outro com o resto, ou faça os dois.',
    twoTwelve: 'Um 2 pede um 12, e uma dama pede um 2. Ou faça os dois, com duas cartas cada.',
    there: 'Se algumas cartas já fazem 24, deixe as outras se anularem, ou multiplique por 1.',
    sum: 'Cartas altas muitas vezes só se somam. Some todas e veja qual deve ser subtraída.',
    near: 'Multiplique duas cartas para chegar perto de 24. As outras duas cobrem a diferença.',
    divide: 'Multiplique três números pequenos. Ou passe de 24 e divida: 48 ÷ 2, 72 ÷ 3.',
    fraction: 'Se nada mais der certo, divida por uma fração: 8 ÷ 1/3 é 24.',
  },
  begin: 'Experimentar',
  say: {
    step: (line, value) => `Faça ${value}: ${line}.`,
    last: (line) => `Agora o final: ${line}.`,
    yours: 'Sua vez: procure o mesmo final.',
    goOn: 'Assim também vale. Continue daqui.',
  },
  facts: { same: 'Esse é o final que esta lição ensina.', other: 'Outro final, e tão bom quanto.' },
  after: {
    make: (name, number) => `Final: ${name}, faça o ${number}.`,
    both: (name) => `Final: ${name}, faça os dois.`,
    there: 'Final: já tem 24, gaste o resto.',
    sum: 'Final: só somar e subtrair.',
    near: 'Final: um produto perto de 24.',
    divide: 'Final: três fatores, ou uma divisão.',
    fraction: 'Final: por uma fração.',
    seen: (times, pace) =>
      `Visto ${amount(times, 'vez', 'vezes')}${pace === null ? '' : { slower: ', mais lento que de costume', even: ', tão rápido quanto de costume', quicker: ', mais rápido que de costume' }[pace]}.`,
    lesson: 'Lição',
  },
  sitting: {
    title: (solved, of) => `Agora: ${formatCount(solved)} de ${formatCount(of)} resolvidas`,
    typical: 'Desta vez',
    usual: 'De costume',
    fastest: 'Mais rápida',
    well: 'Foi bem',
    slow: 'Lenta ou perdida',
    goOn: 'Continuar',
    enough: 'Parar aqui',
  },
  warmedUp: {
    title: 'Aquecimento feito',
    solved: (solved, of) => `Resolvidas: ${formatCount(solved)} de ${amount(of, 'mão', 'mãos')}`,
    missed: 'Perdida',
  },
  end: 'Fim da lição.',
  next: 'Próxima lição',
  unknown: 'Essa lição não existe. Escolha uma em Como jogar.',
};
