import type { foursNumbers as english } from '../en/fours-numbers.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { amount } from './forms.ts';

const cards = (count: number) => amount(count, 'carta', 'cartas');

export const foursNumbers: Words<typeof english> = {
  title: 'Números com quatro 4',
  link: { name: 'Faça de 1 a 20 com quatro 4', more: 'Um desafio solo, sem turnos nem cartas' },
  rule: 'Ponha +\u00a0−\u00a0×\u00a0÷ e parênteses entre quatro 4, quantos forem precisos.',
  joined: 'Juntar quatros: 44',
  sum: (made, possible) => `${made} de ${possible} feitos`,
  all: 'Todos feitos.',
  looking: 'Conferindo todos os tabuleiros…',
  list: 'Números',
  open: (target) => `${target}, ainda não`,
  made: (target, line) => `${target}, feito: ${line}`,
  never: (target) => `${target}, impossível`,
  target: (target) => `Faça ${target}`,
  back: 'Todos os números',
  another: 'Outro número',
  next: (target) => `Próximo: ${target}`,
  clear: 'Limpar',
  kept: 'Feito, e salvo na lista.',
  cards,
  legend: 'Os números tracejados são impossíveis: toque em um para ver a prova.',
  which: 'Quais são impossíveis?',
  leave: 'Voltar à preparação',
  best: (line, count) => `Seu recorde: ${line}, ${cards(count)}. Com menos cartas você o supera.`,
  cannot: (target, joined) =>
    `Não dá para fazer ${target}${joined ? ', nem juntando quatros' : ' sem juntar quatros'}.`,
  proof: (boards, defined, target) =>
    `Há ${formatCount(boards)} tabuleiros completos; ${formatCount(defined)} não dividem por zero, e nenhum desses dá ${target}. Tabuleiros que só diferem nas cartas cobertas contam uma vez.`,
  withJoined: (target, ways) =>
    `Juntando quatros dá para fazer ${target}, com ${amount(ways, 'solução', 'soluções')}. Ative essa opção e tente.`,
  ways: (count) =>
    count === 1
      ? 'Um tabuleiro completo dá esse número.'
      : `${formatCount(count)} tabuleiros completos dão esse número, contando parênteses que não mudam nada.`,
  unanswered: 'Não conseguimos conferir os tabuleiros. Tente mais tarde.',
};
