import type { Sign } from '#lib/games/fours/cards.ts';
import type { fours as english } from '../en/fours.ts';
import type { Words } from '../wording.ts';
import { amount, list } from './forms.ts';

const cards = (count: number) => amount(count, 'carta', 'cartas');
const points = (count: number) => amount(count, 'ponto', 'pontos');
const turns = (count: number) => amount(count, 'turno', 'turnos');
const rounds = (count: number) => amount(count, 'rodada', 'rodadas');

const SPOKEN: Readonly<Record<Sign, string>> = {
  '+': 'mais',
  '−': 'menos',
  '×': 'vezes',
  '÷': 'dividido por',
  '()': 'parêntese',
};

/** Where on the board: 0 before the first 4 … 4 after the last. */
const placeName = (place: number) =>
  place === 0 ? 'antes do primeiro 4' : place === 4 ? 'depois do último 4' : `espaço ${place}`;
/** The same where something is put. */
const intoPlace = (place: number) =>
  place === 0 || place === 4 ? placeName(place) : `no ${placeName(place)}`;

export const fours: Words<typeof english> = {
  opening: [
    'Todos montam uma só linha de quatro 4. Faça o número da rodada antes dos outros.',
    'Na sua vez: até três cartas, cada uma um sinal ou um parêntese; depois passe o aparelho.',
  ],
  title: 'Quatro quatros',
  alone: 'Quatro quatros, solo',
  real: 'Quatro quatros, cartas reais',
  roundOf: (round, of) => `rodada ${round} de ${of}`,
  score: (name, score, turn) => `${name}, ${points(score)}${turn ? ', na vez' : ''}`,
  scores: 'Pontos',
  make: 'faça',
  makes: (target) => `Faça ${target}`,
  board: 'Tabuleiro',
  hand: 'Suas cartas',
  signs: 'Sinais',
  spoken: SPOKEN,
  bracket: { '(': 'abre parêntese', ')': 'fecha parêntese' },
  place: (place, pile) => {
    const [top, ...under] = pile.map((sign) => SPOKEN[sign]);
    if (top === undefined)
      return place === 0 || place === 4 ? placeName(place) : `${placeName(place)}, vazio`;
    return [placeName(place), top, ...under.map((sign) => `sobre ${sign}`)].join(', ');
  },
  lies: (what, place, nth) => `${what}${nth > 1 ? ` ${nth}` : ''}, ${intoPlace(place)}`,
  sign: 'sinal de menos',
  fits: (name) => `${name}, cabe`,
  slot: (place, nth) => `${placeName(place)}, lugar ${nth}, cabe`,
  chosen: (name) => `${name}, carta escolhida`,
  covered: cards,
  incomplete: (gaps, open, closed) => {
    const missing = [
      ...(open > 0 ? [amount(open, 'parêntese por fechar', 'parênteses por fechar')] : []),
      ...(closed > 0 ? [amount(closed, 'parêntese por abrir', 'parênteses por abrir')] : []),
      ...(gaps > 0 ? [amount(gaps, 'espaço', 'espaços')] : []),
    ].join(', ');
    if (missing === '') return 'incompleto';
    return open + closed === 0 ? `incompleto: ${missing}` : missing;
  },
  byZero: 'divisão por zero',
  not: (target) => `não é ${target}`,
  points,

  playAs: 'Jogar como',
  faces: { '(': '(', ')': ')', operator: '−', sign: 'sinal' },
  faceNames: { '(': 'abre parêntese', ')': 'fecha parêntese', operator: 'menos', sign: 'sinal de menos' },
  putBack: 'Devolver',
  tapLit: 'Toque em um lugar aceso.',
  bracketNew:
    'Novidade: um parêntese. Jogue como ( ou como ), ao lado de um sinal. O que fica entre os dois é calculado primeiro.',
  bracketPicked: 'Escolha ( ou ) abaixo e depois um lugar aceso. Em cima de outro parêntese, os dois saem.',
  pickFirst: 'Primeiro toque em uma carta.',
  begins: 'Toque em uma carta e depois em um lugar.',
  whatHere: (place) => `O que vai ${intoPlace(place)}?`,
  endOrBack: 'Termine o turno ou desfaça.',
  whereThen: (name) => `${name}: toque onde e depois o quê.`,
  goesLit: (sign) => `Toque em um lugar aceso para ${sign}.`,
  nowhere: (sign) => `${sign} não cabe em lugar nenhum agora. Devolva.`,
  pass: 'Passar',
  passNone: 'Passar · 0 de 3 jogadas',
  end: (played) => `Terminar turno · ${played} de 3`,
  endAndWin: 'Terminar turno e ganhar',
  giveUpNone: 'Desistir · 0 de 3',
  giveUp: 'Desistir da rodada',
  giveUpAsk: 'Se terminar sem jogar cartas, você perde a rodada.',

  passTo: (name) => `Passe para ${name}`,
  swapsFirst: (name) => `${name} pode trocar até três cartas antes.`,
  swapsNext: (name, target) => `${name} pode trocar até três cartas. Agora: faça ${target}.`,
  starts: (name, target) => `${name} começa. Faça ${target}.`,
  iAm: (name) => `Eu sou ${name}`,
  headphones: 'Com leitor de tela, use fones de ouvido: suas cartas são lidas em voz alta.',
  played: (name, signs) => (signs.length === 0 ? `${name} passou.` : `${name} jogou ${list(signs)}.`),
  hidden: 'As cartas estão escondidas.',
  now: (line, says) => `No tabuleiro: ${line}, ${says}.`,
  playedAt: (sign, place, off) =>
    `${sign} ${off === null ? '' : off === 'sign' ? 'sobre o sinal de menos ' : 'sobre o parêntese '}${intoPlace(place)}`,

  made: (name, target) => `${name} fez ${target}`,
  youMade: (target) => `Você fez ${target}`,
  onBoard: (count) => `${cards(count)} no tabuleiro, ${points(count)}`,
  inTurns: (count, par) => `em ${turns(count)}${par === null ? '' : `, par ${par}`}`,
  nobody: (target) => `Ninguém fez ${target}`,
  notMade: (target) => `Você não fez ${target}`,
  allPassed: (next) => `Todos passaram, então ninguém marca. Vem a rodada ${next}.`,
  givenUp: 'Você desistiu da rodada.',
  byHand: 'Cada um troca até três cartas.',
  next: (round, target) => `Rodada ${round}: faça ${target}`,
  swap: 'Trocar cartas antes',
  swapAll: 'Passar por todos para trocar',
  swapWhat: 'Cada um pode trocar até três cartas antes da próxima rodada.',
  swapWhatAtTurn: 'Cada um pode trocar até três cartas no começo do seu primeiro turno.',
  swapWhatAlone: 'Você pode trocar até três cartas antes da próxima rodada.',
  swapTitle: 'Troque até três',
  swapNone: 'Ficar com as cinco',
  swapSome: (count) => `Trocar ${cards(count)}`,
  swapText: (round, target) => `Rodada ${round}: faça ${target}. Toque nas cartas que quer trocar.`,
  goes: (name) => `${name}, para trocar`,
  drew: (count) => `Você comprou ${cards(count)}`,
  drewText: (name) => `Só ${name} pode ver. As cartas novas se destacam.`,
  isNew: (name) => `${name}, carta nova`,

  backRound: 'Voltar uma rodada',

  wins: (name) => `${name} ganha`,
  share: (names) => `Empate: ${list(names)}`,
  stopped: 'Encerrada antes',
  final: 'Pontos finais',
  rounds: (count) => amount(count, 'rodada ganha', 'rodadas ganhas'),
  again: 'Jogar de novo',
  replay: 'Replay',
  home: 'Início',

  solo: {
    standing: (turn, par) => `turno ${turn}${par === null ? '' : ` · par ${par}`}`,
    bars: (turn, par) => `Turno ${turn}${par === null ? '' : `, par ${par}`}`,
    under: (count) => `${count} abaixo`,
    over: (count) => `${count} acima`,
    onPar: 'par',
    void: 'anulada',
    unknown: turns,
    sum: (difference) =>
      difference === null
        ? 'Todas as rodadas jogadas'
        : difference === 0
          ? 'No par'
          : difference < 0
            ? `${-difference} abaixo do par`
            : `${difference} acima do par`,
    turnsFor: (count, of) => (of === 0 ? 'Nenhuma rodada feita' : `${turns(count)} para ${rounds(of)}`),
    round: (target, what) => `${target}: ${what}`,
    best: (difference, of) =>
      `recorde: ${difference === 0 ? 'no par' : difference < 0 ? `${-difference} abaixo` : `${difference} acima`}${
        of === null ? '' : ` em ${rounds(of)}`
      }`,
  },

  could: {
    ask: 'Eu poderia ter ganhado?',
    leave: 'Voltar ao resultado',
    only: (name) => `Só ${name} pode ver`,
    yes: (name) => `Sim, no último turno de ${name}`,
    no: 'Não, não no último turno',
    how: (plays) => `Bastava jogar ${list(plays)}.`,
    none: (tried, target) =>
      tried === 0
        ? 'O tabuleiro continuaria incompleto.'
        : tried === 1
          ? `O único tabuleiro ao alcance não dá ${target}.`
          : `Nenhum dos ${amount(tried, 'tabuleiro', 'tabuleiros')} ao alcance dá ${target}.`,
    held: (name) => `Cartas de ${name}`,
    used: (name) => `${name}, na jogada`,
    looking: 'Procurando…',
    unanswered: 'Não conseguimos descobrir. Tente mais tarde.',
    back: 'Esconder de novo',
  },

  help: {
    open: 'Regras e teclas',
    title: 'Quatro quatros',
    together: [
      'Todos jogam em um mesmo tabuleiro: 4\u{A0}4\u{A0}4\u{A0}4. Faça dele o número da rodada e você ganha a rodada, com um ponto por carta no tabuleiro, inclusive as cobertas.',
      'Na sua vez, jogue até três das suas cinco cartas ou passe. Depois você compra até ter cinco, e a vez passa adiante.',
    ],
    alone: [
      'Transforme o tabuleiro, 4\u{A0}4\u{A0}4\u{A0}4, no número da rodada com o mínimo de turnos.',
      'Em cada turno, jogue até três das suas cinco cartas; depois você compra até ter cinco. Quem não joga nenhuma desiste da rodada.',
      'O par é o número de turnos de que alguém cuidadoso precisa com as mesmas cartas.',
    ],
    board: [
      'Um sinal vai em um espaço ou em cima de um sinal diferente. Você não pode cobrir uma carta que jogou neste turno.',
      'Um parêntese abre ou fecha, como você escolher. Vai ao lado de um sinal, nunca em cima, no máximo três iguais em um lugar. Em cima de outro parêntese, os dois saem.',
      'Os parênteses não precisam combinar até que o número seja feito. Vezes e dividido por vêm antes de mais e menos.',
    ],
    rounds: [
      'Antes de cada rodada nova, cada um pode trocar até três cartas. Se todos passam, a rodada é anulada: ninguém marca, e a próxima começa.',
      'Depois da última rodada, quem tem mais pontos ganha.',
    ],
    real: 'Com cartas reais, distribuam cinco para cada um e comprem vocês mesmos até ter cinco. Mostrem aqui o que jogam.',
    keys: '1 a 5 escolhem uma carta, + − * / ( ) escolhem pelo sinal, as setas andam no tabuleiro, Enter joga a carta. U desfaz, E termina o turno, Esc devolve a carta.',
  },

  refused: {
    notNow: 'Agora não dá. Espere um momento.',
    noSuchPlace: 'Não dá para jogar ali. Toque em um lugar aceso.',
    notAGap: 'Um sinal vai entre dois 4. Toque em um espaço.',
    sameSign: 'Esse sinal já está ali. Cubra com outro.',
    freshCard: 'Você jogou essa carta neste turno. Desfaça ou cubra outra.',
    wrongEnd:
      'Um parêntese abre antes do primeiro 4 e fecha depois do último. Inverta ou toque em outro lugar.',
    fourth: 'Só cabem três iguais em um lugar. Escolha outro lugar.',
    operatorOnBracket: 'Só um parêntese tira um parêntese. Ponha o sinal em um espaço.',
    bracketOnOperator: 'Um parêntese não cobre um sinal. Ponha-o ao lado.',
    notASign: 'Só um menos torna um número negativo, se as regras da casa deixarem.',
    signPlace:
      'O sinal de menos vai logo antes de um 4 ou de um parêntese, nunca depois de outro. Escolha outro lugar.',
    signDepends: 'Um sinal de menos precisa deste parêntese. Cubra antes o sinal.',
    noSuchSeat: 'Ali não há ninguém.',
    notYours: 'É a vez de outra pessoa. Passe o aparelho.',
    notHeld: 'Você não tem essa carta. Escolha uma das suas.',
    inUse: 'As vinte já estão no tabuleiro. Escolha outra carta.',
    threePlayed: 'Dá para jogar no máximo três cartas. Termine o turno ou desfaça.',
    fourDiscarded: 'Dá para trocar no máximo três cartas. Fique com uma delas.',
    dealtOnly: 'Vocês estão usando cartas reais. Troquem à mão.',
    badOrder: 'A conta das cartas não fecha. Toque em Pausa e depois em Voltar um passo.',
  },
};
