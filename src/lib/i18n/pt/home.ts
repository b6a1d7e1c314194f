import type { Words } from '../wording.ts';
import type { home as english } from '../en/home.ts';
import { amount, signed } from './forms.ts';

export const home: Words<typeof english> = {
  description: 'Os jogos de cartas do 24, sem internet e em um só aparelho.',
  first: {
    say: 'Faça 24 com as quatro cartas. Use cada uma só uma vez, com +\u00a0−\u00a0×\u00a0÷ e parênteses.',
    begin: 'Começar',
    known: 'Já conheço o jogo',
    language: 'Idioma',
    restore: 'Restaurar meus jogos',
  },
  today: 'A mão de hoje',
  number: (number) => `N.º ${number}`,
  solvedIn: (clock) => `Resolvida em ${clock}`,
  solvedWithHelp: 'Resolvida com dicas',
  shown: 'Você viu a resposta',
  begun: 'Começada',
  make: 'Faça 24',
  goOn: 'Continuar',
  ways: 'Ver todas as soluções',
  rule: 'Use cada número só uma vez, com +\u00a0−\u00a0×\u00a0÷ e parênteses. Faça 24 e ganhe um selo vermelho.',
  loading: 'Virando as cartas de hoje…',
  faceDown: 'Carta virada para baixo',
  week: (solved, streak) =>
    `Esta semana: ${amount(solved, 'mão resolvida', 'mãos resolvidas')}. ${
      streak === 0 ? 'Ainda sem sequência.' : `Sequência: ${amount(streak, 'dia', 'dias')}.`
    }`,
  pastDays: 'Dias passados',
  weekday: ['S', 'T', 'Q', 'Q', 'S', 'S', 'D'],
  practise: 'Treinar',
  practiseSub: {
    first: 'Mãos sem limite, no seu ritmo',
    open: 'Continue de onde parou',
    spec: (count, lowest, highest, target) =>
      `${amount(count, 'carta', 'cartas')}, de ${lowest} a ${highest}, faça\u00a0${signed(target)}`,
  },
  ready: 'Funciona sem internet',
  offline: 'Você está sem internet. Tudo continua funcionando.',
  update: { text: 'Há uma versão nova. Seus jogos estão a salvo.', action: 'Atualizar' },
};
