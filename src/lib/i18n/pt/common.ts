import type { Words } from '../wording.ts';
import type { common as english } from '../en/common.ts';
import { courtOf, printRank } from '../ranks.ts';

const COURTS: Readonly<Record<string, string | undefined>> = {
  A: 'ás',
  J: 'valete',
  Q: 'dama',
  K: 'rei',
};
const speakRank = (label: string): string => COURTS[courtOf(label)] ?? label;

export const common: Words<typeof english> = {
  app: 'Two Dozen',
  between: ' ',
  back: 'Voltar ao Início',
  toward: (place) => `Voltar para ${place}`,
  mainTabs: 'Principal',
  tabs: { home: 'Início', solver: 'Resolver', progress: 'Progresso', settings: 'Ajustes' },
  sign: { '+': '+', '-': '−', '*': '×', '/': '÷' },
  speakSign: { '+': 'mais', '-': 'menos', '*': 'vezes', '/': 'dividido por' },
  suit: { spade: 'espadas', heart: 'copas', diamond: 'ouros', club: 'paus' },
  rank: printRank,
  speakRank,
  speakCard: (rank, suit) => `${speakRank(rank)} de ${suit}`,
  dots: {
    1: 'Dificuldade 1 de 3: fácil',
    2: 'Dificuldade 2 de 3: média',
    3: 'Dificuldade 3 de 3: difícil',
  },
  cancel: 'Cancelar',
  notNow: 'Agora não',
  close: 'Fechar',
  saving: 'Salvando…',
  undo: 'Desfazer',
  noScript: 'O Two Dozen precisa de JavaScript. Ative-o, por favor.',
  repair: {
    title: 'Falta uma parte do Two Dozen',
    text: 'Conecte-se à internet e toque em Reparar. Seus jogos estão a salvo.',
    action: 'Reparar',
  },
  tooOld:
    'Este navegador é antigo demais para o Two Dozen. É preciso Chrome 111, Safari 16.4, Firefox 115 ou mais novo.',
  unworded:
    'Não foi possível carregar o seu idioma, então isto está em inglês. Conecte-se à internet ou escolha um idioma em Ajustes.',
  missing: { title: 'Página não encontrada', text: 'Não há nada neste endereço.', home: 'Ir para o Início' },
  broken: {
    title: 'Algo deu errado',
    text: 'Seus jogos estão a salvo. Vá para o Início e tente de novo.',
  },
};
