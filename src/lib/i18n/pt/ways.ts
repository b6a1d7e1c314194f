import type { Words } from '../wording.ts';
import type { ways as english } from '../en/ways.ts';
import { pick } from './forms.ts';

export const ways: Words<typeof english> = {
  title: 'O que conta como diferente',
  intro:
    'A lista mostra cada solução uma só vez, na forma mais simples. Duas linhas são a mesma solução se só diferem no que vem abaixo.',
  same: 'é o mesmo que',
  other: 'não é o mesmo que',
  rules: {
    order: {
      title: 'Ordem e agrupamento',
      text: 'Tanto faz a ordem em que você soma ou multiplica, e onde ficam os parênteses. Subtrair (ou dividir) um por um ou tudo junto é o mesmo.',
    },
    equal: {
      title: 'Cartas iguais',
      text: 'Você pode trocar entre si duas cartas com o mesmo número. Com 3 3 8 8, tanto faz qual 8 você divide.',
    },
    signs: {
      title: 'Inverter dois sinais',
      text: 'Menos vezes menos dá mais: se você inverte duas diferenças, o produto não muda.',
    },
    idle: {
      title: 'Números que se anulam',
      text: 'Multiplicar ou dividir por números que juntos dão 1 não muda nada. Nem somar ou subtrair números que juntos dão 0. Se os mesmos números se anulam, é a mesma solução. Números que dão −1 também se anulam quando invertem um sinal que volta a ser invertido em outro lugar.',
    },
    different: {
      title: 'O que continua diferente',
      text: 'Todo o resto, mesmo que os passos deem os mesmos valores.',
    },
  },
  hands: 'Todas as soluções para 24',
  hand: (numbers, count) =>
    `${numbers.join(' ')}: ${pick(count, { one: 'uma solução', other: `${count} soluções diferentes` })}`,
};
