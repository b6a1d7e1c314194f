import type { Words } from '../wording.ts';
import type { kingsKeeper as english } from '../en/kings-keeper.ts';

const CARDS = ['nenhuma', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete'];
const CASTLES = ['nenhum', 'um', 'dois', 'três', 'quatro'];
const missing = (count: number, names: readonly string[]) =>
  `${count === 0 ? 'Não falta' : count === 1 ? 'Falta' : 'Faltam'} ${names[count] ?? String(count)}`;

/** `castle`: the name of a castle as it stands alone, "Primeiro". */
export const kingsKeeper: Words<typeof english> = {
  turn: (name) =>
    `${name} é a Banca e vira os castelos. Toque no naipe e no valor, ou deslize de um ao outro.`,
  stands: 'A segunda de um naipe vai aberta.',
  ask: (castle) => `${castle} castelo: naipe e valor?`,
  askRank: (castle, suit) => `${castle} castelo, ${suit}: qual valor?`,
  askSuit: (castle, rank) => `${castle} castelo, ${rank}: qual naipe?`,
  toFound: (count) => missing(count, CASTLES),
  each: 'Anote cada rei quando for usado. Quem o usa compra duas cartas e descarta uma.',

  suits: 'Naipes',
  ranks: 'Valores',
  delete: 'Apagar',

  did: {
    crowned: (castle) => `no ${castle}`,
    doubled: (castle) => `dobra o ${castle}`,
    dethroned: (castle) => `destrona o ${castle}`,
    dumped: 'jogado fora',
    wrongCall: 'declarou errado',
  },
  change: (from, to) => (from === to ? `continua ${to}` : `${from} → ${to}`),
  changeSpoken: (from, to) => (from === to ? `continua ${to}` : `de ${from} para ${to}`),
  log: 'Anotado até agora',

  undo: 'Desfazer',
  king: 'Um rei',
  call: 'Declarar',
  who: 'Quem tem um rei?',
  which: 'Qual naipe?',
  what: 'O que acontece?',
  play: (castle) => `Jogar no ${castle}`,
  dethroneOn: (castle) => `Destronar o ${castle}`,
  dump: 'Jogar fora',
  becomes: (from, to) => (from === to ? `continua ${to}` : `${from} passa a ${to}`),
  why: {
    noSuchCastle: 'ainda sem castelo',
    notAKing: 'não há rei',
    wrongCastle: 'outro naipe',
    castlesStand: 'castelos fixos',
    doubleKing: 'dois reis mandam ali',
    noSubject: 'não há Súdito ali',
  },
  faceUp: 'nenhum castelo muda',
  cancel: 'Cancelar',
  write: 'Salvar',

  callWho: 'Quem declara “Mão”?',
  callText: 'Essa pessoa mostra as sete cartas, e você as anota.',
  nobody: 'Ninguém: contar os pontos',
  nobodyAsk: 'Se o monte acabou ou todos concordam, contam-se os pontos de todos sem que ninguém declare.',
  all: 'Todos concordam',
  alone: (name) => `Só ${name} continua.`,
  scoreOne: (name) => `Contar os pontos de ${name}`,
  scoreOneAsk: (name) => `Contam-se os pontos de ${name} sem declaração, e o jogo acaba.`,
  enter: (name) => `${name} declara`,

  cards: (name) => `As sete cartas de ${name}`,
  how: 'Valor e depois naipe, ou deslize. Toque em uma carta para trocá-la.',
  slots: 'Cartas anotadas',
  slot: (place, card) => `Carta ${place + 1}: ${card ?? 'vazia'}`,
  missing: (count) => missing(count, CARDS),
  done: 'Estas sete',
  noCall: 'Cancelar a declaração',
  whose: 'De quem são?',
  tapOne: 'Primeiro toque na carta que quer trocar.',

  right: 'Declarou certo.',
  wrong: (name) => `Declarou errado. ${name} está fora deste jogo.`,
  nextCards: (name) => `Agora as cartas de ${name}`,
  goOn: 'Continuar',
};
