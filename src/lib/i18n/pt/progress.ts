import type { progress as english } from '../en/progress.ts';
import { formatCount, speakClock } from '../format.ts';
import type { Words } from '../wording.ts';
import { amount, pick, signed } from './forms.ts';

export const progress: Words<typeof english> = {
  title: 'Progresso',
  tabs: {
    label: 'O que mostrar',
    overview: 'Resumo',
    patterns: 'Padrões',
    hands: 'Mãos',
    matches: 'Partidas',
  },
  export: 'Fazer backup',
  solved: (count) => pick(count, { one: 'mão resolvida', other: 'mãos resolvidas' }),
  share: 'de acertos',
  percent: (figure) => `${figure}%`,
  usual: 'tempo típico',
  streak: 'sequência',
  times: 'Tempos de solução',
  time: 'Tempo',
  span: (from, to) =>
    to === null ? `${speakClock(from)} ou mais` : `de ${speakClock(from)} a ${speakClock(to)}`,
  timesNote: (count) =>
    `${count === 1 ? 'última mão' : `últimas ${amount(count, 'mão', 'mãos')}`} · vermelho = típico`,
  timesText: (usual, count) => {
    const times =
      count === 1
        ? 'Tempo da última mão resolvida'
        : `Tempos das últimas ${amount(count, 'mão resolvida', 'mãos resolvidas')}`;
    return usual === null ? times : `${times}. Seu tempo típico é ${usual}.`;
  },
  empty: {
    title: 'Ainda não há nada',
    text: 'As mãos que você jogar aparecem aqui. Elas ficam neste aparelho.',
    action: 'Treinar',
  },
  history: 'Histórico',
  filter: 'Quais mãos',
  filters: {
    all: 'Todas',
    solved: 'Resolvidas',
    missed: 'Perdidas',
    shown: 'Resposta vista',
    none: 'Sem solução',
    day: 'Mão do dia',
  },
  asTable: 'Como tabela',
  asChart: 'Como gráfico',
  level: {
    title: 'Nível',
    week: 'Semana de',
    missing: (count) =>
      `Mais ${amount(count, 'mão resolvida', 'mãos resolvidas')}, e aparece um número aqui.`,
    change: (points, weeks) => `${points} em ${amount(weeks, 'semana', 'semanas')}.`,
    scale: 'O dobro da velocidade vale 300 a mais.',
    chart: (from, to) => `Nível por semana, de ${from} a ${to}`,
  },
  weeks: {
    title: 'Quinze semanas',
    chart: (solved, days) => `A mão do dia, resolvida em ${solved} de ${days} dias`,
    stamps: { solved: 'mão do dia', helped: 'com ajuda', played: 'você jogou', nothing: 'nada' },
  },
  bests: {
    title: 'Recordes',
    fastest: 'mão mais rápida',
    ten: 'por mão, dez seguidas',
    hardest: 'nível da mão mais difícil resolvida',
    days: 'maior sequência de dias',
  },
  patterns: {
    intro: 'Como suas mãos terminam. À direita da linha: mais lento que de costume.',
    early: 'É cedo para comparar. Assim suas mãos terminaram até agora.',
    none: 'Quando você jogar mãos de quatro cartas que dão 24, verá aqui como terminam.',
    make: (factor) => `Faça o ${factor}`,
    both: 'Faça os dois',
    names: {
      spend: '24 com menos cartas',
      dealt: 'Os dois fatores já vêm nas cartas',
      ratio: 'Multiplique e depois divida',
      big: 'Divida um número grande',
      'three factors': 'Três fatores',
      'just over': 'De 25 a 29, menos o resto',
      over: 'De 30 a 36, menos o resto',
      'far over': 'Mais de 36, menos o resto',
      'just under': 'De 18 a 23, mais o resto',
      under: 'De 12 a 17, mais o resto',
      'far under': 'Menos de 12, mais o resto',
      'product − product': 'Um produto menos outro',
      'product + product': 'Um produto mais outro',
      'rest − product': 'Cartas menos um produto',
    },
    sure: { shaky: 'inseguro', coming: 'melhorando', steady: 'firme' },
    usual: (time) => `Você costuma levar ${time} em mãos assim.`,
    last: 'Últimas mãos',
    next: 'No seu próximo aquecimento',
    kind: (count) => amount(count, 'mão assim', 'mãos assim'),
  },
  hard: 'Dificuldade',
  families: 'Como as mãos terminam',
  find: 'Buscar por cartas',
  findLike: 'Cartas, como 3 8 8',
  noneFound: 'Nenhuma mão assim.',
  hands: (count) => amount(count, 'mão', 'mãos'),
  found: (count, solved, usual) =>
    `${amount(count, 'mão', 'mãos')}, resolvidas: ${formatCount(solved)}${usual === null ? '' : `, tempo típico: ${usual}`}`,
  more: 'Carregando mais mãos…',
  outcome: {
    solved: 'resolvida',
    none: 'você disse “sem solução”, e acertou',
    shown: 'você viu a resposta',
    skipped: 'pulada',
  },
  today: 'a mão do dia',
  makes: (target) => `faça ${signed(target)}`,
  hints: (hints) => amount(hints, 'dica', 'dicas'),
  retry: (cards) => `Tentar ${cards} de novo`,
  remove: (cards) => `Apagar ${cards}`,
  removed: 'Você apagou uma mão.',
  removedAll: (count) => `Você apagou ${amount(count, 'mão', 'mãos')}.`,
  undo: 'Desfazer',
  restoring: 'Restaurando…',
};
