import type { Suit } from '#lib/core/cards.ts';
import type { kings as english } from '../en/kings.ts';
import { formatScore } from '../format.ts';
import { common } from './common.ts';
import type { Words } from '../wording.ts';
import { amount, list, pick } from './forms.ts';

const SUITS: Readonly<Record<Suit, string>> = common.suit;
const CASTLES = ['Primeiro', 'Segundo', 'Terceiro', 'Quarto'];

const castleName = (castle: number): string => String(CASTLES[castle]);
const fullName = (castle: number): string => `${castleName(castle)} castelo`;
const points = (score: number): string =>
  `${formatScore(score)} ${pick(score, { one: 'ponto', other: 'pontos' })}`;
const cards = (count: number): string => amount(count, 'carta', 'cartas');

const SHORT: Readonly<Record<number, string>> = {
  1: 'Falta uma carta',
  2: 'Faltam duas cartas',
  3: 'Faltam três cartas',
  4: 'Faltam quatro cartas',
  5: 'Faltam cinco cartas',
  6: 'Faltam seis cartas',
};

/** What a card is called: "dama de copas". */
const cardName = (rank: number, suit: Suit): string => common.speakCard(common.rank(rank, 13), SUITS[suit]);
/** A card with its article; `card` begins with its rank. */
const theCard = (card: string): string => `${card.startsWith('dama') ? 'a' : 'o'} ${card}`;

