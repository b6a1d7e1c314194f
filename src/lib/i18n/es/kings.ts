import type { Suit } from '#lib/core/cards.ts';
import type { kings as english } from '../en/kings.ts';
import { formatPoints } from '../format.ts';
import { common } from './common.ts';
import type { Words } from '../wording.ts';
import { amount, list, pick } from './forms.ts';

const SUITS: Readonly<Record<Suit, string>> = common.suit;
const CASTLES = ['Primer', 'Segundo', 'Tercer', 'Cuarto'];
/** Where the castle's name stands alone. */
const ALONE = ['Primero', 'Segundo', 'Tercero', 'Cuarto'];

const castleName = (castle: number): string => String(ALONE[castle]);
const fullName = (castle: number): string => `${CASTLES[castle] ?? ''} castillo`;
const points = (score: number): string => formatPoints(score, 'punto', 'puntos');
const cards = (count: number): string => amount(count, 'carta', 'cartas');

const SHORT: Readonly<Record<number, string>> = {
  1: 'Falta una carta',
  2: 'Faltan dos cartas',
  3: 'Faltan tres cartas',
  4: 'Faltan cuatro cartas',
  5: 'Faltan cinco cartas',
  6: 'Faltan seis cartas',
};

/** What a card is called: "reina de corazones". */
const cardName = (rank: number, suit: Suit): string => common.speakCard(common.rank(rank, 13), SUITS[suit]);
/** A card with its article; `card` begins with its rank. */
const theCard = (card: string): string =>
  card.startsWith('reina') || card.startsWith('jota') ? `la ${card}` : `el ${card}`;

