import type { Words } from '../wording.ts';
import type { DealField } from '#lib/core/deal.ts';
import type { practice as english } from '../en/practice.ts';
import { formatCount } from '../format.ts';
import { amount, list, pick, signed } from './forms.ts';

const field = {
  count: 'A quantidade de cartas',
  highest: 'O valor mais alto',
  target: 'O alvo',
} satisfies Record<DealField, string>;
const place = (position: number) => `no caractere ${position + 1}`;

export const practice: Words<typeof english> = {
  title: 'Treinar',
  todayTitle: 'A mão de hoje',
  againTitle: 'Outra tentativa',
  givenTitle: (left) => (left === 1 ? 'Mão perdida' : `${left} mãos perdidas`),
  warmUpTitle: (at, of) => `Aquecimento · ${at} de ${of}`,
  setTitle: (at, of) => `Mão ${at} de ${of}`,
  time: (spoken) => `Tempo: ${spoken}`,
  streak: (days) => `Sequência: ${amount(days, 'dia', 'dias')}`,
  options: 'Opções',
  how: 'Toque em uma carta, um sinal e outra carta.',
  make: 'faça',
  makes: (target) => `O alvo é ${signed(target)}`,
  mayHaveNone: 'pode não ter solução',
  cards: 'Cartas',
  signs: 'Sinais',
  hole: 'Vazio',
  made: (value, expression) => `${value}, feito com ${expression}`,
  byZero: '÷ 0',
  byZeroLabel: 'Não dá para dividir por 0',
  undo: 'Desfazer',
  hint: 'Dica',
  none: 'Sem solução',
  restart: 'Recomeçar',
  enough: 'Terminar',
  dealt: (cards, target) => `Suas cartas: ${cards}. Faça ${signed(target)}.`,
  isNow: (value) => `Isso dá ${value}.`,
  undone: 'Desfeito.',
  restarted: 'Todas as cartas voltaram.',
  pickFirst: 'Primeiro escolha uma carta.',
  dropSign: 'Qual sinal?',
  looking: 'Procurando…',
  missing: 'Falta baixar a parte do app que resolve as mãos.',
  missingNext: 'Conecte-se à internet e tente de novo.',
  missingWait: 'Vamos tentar de novo quando houver internet.',
  miss: (value, target) => `Isso é ${value}, não\u00a0${signed(target)}.`,
  missNext: 'Desfaça um passo ou recomece.',
  missInClimb: 'Mais um erro e a escalada acaba.',
  wrongNone: 'Há uma solução.',
  wrongNoneNext: 'Continue procurando: não custa nada.',
  wrongNoneDay: 'A mão do dia sempre tem solução. Continue procurando.',
  hintOf: (rung) => `Dica ${rung} de 4`,
  rung: {
    yes: 'Há solução.',
    no: 'Não há solução.',
    noMore: 'Não há solução, então não há mais dicas.',
    sayNone: 'Toque em “Sem solução”.',
    lastSign: {
      '+': 'O último passo é uma adição.',
      '-': 'O último passo é uma subtração.',
      '*': 'O último passo é uma multiplicação.',
      '/': 'O último passo é uma divisão.',
    },
    firstPair: (a, b) => `Comece com ${a} e ${b}.`,
    deadEnd: (target) => `Por aqui não se chega a ${signed(target)}.`,
    deadEndNext: 'Desfaça um passo.',
    still: (target) => `Ainda dá para fazer ${signed(target)}.`,
    lastSignHere: (sign, left) =>
      left === 2
        ? `Com estas duas, use ${sign}.`
        : `Com estas ${left === 3 ? 'três' : 'quatro'}, ${sign} vem por último.`,
    nextPair: 'Próxima dica: o par seguinte.',
    together: (a, b) => `Agora junte ${a} e ${b}.`,
    nextLastSign: 'Próxima dica: o último sinal.',
    nextFirstPair: 'Próxima dica: o primeiro par.',
    nextWhole: 'Próxima dica: a solução completa.',
    cost: 'Se você pedir, esta mão não conta para a sua sequência.',
  },
  right: 'Certo',
  about: (seconds) =>
    seconds < 60 ? `A maioria leva uns\u00a0${seconds}\u00a0s` : 'A maioria leva um minuto ou mais',
  forYou: (seconds) =>
    seconds < 60
      ? `Você, uns ${seconds < 20 ? Math.round(seconds) : 5 * Math.round(seconds / 5)} s`
      : 'Você, um minuto ou mais',
  withHints: (hints) => `com ${amount(hints, 'dica', 'dicas')}`,
  sameAs: (expression) => `Você já achou esta solução: ${expression}`,
  anotherWay: 'Você achou outra solução.',
  rightNone: (target) => `Certo: com estas cartas não dá para fazer ${signed(target)}.`,
  sure: (values) =>
    values === 1
      ? 'Conferimos o único resultado que estas cartas dão.'
      : `Conferimos os ${formatCount(values)} resultados que estas cartas dão.`,
  shownTitle: 'A solução',
  shownText: 'Você viu a resposta, então não há selo. Encontre esta mão depois em Perdidas.',
  explain: (hand: string) => `Explicar ${hand}`,
  others: (count) => (count === 0 ? 'Outras soluções' : amount(count, 'outra solução', 'outras soluções')),
  onlyOne: 'Você achou a única solução.',
  allWays: (count) => (count === 1 ? 'A única solução' : amount(count, 'solução', 'soluções')),
  foundAll: 'Você achou todas as soluções.',
  sum: 'soma',
  seal: (target) => `Selo: ${signed(target)}`,
  yours: 'Suas soluções',
  nearest: 'O mais perto que se chega',
  equals: (value) => `= ${value}`,
  again: 'Resolver de novo',
  next: 'Próxima mão',
  toToday: 'A mão de hoje',
  toPractice: 'Treinar',
  toProgress: 'Voltar à lista',
  back: 'Voltar',
  backToProgress: 'Voltar ao Progresso',
  loading: 'Distribuindo as cartas…',
  yesterdayTitle: 'A mão de ontem',
  pastDay: 'Um dia passado: só treino.',
  yesterday: 'Você começou ontem, então ainda conta.',
  sharing: {
    title: 'Compartilhar o resultado de hoje',
    name: (number) => `Two Dozen n.º ${number}`,
    solved: (time, hints) =>
      hints === 0
        ? `Resolvida em ${time}, sem dicas`
        : `Resolvida em ${time}, com ${amount(hints, 'dica', 'dicas')}`,
    safe: 'Não mostra as cartas nem a resposta.',
    withStreak: 'Incluir minha sequência',
    copy: 'Copiar',
    share: 'Compartilhar',
    outcome: { shared: 'Compartilhado.', copied: 'Copiado.', failed: 'Este navegador não permite copiar.' },
  },
  menu: {
    title: 'Esta mão',
    type: 'Digitar sua solução',
    skip: 'Pular esta mão',
    skipMore: 'Vai contar como perdida',
    deal: 'Escolher o que distribuir',
    lastSign: 'Último passo com um toque',
    lastSignMore: 'Com duas cartas, basta tocar em um sinal',
    deadEnds: 'Avisar se não houver saída',
    deadEndsMore: 'Diz quando não há mais solução depois de um passo',
    runs: 'Séries',
    howTo: 'Como jogar',
    keys: 'Atalhos de teclado',
  },
  typed: {
    label: 'Sua solução',
    placeholder: '8/(3-8/3)',
    check: 'Conferir',
    wrongValue: (value, target) => `Isso dá ${value}, não\u00a0${signed(target)}.`,
    undefined: 'Isso divide por zero, então não tem valor.',
    missing: (numbers) => `Falta usar ${list(numbers)}.`,
    extra: (numbers) =>
      pick(numbers.length, {
        one: `O ${list(numbers)} não está entre as cartas.`,
        other: `${list(numbers)} não estão entre as cartas.`,
      }),
    repeated: (numbers) => `Você repetiu demais: ${list(numbers)}.`,
    worth: (value) => `Dá ${value}.`,
    error: {
      empty: () => 'Primeiro digite uma expressão, como 8/(3-8/3).',
      tooLong: ({ longest }) => `É longa demais. Use no máximo ${longest} caracteres.`,
      unexpectedCharacter: ({ character, position }) =>
        `Não dá para usar “${character}” ${place(position)}. Use números, +\u00a0−\u00a0×\u00a0÷ e parênteses.`,
      numberTooLarge: ({ largest, position }) =>
        `O número ${place(position)} é grande demais. O máximo é ${largest}.`,
      missingOperand: ({ position }) => `Falta um número ${place(position)}.`,
      missingOperator: ({ position }) => `Falta um sinal ${place(position)}.`,
      unaryMinus: ({ position }) => `O sinal de menos ${place(position)} precisa de um número antes dele.`,
      emptyBrackets: ({ position }) => `Os parênteses ${place(position)} estão vazios.`,
      unclosedBracket: ({ position }) => `O parêntese ${place(position)} não é fechado.`,
      unopenedBracket: ({ position }) => `O parêntese ${place(position)} nunca foi aberto.`,
      mismatchedBracket: ({ position }) =>
        `O parêntese ${place(position)} não é do mesmo tipo que o que ele fecha.`,
    },
  },
  deal: {
    title: 'Escolha o que distribuir',
    target: 'Alvo',
    ranks: 'Valores',
    ranksTo: (highest) => `1–${highest}`,
    digits: '0–9',
    digitsMore: 'Só dígitos, como em um bilhete. O mesmo dígito pode sair mais de uma vez.',
    ranksOther: 'Outros',
    highest: 'Valor mais alto',
    count: 'Cartas',
    kind: 'Tipo de mão',
    kinds: {
      solvable: 'Com solução',
      mixed: 'Ao acaso (algumas sem solução)',
      forYou: 'Sob medida',
      oneDot: 'Fácil',
      twoDots: 'Média',
      threeDots: 'Difícil',
      fraction: 'Exige uma fração',
      oneWay: 'Uma só solução',
      none: 'Sem solução',
    },
    forYouMore: 'Você resolverá cerca de quatro em cada cinco. Fáceis até resolver dez.',
    early: 'Ainda é cedo para saber o que combina com você: mãos fáceis até resolver dez.',
    save: 'Distribuir',
    another: 'Mudar',
    error: (error) =>
      error.code === 'notWhole'
        ? `${field[error.field]} deve ser um número inteiro.`
        : `${field[error.field]} deve estar entre ${signed(error.least)} e ${error.most}.`,
    refused: (draws, target) =>
      `Sorteamos ${draws} mãos, e nenhuma dá ${signed(target)}. Voltamos ao seu ajuste anterior. Tente outro alvo ou mais valores.`,
    refusedKind: (draws, kind) =>
      `${draws === null ? `Com estes números não há nenhuma mão do tipo “${kind}”` : `Sorteamos ${draws} mãos, e nenhuma é do tipo “${kind}”`}. Voltamos ao seu ajuste anterior. Tente outro tipo ou mais valores.`,
  },
};