export const kings: Words<typeof english> = {
  opening: [
    'Junte sete cartas que formem a mão mais valiosa.',
    'Na sua vez: descarte uma e compre uma. Declare “Mão” quando seis delas formarem uma mão.',
  ],
  title: 'Reis',
  keeper: 'Placar',
  gameOf: (game, games) => (games === 1 ? '' : `jogo ${game} de ${games}`),
  card: cardName,
  points,
  suits: SUITS,

  castles: 'Castelos',
  castle: castleName,
  castleSpoken: (castle, suit, worth, count, subject) =>
    [
      fullName(castle),
      SUITS[suit],
      `vale ${worth}`,
      ...(count > 0 ? [count > 1 ? 'dois reis' : 'um rei'] : []),
      ...(subject === null ? [] : [`sobre ${subject}`]),
    ].join(', '),
  unfounded: (castle) => `${fullName(castle)}, sem fundar`,
  over: (subject) => `sobre ${subject}`,
  becomes: (worth) => `passa a ${worth}`,
  stays: (worth) => `continua ${worth}`,
  becomesOr: (worth, before) => `${worth} ou volta a ${before}`,
  pile: (count) => `Monte, ${cards(count)}`,
  faceUp: 'aberto',
  faceUpPile: (top, count) =>
    top === null ? 'Descarte aberto, vazio' : `Descarte aberto, ${cards(count)}, em cima ${top}`,
  faceUpTitle: 'Cartas abertas',
  faceUpLine: 'As mais recentes primeiro.',

  founding: {
    begin: (name) => `${name} é a Banca`,
    beginText: 'Vire cartas até que quatro naipes tenham castelo.',
    founds: (castle, suit, worth) => `O naipe de ${SUITS[suit]} é o ${fullName(castle)}, que vale ${worth}.`,
    stands: (suit) => `O naipe de ${SUITS[suit]} já tem castelo: a carta vai para o descarte aberto.`,
    next: 'Virar a próxima',
    all: 'Virar as demais',
    done: 'Os quatro castelos estão fundados.',
    doneText: (faceUp) =>
      faceUp === 0
        ? 'Agora sete cartas para cada um.'
        : `${cards(faceUp)} no descarte aberto. Agora sete cartas para cada um.`,
    deal: 'Distribuir sete a cada um',
    soFar: 'Descartadas até agora',
  },

  passTo: (name) => `Passe para ${name}`,
  iAm: (name) => `Eu sou ${name}`,
  headphones: 'Com leitor de tela, use fones de ouvido: as cartas são lidas em voz alta.',
  starts: (name) => `${name} começa.`,
  hidden: 'As cartas estão escondidas.',
  oneGoesBack: (name) => `${name} tem oito cartas e descarta uma.`,
  draws: (name) => `${name} compra.`,
  areOut: (names) => `Já contamos os pontos de ${list(names)}.`,
  reshuffled: 'O monte acabou, então os descartes foram embaralhados nele.',
  playsAlone: (name) => `Só ${name} continua.`,
  ring: (name, next) => (name === next ? `Só ${name} continua` : `Vez de ${name}, depois ${next}`),

  did: {
    faceDown: (name) => `${name} descartou uma carta fechada.`,
    faceUp: (name, card) => `${name} pôs ${theCard(card)} no descarte aberto.`,
    dumped: (name, card) => `${name} jogou fora ${theCard(card)}.`,
    crowned: (name, card, castle, worth) =>
      `${name} pôs ${theCard(card)} no ${fullName(castle)}, que agora vale ${worth}.`,
    dethroned: (name, castle, worth) =>
      `${name} destronou o rei do ${fullName(castle)}, que volta a valer ${worth}.`,
    crownedStill: (name, card, castle, worth) =>
      `${name} pôs ${theCard(card)} no ${fullName(castle)}, que continua valendo ${worth}.`,
    dethronedStill: (name, castle, worth) =>
      `${name} destronou o rei do ${fullName(castle)}, que continua valendo ${worth}.`,
    raised: (name, card) => `${name} pegou ${theCard(card)} do descarte aberto.`,
    wrongCall: (name, score) => `${name} declarou errado e fica com ${points(score)}.`,
    scoreMe: (name) => `${name} pediu a contagem.`,
  },

  agree: 'Contar os pontos de todos',
  agreeAsk: 'Todos concordam? Contam-se agora os pontos de todos, sem que ninguém declare.',
  agreeAll: 'Todos concordam',

  hand: 'Suas cartas',
  eight: 'Suas oito cartas',
  fresh: (card) => `${card}, carta nova`,
  tap: 'Toque em uma carta para usá-la, ou declare.',
  tapEight: 'Toque na carta que vai descartar.',
  down: 'Fechada',
  up: 'Aberta',
  discardDown: 'Descartar fechada',
  discardUp: 'Descartar aberta',
  playOn: (castle) => `Jogar no ${castleName(castle)}`,
  double: 'Rei duplo',
  dethrone: 'Destronar',
  dump: 'Jogar fora o rei',
  keepIt: 'Ficar com ela',
  whichCastle: 'Toque em um castelo para o rei, ou:',
  sortSuit: 'Ordenar por naipe',
  sortRank: 'Ordenar por valor',
  call: 'Declarar “Mão”',
  callAsk: 'Declarar?',
  callText: 'Se declarar errado, seus pontos são contados na hora e o seu jogo acaba.',
  notYet: 'Ainda não',
  tapAlone: 'Só você continua. Toque em uma carta para usá-la, ou:',
  scoreMe: 'Contar meus pontos',
  scoreAsk: 'Contar seus pontos?',
  scoreText: 'Suas cartas são contadas como estão, e o jogo acaba.',
  scoreTo: (mine, name, theirs) => `Você teria ${mine} contra ${theirs} de ${name}, e o jogo acaba.`,
  goOnAlone: 'Continuar jogando',
  drew: 'Você comprou',
  pass: (name) => `Passe para ${name}`,

  now: 'Se declarar agora',
  nowRight: 'estará certo',
  nowWrong: 'estará errado',
  nowRightMore: 'Seis cartas são uma mão ou duas meias mãos, e sobra uma de Ponteiro.',
  nowWrongMore:
    'Para declarar certo é preciso uma mão de seis cartas, ou duas meias mãos, e uma carta de Ponteiro.',
  nearest: 'As mãos mais próximas',
  hold: 'Você tem',
  short: (count, all) => {
    const missing = SHORT[count] ?? `Faltam ${count} cartas`;
    if (all) return `${missing}:`;
    return count === 1 ? `${missing}, qualquer uma destas:` : `${missing}. Qualquer uma destas aproxima:`;
  },
  moreCards: (count) => `e mais ${count}`,

  raise: {
    title: 'Compre, ou pegue uma carta aberta',
    left: (owed) => (owed === 2 ? 'duas cartas a comprar' : 'uma carta a comprar'),
    draw: 'Comprar do monte',
    take: (card) => `Pegar ${theCard(card)}`,
    list: 'Cartas abertas',
  },

  calculus: {
    title: 'O Cálculo',
    called: (name) => `${name} declarou.`,
    lastLeft: 'Só restou uma pessoa. Os pontos dela também são contados.',
    noneLeft: 'Não resta ninguém: todos declararam errado.',
    drawnOut: 'Não há mais o que comprar.',
    agreed: 'Todos concordaram em contar os pontos.',
  },

  wins: (name) => `${name} ganha`,
  share: (names) => `Empate: ${list(names)}`,
  stopped: 'Encerrada antes',
  final: 'Pontos finais',
  games: (won) => (won === 1 ? 'melhor em 1 jogo' : `melhor em ${won} jogos`),
  again: 'Jogar de novo',
  replay: 'Replay',
  home: 'Início',
  backGame: 'Voltar um jogo',
  help: 'Mãos e regras',

  refused: {
    kingFaceUp: 'Um rei só vai aberto quando é jogado fora: então você compra duas cartas.',
    wrongCastle: 'Um rei só vai ao castelo do naipe dele.',
    castlesStand: 'Nesta partida os castelos são fixos: um rei só pode ser jogado fora.',
    doubleKing: 'Dois reis mandam ali: não dá para jogar em cima.',
    noSubject: 'Não há Súdito sob esse rei, então não dá para destronar.',
    notAKing: 'Só um rei vai a um castelo.',
    notRaisable: 'Essa carta foi descartada neste turno: ela fica ali.',
    nothingToDraw: 'O monte está vazio: pegue uma carta aberta.',
    notSeven: 'São sete cartas: anote todas.',
    threeOfOne: 'Dois baralhos só têm duas de cada carta: essa seria a terceira.',
    suitTaken: 'Esse naipe já tem castelo.',
  },
};
