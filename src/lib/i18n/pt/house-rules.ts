import type { Words } from '../wording.ts';
import type { houseRules as english } from '../en/house-rules.ts';
import { amount, signed } from './forms.ts';
import { spans } from './spans.ts';

const NONE = 'sem limite';
const { seconds, minutes } = spans;
const secondsOrNone = (ms: number) => (ms === 0 ? NONE : seconds(ms));

const STRICTNESS = {
  quick: { name: 'Rápida', more: 'valem meias mãos de qualquer naipe' },
  standard: { name: 'Padrão', more: 'valem meias mãos nos naipes dos seus castelos' },
  elders: { name: 'Ancestral', more: 'sem meias mãos' },
  timeSink: { name: 'Eterna', more: 'só supermãos' },
};
const DIRECTION = {
  right: { name: 'para a direita', line: 'turnos para a direita', more: 'sentido anti-horário' },
  left: { name: 'para a esquerda', line: 'turnos para a esquerda', more: 'sentido horário' },
};

export const houseRules: Words<typeof english> = {
  claimTime: {
    name: 'Tempo para dizer',
    say: secondsOrNone,
    line: (ms) => (ms === 0 ? 'sem pressa para dizer' : `${seconds(ms)} para dizer`),
  },
  setTime: {
    name: 'Tempo por mão',
    say: (ms) => (ms === 0 ? NONE : minutes(ms)),
    line: (ms) => (ms === 0 ? 'sem limite de tempo' : `${minutes(ms)} por mão`),
  },
  rounds: {
    name: 'Rodadas',
    say: String,
    line: (count) => amount(count, 'rodada', 'rodadas'),
  },
  redraw: {
    name: 'Sortear de novo se for difícil demais',
    more: 'se menos da metade das mãos tiver solução',
    on: 'novo sorteio se for difícil demais',
  },
  faces: { name: 'Figuras', more: 'J Q K valem 11 12 13', on: 'com figuras' },
  dealer: {
    name: 'Distribui primeiro',
    drawn: 'maior carta',
    mark: 'distribui primeiro',
    choose: 'Escolher para distribuir primeiro',
  },
  slapSayNone: {
    name: 'Avisar se não há solução',
    more: 'então qualquer um pode trocar cartas',
    on: 'avisa se não há solução',
  },
  knockSayNone: {
    name: 'Avisar se não há solução',
    more: 'então qualquer um pode deixá-las de lado',
    on: 'avisa se não há solução',
  },
  called: {
    name: 'De viva voz, sem tocar',
    more: 'qualquer um toca em quem foi primeiro',
    on: 'de viva voz',
  },
  implied: {
    name: 'Multiplicação implícita',
    more: 'um parêntese sem sinal multiplica: 4(4\u00a0+\u00a04) é 32',
    on: 'parênteses multiplicam',
  },
  negation: {
    name: 'Números negativos',
    more: 'o menos pode vir antes de um 4 ou de um parêntese: 4\u00a0×\u00a0(−4)',
    on: 'menos como sinal',
  },
  extended: {
    name: 'Mais rodadas',
    more: 'dois 4 juntos formam 44; rodadas 1 a 10, 12, 15, 16, 17 e 20',
    on: 'Quinze rodadas',
    off: 'Nove rodadas',
  },
  swapAtTurn: {
    name: 'Trocar cartas no primeiro turno',
    more: 'em vez de passar o aparelho a todos antes de cada rodada',
    on: 'troca de cartas no primeiro turno',
  },
  contestType: { name: 'Tipo de jogo' },
  contestTarget: { name: 'Alvo', say: signed, line: (target) => `Alvo ${signed(target)}` },
  numbers: { name: 'Números por conjunto', say: String, line: (count) => `${count} números` },
  sets: { name: 'Conjuntos', say: String, line: (count) => amount(count, 'conjunto', 'conjuntos') },
  range: { name: 'Números até', say: String, line: (most) => `até ${most}` },
  endScore: { name: 'Joga-se até', say: String, line: (score) => `até ${score} pontos` },
  roundTime: {
    name: 'Tempo por rodada',
    say: secondsOrNone,
    line: (ms) => `${seconds(ms)} por rodada`,
  },
  proofTime: { name: 'Tempo por prova', line: (ms) => `${seconds(ms)} por prova` },
  betweenTime: {
    name: 'Entre rodadas',
    say: (ms) => (ms < 0 ? 'a postos' : seconds(ms)),
    line: (ms) => `${seconds(ms)} entre rodadas`,
  },
  answerTime: {
    name: 'Tempo para responder',
    say: secondsOrNone,
    line: (ms) => (ms === 0 ? 'sem pressa para responder' : `${seconds(ms)} para responder`),
  },
  entryTime: {
    name: 'Tempo para digitar',
    say: secondsOrNone,
    line: (ms) => (ms === 0 ? 'sem pressa para digitar' : `${seconds(ms)} para digitar`),
  },
  sharedRounds: { name: 'Compartilhar estas rodadas', more: 'outro aparelho distribui os mesmos números' },
  presets: {
    basic: '24 básico',
    practice: 'Treino',
    solvable: 'Só com solução',
    tony: 'Tony Four',
    closest: 'Mais perto',
    big: 'Números grandes',
    kids: 'Crianças',
  },
  presetsMore: {
    basic: 'Faça 24 com quatro números de 1 a 10. Joga-se até 10 pontos.',
    practice: 'O mesmo, sem fim: pare quando quiser.',
    solvable: 'O mesmo, mas sempre há solução.',
    tony: 'Dois conjuntos e um número secreto. Joga-se até 5 pontos.',
    closest: 'Perto de 24, mas não 24. Joga-se até 5 pontos.',
    big: 'Faça 100 com cinco números de 1 a 25.',
    kids: 'Faça 10 com três números de 1 a 6, sem relógio para mostrar como.',
  },
  games: {
    name: 'Jogos',
    say: (games) => (games === 1 ? 'um' : String(games)),
    line: (games) => (games === 1 ? 'Um jogo' : `Torneio de ${games} jogos`),
  },
  strictness: {
    name: 'Exigência',
    of: (value) => STRICTNESS[value],
  },
  theTurn: {
    name: 'A Banca',
    mark: 'a Banca',
    choose: 'Escolher como Banca',
    lot: { ask: 'Sortear a Banca', title: 'A mais alta é a Banca', says: (name) => `${name} é a Banca.` },
  },
  direction: {
    name: 'Os turnos passam',
    of: (value) => DIRECTION[value],
  },
  live: {
    name: 'Quanto valem minhas cartas',
    more: 'você vê quanto suas cartas valeriam se declarasse agora',
    on: 'valor à vista',
    off: 'valor escondido',
  },
  subjects: {
    name: 'Os Súditos contam',
    more: 'a carta sob um rei soma o seu valor ao castelo',
    on: 'os Súditos contam',
  },
  noHarm: { name: 'Sem dano, sem falta', more: 'cartas soltas não custam nada', on: 'sem dano, sem falta' },
  oneShuffle: {
    name: 'Uma só embaralhada',
    more: 'embaralha-se uma vez: quando o monte acaba, contam-se os pontos de todos',
    on: 'uma só embaralhada',
  },
  reshuffles: {
    name: 'Embaralhar de novo',
    say: (count) => (count === 0 ? NONE : String(count)),
    line: (count) =>
      count === 0
        ? 'embaralha-se de novo sem limite'
        : `embaralha-se de novo ${amount(count, 'vez', 'vezes')}`,
  },
  faceUpStays: {
    name: 'Consequências à vista',
    more: 'o que se descarta aberto nunca volta',
    on: 'consequências à vista',
  },
  staticCastles: {
    name: 'Castelos fixos',
    more: 'um castelo mantém o primeiro valor, seja qual for o rei',
    on: 'castelos fixos',
  },
  anyKing: {
    name: 'Oportunidades iguais',
    more: 'um rei de qualquer naipe vai a qualquer castelo',
    on: 'oportunidades iguais',
  },
  ghoulRaiser: {
    name: 'Levanta-defunto',
    more: 'depois de um rei você pode comprar das cartas abertas',
    on: 'levanta-defunto',
  },
  first: {
    name: 'Começa',
    mark: 'começa',
    choose: 'Escolher para começar',
    lot: { ask: 'Sortear quem começa', title: 'A mais alta começa', says: (name) => `${name} começa.` },
  },
};
