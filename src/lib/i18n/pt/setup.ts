import type { Words } from '../wording.ts';
import type { setup as english } from '../en/setup.ts';
import { formatScore } from '../format.ts';
import { amount, either, list } from './forms.ts';
import { gameNames } from './games.ts';
import { spans } from './spans.ts';

const ORDINALS = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto'];
const START = 'Começar';
const BOARD = 'Preparar o tabuleiro';
const JUDGE = 'Vocês distribuem; o app conta e julga.';

export const setup: Words<typeof english> = {
  title: 'Na mesa',
  rulesPage: 'Regras',
  game: 'Jogo',
  family: 'Qual variante',
  games: gameNames,
  shapes: { moon: 'Lua', hill: 'Morro', gate: 'Portão', star: 'Estrela', leaf: 'Folha', drop: 'Gota' },
  who: { edges: 'Quem senta onde', ring: 'Quem passa para quem', side: 'Quem joga', alone: 'Quem joga' },
  players: 'Jogadores',
  playersCount: (count) => `${count} jogadores`,
  playersShort: (count, of) => (count === 1 && of < 5 ? 'Solo' : String(count)),
  places: {
    near: 'lado de cá',
    left: 'lado esquerdo',
    far: 'lado de lá',
    right: 'lado direito',
  },
  seat: (name, shape, about) => [...(name === shape ? [name] : [name, shape]), ...about].join(', '),
  inTurn: (turn) => `${ORDINALS[turn - 1] ?? `${turn}.º`} turno`,
  turnRound: 'Inverter os turnos',
  turns: { back: 'Os turnos seguem no sentido anti-horário.', round: 'Os turnos seguem no sentido horário.' },
  delayed: (ms) => `+${spans.seconds(ms)}`,
  second: 'duas soluções',
  draw: 'Sortear os lugares',
  deck: 'Baralho',
  decks: {
    physical: 'Cartas reais',
    dealt: 'Na tela',
    dealtMore: 'O app embaralha e distribui.',
  },
  rules: {
    title: 'Regras da casa',
    make: (target) => (target === 'dynamic' ? 'Alvo sorteado' : `Faça ${target}`),
    handicaps: 'com vantagem',
    published: 'regras usuais',
    ready: 'Já prontas',
  },
  seconds: (ms) => (ms === 0 ? 'nada' : spans.seconds(ms)),
  less: (what) => `${what}: menos`,
  more: (what) => `${what}: mais`,
  reset: 'Regras usuais',
  done: 'Pronto',
  of: {
    slap: { real: JUDGE, start: START },
    knock: { real: JUDGE, start: START, alone: 'Iniciar o relógio' },
    kings: {
      real: 'Dois baralhos de 52. Vocês distribuem; o app marca os pontos.',
      start: 'Virar os castelos',
      author: 'Um jogo de Ryan Matthew Thurman.',
    },
    contest: { real: JUDGE, start: START },
    fours: {
      real: '20 de cada: +\u00a0−\u00a0×\u00a0÷ e ( ). Distribuam cinco; o app julga.',
      start: BOARD,
    },
  },
  guided: { name: 'Um primeiro jogo guiado', more: 'Seis passos, dois minutos' },
  length: {
    turns: (least, most) => `Em geral, de ${least} a ${most} turnos.`,
    deals: (deals, least, most) =>
      `Cerca de ${amount(deals, 'mão', 'mãos')}; em geral, de ${least} a ${most} minutos.`,
    rounds: (rounds, least, most) =>
      `Cerca de ${amount(rounds, 'rodada', 'rodadas')}; em geral, de ${least} a ${most} minutos.`,
  },
  starting: 'Começando…',
  again: 'Mais uma igual',
  againWho: (game, names) => `${game} · ${list(names)}`,
  person: {
    title: (place) => `Quem senta no ${place}?`,
    inTurn: (place) => `Quem fica com o ${place}?`,
    alone: 'Quem joga?',
  },
  hint: {
    ipad: 'No iPad, desligue em Ajustes os gestos com vários dedos, para que todos possam tocar ao mesmo tempo.',
    android:
      'Alguns telefones capturam a tela quando três dedos deslizam. Desligue isso nas configurações do telefone.',
  },
  fault: {
    emptyName: 'Cada pessoa precisa de um nome visível.',
    longName: 'Um nome tem no máximo 24 caracteres.',
    sameName: 'Há dois nomes iguais. Mude um.',
    players: (game, counts, asked) => `${game} é para ${either(counts)} jogadores, não para ${asked}.`,
    notBegun: 'A partida não pôde começar. Tente de novo.',
    closest: 'Mais perto se joga com um só conjunto.',
    undealt: 'Sorteamos 2\u00a0000 conjuntos, e nenhum tinha solução. Escolha outro alvo ou números maiores.',
    target: 'O alvo não combina com as outras regras da casa. Escolha outro.',
    setting: 'Este jogo não permite uma destas regras da casa. Escolha de novo.',
  },
  home: {
    warmUp: 'Aquecimento',
    warmUpMore: (hands, minutes) =>
      `${amount(hands, 'mão', 'mãos')} · ${minutes === 1 ? '' : 'uns '}${minutes} min`,
    title: 'Na mesa',
    how: 'Como jogar',
    howTo: (game) => `Como jogar: ${game}`,
    people: (fewest, most) => `uma tela, ${fewest}–${most} pessoas`,
    players: (counts) =>
      counts.length > 2 ? `${counts[0]}–${counts.at(-1)} jogadores` : `${either(counts)} jogadores`,
    what: {
      slap: 'Viu 24 primeiro? Dê o tapa.',
      knock: 'Bata e diga.',
      contest: 'Encontre e prove.',
      fours: 'Façam de 1 a 9 juntos.',
      kings: 'Castelos de cartas.',
    },
    goOn: (game) => `Continuar: ${game}`,
    real: 'cartas reais',
    score: (name, score) => `${name}: ${formatScore(score)}`,
    all: (count) => `Todas as ${count} partidas abertas`,
    played: (names, moment) => `${list(names)} · ${moment}`,
  },
};
