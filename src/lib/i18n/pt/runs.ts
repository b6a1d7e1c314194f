import type { Words } from '../wording.ts';
import type { runs as english } from '../en/runs.ts';
import { amount } from './forms.ts';

/** None of them, without a noun, is said as several. */
const inRow = (count: number) => (count === 1 ? '1 seguida' : `${count} seguidas`);

export const runs: Words<typeof english> = {
  title: 'Séries',
  kinds: 'Tempestade, escalada e corrida contra você',
  storm: 'Tempestade',
  streak: 'Escalada',
  daily: 'A escalada de hoje',
  ghost: 'Corrida contra seu fantasma',
  untimed: '20 mãos',
  what: {
    storm: 'Quantas você conseguir em 3 minutos',
    untimed: 'Com o mínimo de passos',
    streak: 'Até o segundo erro, sem relógio',
    ghost: '20 mãos contra o seu próprio ritmo',
    daily: 'Hoje, as mesmas mãos para todo mundo',
  },
  first: {
    storm: 'Começa fácil e vai ficando difícil',
    streak: 'Começa no seu nível',
    ghost: 'Jogue uma Tempestade e poderá correr contra ela',
    daily: 'Uma nova a cada dia',
  },
  bestAndLast: (best, last) => `recorde ${best} · última ${last}`,
  against: {
    title: 'Correr contra',
    best: 'Melhor',
    last: 'Última',
    mean: 'Média',
    pace: 'Ritmo fixo',
    seconds: 'Segundos por mão',
    error: (least, most) => `Um número inteiro de ${least} a ${most}.`,
  },
  clockOff: 'Sem relógio',
  clockOffMore: '20 mãos, contadas em passos',
  decoys: 'Com mãos sem solução',
  decoysMore: 'Uma em cada oito não tem solução',
  stopped: {
    storm: (clock) => `Tempestade em pausa: ${clock}`,
    untimed: '20 mãos, em pausa',
    streak: 'Escalada em pausa',
    ghost: 'Corrida em pausa',
  },
  solved: (count) => amount(count, 'mão resolvida', 'mãos resolvidas'),
  tenMinutes: 'Você pode continuar por 10 minutos.',
  stoppedFirst: 'Continue esta série ou encerre-a antes de começar outra.',
  endIt: 'Encerrar',
  goOn: 'Continuar',
  begin: 'Começar',
  sent: 'Uma série que enviaram para você',
  sentBy: (name, result) =>
    name === null
      ? `O resultado de quem enviou: ${result ?? ''}`
      : result === null
        ? `De ${name}`
        : `${name}: ${result}`,
  raceSent: (name) => (name === null ? 'Corrida contra quem enviou' : `Corrida contra ${name}`),
  by: {
    name: 'Seu nome nos links',
    more: 'Aparece ao lado do seu resultado. Vazio: sem nome.',
    error: (longest) => `No máximo ${longest} caracteres, e ao menos um visível.`,
  },
  damaged: 'Este link não é uma série. Escolha uma aqui.',
  newer: 'Este link precisa de uma versão mais nova do app. Escolha uma série aqui.',

  back: 'Parar e voltar',
  pause: 'Pausar',
  left: (spoken) => `Tempo restante: ${spoken}`,
  combo: (row, next) => `${inRow(row)}, próximo bônus com ${next}`,
  plus: (seconds) => `+${seconds} s`,
  won: (seconds, row) => `${seconds}\u00a0s a mais por ${inRow(row).replace(' ', '\u00a0')}`,
  lost: (seconds) => `Não é 24: ${seconds} s a menos`,
  lostNone: (seconds) => `Havia solução: ${seconds} s a menos`,
  level: (level) => `Nível da mão: ${level}`,
  handOf: (hand, all) => `Mão ${hand} de ${all}`,
  steps: (steps, least) => `${amount(steps, 'passo', 'passos')}, o mínimo é ${least}`,
  hint: 'Dica (+1 passo)',
  skip: 'Pular',
  skips: (left) => (left === 1 ? 'Pular (resta 1)' : `Pular (restam ${left})`),
  show: 'Ver resposta',
  inRow,
  ahead: (hands) => (hands === 0 ? 'Empate' : hands > 0 ? `${hands} à frente` : `${-hands} atrás`),
  rail: (own, ghost, all) => `Você tem ${own} de ${all}, seu fantasma ${ghost}`,
  railSent: (own, theirs, all, name) =>
    name === null
      ? `Você tem ${own} de ${all}, quem enviou tem ${theirs}`
      : `Você tem ${own} de ${all}, ${name} tem ${theirs}`,

  end: {
    best: 'Seu recorde',
    bestBy: (by) => `Seu recorde, por ${by}`,
    noBest: (best) => `Seu recorde é ${best}`,
    won: (time) => `Você ganhou por ${time}`,
    lost: (time) => `Seu fantasma ganhou por ${time}`,
    lostTo: (name, time) => (name === null ? `Quem enviou ganhou por ${time}` : `${name} ganhou por ${time}`),
    left: 'Não terminada',
    storm: (count, clock, longest) => `${count} em ${clock} · até ${inRow(longest)}`,
    ghost: (clock) => `Seu fantasma levou ${clock}`,
    took: (name, clock) => (name === null ? `Quem enviou levou ${clock}` : `${name} levou ${clock}`),
    untimed: (solved, skipped) => `Resolvidas: ${solved}; puladas: ${skipped}`,
    was: 'Havia solução.',
    hands: 'Mãos',
    all: 'Todas',
    wrong: 'Erradas',
    slow: 'Lentas',
    skipped: 'Puladas',
    one: { wrong: 'Errada', skipped: 'Pulada' },
    slowMore: 'Lentas: mais de uma vez e meia o seu tempo de costume.',
    none: 'Nenhuma mão aqui.',
    usual: (time) => `de costume ${time}`,
    noSolution: 'Sem solução',
    practise: (count) => (count === 1 ? 'Treinar esta' : `Treinar estas ${count}`),
    again: 'De novo',
    newClimb: 'Nova escalada',
    race: 'Correr contra esta',
    raceMore: 'Mãos novas, no ritmo que você acabou de fazer',
    share: 'Compartilhar esta série',
    shared: (name, result) => `Two Dozen, ${name}: ${result}. As mesmas mãos estão aqui:`,
    copied: 'Copiado.',
    failed: 'Não foi possível compartilhar.',
  },
};