export const kings: Words<typeof english> = {
  opening: [
    'Reúne siete cartas para la mano que más valga.',
    'En tu turno: descarta una y roba una. Canta “Mano” cuando seis de ellas formen una mano.',
  ],
  title: 'Reyes',
  keeper: 'Anotador',
  gameOf: (game, games) => (games === 1 ? '' : `juego ${game} de ${games}`),
  card: cardName,
  points,
  suits: SUITS,

  castles: 'Castillos',
  castle: castleName,
  castleSpoken: (castle, suit, worth, count, subject) =>
    [
      fullName(castle),
      SUITS[suit],
      `vale ${worth}`,
      ...(count > 0 ? [count > 1 ? 'dos reyes' : 'un rey'] : []),
      ...(subject === null ? [] : [`sobre ${subject}`]),
    ].join(', '),
  unfounded: (castle) => `${fullName(castle)}, sin fundar`,
  over: (subject) => `sobre ${subject}`,
  becomes: (worth) => `valdrá ${worth}`,
  stays: (worth) => `sigue en ${worth}`,
  becomesOr: (worth, before) => `${worth} o vuelve a ${before}`,
  pile: (count) => `Mazo, ${cards(count)}`,
  faceUp: 'boca arriba',
  faceUpPile: (top, count) =>
    top === null ? 'Descarte boca arriba, vacío' : `Descarte boca arriba, ${cards(count)}, encima ${top}`,
  faceUpTitle: 'Boca arriba',
  faceUpLine: 'Primero las más recientes.',

  founding: {
    begin: (name) => `${name} es la Banca`,
    beginText: 'Destapa cartas hasta que cuatro palos tengan castillo.',
    founds: (castle, suit, worth) =>
      `El palo de ${SUITS[suit]} es el ${fullName(castle)}, que vale ${worth}.`,
    stands: (suit) => `El palo de ${SUITS[suit]} ya tiene castillo: la carta va boca arriba.`,
    next: 'Sacar la siguiente',
    all: 'Sacar las demás',
    done: 'Los cuatro castillos están fundados.',
    doneText: (faceUp) =>
      faceUp === 0
        ? 'Ahora siete cartas cada quien.'
        : `${pick(faceUp, { one: '1 carta quedó', other: `${cards(faceUp)} quedaron` })} boca arriba. Ahora siete cartas cada quien.`,
    deal: 'Repartir siete a cada quien',
    soFar: 'Descartadas hasta ahora',
  },

  passTo: (name) => `Pásaselo a ${name}`,
  iAm: (name) => `Soy ${name}`,
  headphones: 'Si usas un lector de pantalla, ponte auriculares: las cartas se leen en voz alta.',
  starts: (name) => `Empieza ${name}.`,
  hidden: 'Las cartas están ocultas.',
  oneGoesBack: (name) => `${name} tiene ocho cartas y descarta una.`,
  draws: (name) => `${name} roba.`,
  areOut: (names) =>
    pick(names.length, { one: `${list(names)} ya puntuó.`, other: `${list(names)} ya puntuaron.` }),
  reshuffled: 'El mazo se acabó, así que los descartes se barajaron.',
  playsAlone: (name) => `${name} sigue a solas.`,
  ring: (name, next) => (name === next ? `${name} sigue a solas` : `Turno de ${name}, luego ${next}`),

  did: {
    faceDown: (name) => `${name} descartó boca abajo.`,
    faceUp: (name, card) => `${name} descartó ${theCard(card)} boca arriba.`,
    dumped: (name, card) => `${name} tiró ${theCard(card)}.`,
    crowned: (name, card, castle, worth) =>
      `${name} puso ${theCard(card)} en el ${fullName(castle)}, que ahora vale ${worth}.`,
    dethroned: (name, castle, worth) =>
      `${name} destronó al rey del ${fullName(castle)}, que vuelve a valer ${worth}.`,
    crownedStill: (name, card, castle, worth) =>
      `${name} puso ${theCard(card)} en el ${fullName(castle)}, que sigue valiendo ${worth}.`,
    dethronedStill: (name, castle, worth) =>
      `${name} destronó al rey del ${fullName(castle)}, que sigue valiendo ${worth}.`,
    raised: (name, card) => `${name} tomó ${theCard(card)} del descarte boca arriba.`,
    wrongCall: (name, score) => `${name} cantó mal y puntúa ya: ${points(score)}.`,
    scoreMe: (name) => `${name} pidió puntuar.`,
  },

  agree: 'Puntuar todos ahora',
  agreeAsk: '¿Están todos de acuerdo? Puntúan ya todas las cartas, sin que nadie cante.',
  agreeAll: 'Todos de acuerdo',

  hand: 'Tus cartas',
  eight: 'Tus ocho cartas',
  fresh: (card) => `${card}, carta nueva`,
  tap: 'Toca una carta para usarla, o canta.',
  tapEight: 'Toca la carta que descartas.',
  down: 'Boca abajo',
  up: 'Boca arriba',
  discardDown: 'Descartar boca abajo',
  discardUp: 'Descartar boca arriba',
  playOn: (castle) => `Jugar en el ${castleName(castle)}`,
  double: 'Rey doble',
  dethrone: 'Destronar',
  dump: 'Tirar el rey',
  keepIt: 'Quedármela',
  whichCastle: 'Toca un castillo para el rey, o:',
  sortSuit: 'Ordenar por palo',
  sortRank: 'Ordenar por valor',
  call: 'Cantar “Mano”',
  callAsk: '¿Cantar?',
  callText: 'Si cantas mal, puntúas en el acto y tu juego termina.',
  notYet: 'Todavía no',
  tapAlone: 'Sigues a solas. Toca una carta para usarla, o:',
  scoreMe: 'Puntuar ahora',
  scoreAsk: '¿Puntuar ahora?',
  scoreText: 'Tus cartas puntúan como están y el juego termina.',
  scoreTo: (mine, name, theirs) => `Tendrías ${mine} contra ${theirs} de ${name}, y el juego termina.`,
  goOnAlone: 'Seguir jugando',
  drew: 'Robaste',
  pass: (name) => `Pásaselo a ${name}`,

  now: 'Si cantas ahora',
  nowRight: 'estará bien',
  nowWrong: 'estará mal',
  nowRightMore: 'Seis cartas son una mano o dos medias manos, y queda una de Puntero.',
  nowWrongMore:
    'Para cantar bien necesitas una mano de seis cartas, o dos medias manos, y una carta de Puntero.',
  nearest: 'Las manos más cercanas',
  hold: 'Tienes',
  short: (count, all) => {
    const missing = SHORT[count] ?? `Faltan ${count} cartas`;
    if (all) return `${missing}:`;
    return count === 1 ? `${missing}, cualquiera de estas:` : `${missing}. Cualquiera de estas te acerca:`;
  },
  moreCards: (count) => `y ${count} más`,

  raise: {
    title: 'Roba, o toma una carta boca arriba',
    left: (owed) => (owed === 2 ? 'faltan dos cartas' : 'falta una carta'),
    draw: 'Robar del mazo',
    take: (card) => `Tomar ${theCard(card)}`,
    list: 'Cartas boca arriba',
  },

  calculus: {
    title: 'El Cálculo',
    called: (name) => `Cantó ${name}.`,
    lastLeft: 'Solo queda una persona, y también puntúa.',
    noneLeft: 'No queda nadie: todos cantaron mal.',
    drawnOut: 'Ya no hay cartas para robar.',
    agreed: 'Todos acordaron puntuar.',
  },

  wins: (name) => `Gana ${name}`,
  share: (names) => `Empate: ${list(names)}`,
  stopped: 'Terminada antes',
  final: 'Puntos finales',
  games: (won) => pick(won, { one: 'mejor en 1 juego', other: `mejor en ${won} juegos` }),
  again: 'Jugar otra vez',
  replay: 'Repetición',
  home: 'Inicio',
  backGame: 'Un juego atrás',
  help: 'Manos y reglas',

  refused: {
    kingFaceUp: 'Un rey solo va boca arriba cuando lo tiras: entonces robas dos cartas.',
    wrongCastle: 'Un rey solo va al castillo de su palo.',
    castlesStand: 'En esta partida los castillos son fijos: un rey solo se puede tirar.',
    doubleKing: 'Ahí mandan dos reyes: no se puede jugar encima.',
    noSubject: 'No hay Súbdito bajo ese rey, así que no se puede destronar.',
    notAKing: 'Solo un rey va a un castillo.',
    notRaisable: 'Esa carta se descartó en este turno: se queda ahí.',
    nothingToDraw: 'El mazo está vacío: toma una carta boca arriba.',
    notSeven: 'Son siete cartas: ingrésalas todas.',
    threeOfOne: 'Dos barajas solo tienen dos de cada carta: esa sería la tercera.',
    suitTaken: 'Ese palo ya tiene castillo.',
  },
};
