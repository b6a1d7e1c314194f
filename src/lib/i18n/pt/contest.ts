import type { contest as english } from '../en/contest.ts';
import { formatCount, formatDecimal } from '../format.ts';
import type { Words } from '../wording.ts';
import { amount, list, pick, signed } from './forms.ts';

const FAMILIES = { classic: 'Clássico', tony: 'Tony Four', closest: 'Mais perto' };
const points = (count: number) => signed(pick(count, { one: `${count} ponto`, other: `${count} pontos` }));
const haveAll = (sets: number) => (sets === 1 ? 'Achei' : `Achei as ${sets}`);

export const contest: Words<typeof english> = {
  families: FAMILIES,
  title: (family, target) => (family === 'closest' ? `Mais perto de ${signed(target)}` : FAMILIES[family]),
  roundOf: (round) => `Rodada ${round}`,
  scores: 'Pontos',
  score: (name, score) => `${name}, ${points(score)}`,
  points,
  sets: 'Cartas',
  set: (index) => `Conjunto ${index}`,
  goal: {
    classic: (target) => `Faça ${signed(target)}`,
    tony: 'o maior x ganha',
    closest: (target) => `a que distância de ${signed(target)}, mas não 0`,
  },
  use: ({ sets, numbers }, players) => {
    if (sets > 1) return `os ${formatCount(sets)} conjuntos`;
    if (players === 1) return 'uma solução';
    return numbers > 4
      ? `os ${formatCount(numbers)} números, a primeira solução ganha`
      : 'a primeira solução ganha';
  },
  allSets: haveAll,
  claim: (name, sets) => `${name}: ${haveAll(sets).toLowerCase()}`,
  impossible: 'Impossível?',
  skip: 'Pular?',
  says: 'Impossível',
  skips: 'Pular',
  impossibleOf: (name) => `${name}: impossível`,
  skipOf: (name) => `${name}: pular`,
  finish: 'Encerrar a partida',

  has: (name, sets) => (sets === 1 ? `${name} achou` : `${name} achou as ${sets}`),
  lots: (names) => `Empate: ${list(names)}. Fizemos um sorteio.`,
  worth: (value) => `precisa dar ${value}`,
  /** An x that is a distance. */
  distance: (x) => `distância ${x}`,
  beside: (x, target) => `a ${x} de ${signed(target)}`,
  nothing: 'sem valor',
  cannot: 'Não sei',
  rule: 'Conferir',
  nextSet: 'Próximo conjunto',

  secret: 'x secreto',
  open: 'Seu x',
  raise: 'Tenho um x',
  raiseOf: (name) => `${name}: tenho um x`,
  another: 'Outro x',
  sealed: 'entregue',
  final: 'definitivo',
  mayChange: 'ainda pode mudar',
  entries: 'Quem tem um x',
  noX: 'sem x',
  passTo: (name) => `Passe para ${name}`,
  slipText: 'Digite o seu x onde ninguém possa ver. O relógio está parado.',
  iAm: (name) => `Eu sou ${name}`,
  headphones: 'Com leitor de tela, use fones de ouvido: o que você digita é lido em voz alta.',
  notNow: 'Cancelar',
  numbersCovered: 'Os números ficam escondidos enquanto alguém digita.',
  slipEnds: 'Tempo para digitar',
  rests: (seconds) => `espere ${seconds} s`,
  missed: {
    expired: (name) => `Acabou o tempo, ${name}: nenhum x foi entregue.`,
    final: (name) => `O x de ${name} é definitivo: outra pessoa já entregou um.`,
  },
  shield: {
    behind: 'Tapar com a mão',
    look: 'Segure para ver',
    covered: 'escondido; segure para ouvir',
  },
  yours: { tony: 'Seu maior x', closest: (target) => `A que distância de ${signed(target)}` },
  empty: 'nada ainda',
  over: (top, bottom) => `${top} sobre ${bottom}`,
  fraction: 'traço de fração',
  minus: 'menos',
  keys: 'Teclas de números',
  clear: 'Limpar',
  seal: 'Entregar',
  noneAt: 'Impossível',
  fault: {
    empty: 'Primeiro digite um número.',
    long: 'Use no máximo quinze dígitos.',
    byZero: 'Não dá para dividir por zero.',
    notAway: 'Precisa ser mais que 0: o próprio alvo não conta.',
  },

  reveal: {
    sealed: 'Todos têm um x',
    opened: { tony: 'À mostra, do maior ao menor', closest: 'À mostra, o mais perto primeiro' },
    where: 'Ponham o aparelho onde todos possam ver. Os números aparecem em um momento.',
    soon: 'Os números aparecem em um momento.',
    open: 'Mostrar',
    role: {
      proves: 'prova primeiro',
      now: 'prova agora',
      next: 'depois, se esse falhar',
      failed: 'não provado',
      impossible: 'ganha se ninguém provar um número',
    },
    prove: (name, x) => `Passe para ${name}: prove ${x}`,
    proveHere: (name, x) => `${name}: prove ${x}`,
  },
  either: (low, high) => `Você vai precisar fazer ${low} ou ${high}.`,

  proof: 'Provas',
  bestFirst: 'o melhor x primeiro',
  proves: (name) => `${name} prova`,
  comparing: 'Procurando o melhor x…',
  noAnswer: 'Não conseguimos achar o melhor x.',
  tryAgain: 'Tentar de novo',

  begin: 'Começar',
  starts: 'A rodada começa em',
  next: 'Próxima rodada',

  wins: (name) => `${name} ganha a rodada`,
  came: (name, what) => `${name}: ${what}`,
  draw: 'Empate: todos disseram Impossível',
  skipped: 'Pulada: sem pontos',
  timedOut: 'Empate: acabou o tempo',
  nobody: 'Ninguém ganha a rodada',
  notBest: 'Certo, mas não o melhor',
  declared: (name) => `${name} disse Impossível primeiro e ganha a rodada`,
  why: { wrong: 'errado', conceded: 'desistiu', expired: 'tempo esgotado' },
  bestWas: {
    tony: (x) => `O maior era ${x}`,
    closest: (x) => `O mais perto estava a ${x}`,
  },
  line: (target, entries, best) =>
    `Em torno de ${signed(target)}: ${list(entries)}${best === null ? '' : `; o mais perto estava a ${best}`}`,
  away: (name, x) => `${name} a ${x}`,
  otherWays: 'Outras soluções',
  looking: 'Procurando…',
  noOther: 'Não há nenhuma outra.',
  noWays: 'Não conseguimos fazer a lista.',
  moreWays: (count) => `e mais ${count}`,
  none: 'Era impossível',
  works: 'Havia solução',
  notAll: 'Era impossível',
  short: (away, share) =>
    `a ${away} do melhor${share === null ? '' : ` · ${formatDecimal(share / 10)}% dele`}`,
  reached: 'o melhor possível',
  unproved: 'não provado',
  unmade: 'não dá para fazer',

  stopped: 'Encerrada antes',
  winner: (name) => `${name} ganha`,
  share: (names) => `Empate: ${list(names)}`,
  right: 'Certo',
  wrong: 'Errado',
  fastest: 'Mais rápido',
  pointsRow: 'Pontos',
  table: 'Resultados',
  played: (rounds, draws) => `${amount(rounds, 'rodada', 'rodadas')}, ${amount(draws, 'empate', 'empates')}`,
  unfit: (count) =>
    `${pick(count, {
      one: `${count} conjunto com solução não pode ser treinado`,
      other: `${amount(count, 'conjunto', 'conjuntos')} com solução não podem ser treinados`,
    })}: o treino distribui quatro números até 13 e alvos até 99.`,
  shareRounds: 'Compartilhar estas rodadas',
  again: 'Jogar de novo',
  replay: 'Replay',
  home: 'Início',
  backRound: 'Voltar uma rodada',
};
