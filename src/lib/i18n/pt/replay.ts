import { formatLead } from '../measures.ts';
import type { replay as english } from '../en/replay.ts';
import type { Words } from '../wording.ts';
import { amount, list } from './forms.ts';

export const replay: Words<typeof english> = {
  title: 'Replay',
  opening: 'Abrindo o replay…',
  of: (game, date) => `${game}, ${date}`,
  save: 'Salvar em um arquivo',
  notOver: 'Você pode ver o replay quando a partida terminar.',
  goOn: 'Continuar a partida',
  noSets: 'Nenhuma carta foi distribuída nesta partida.',
  set: (set, sets) => `Mão ${set} de ${sets}`,
  inRound: (round, set, sets) => `Rodada ${round} · mão ${set} de ${sets}`,
  end: 'O fim',
  make: (target) => `Faça ${target}`,
  cards: 'As cartas',
  laid: (rank, name) => `${rank}, de ${name}`,
  laidByTable: (rank) => `${rank}, da mesa`,
  notEntered: 'não anotada',
  card: 'uma carta',
  stands: (name, count) => `${name} ${count}`,
  before: 'Antes',
  after: 'Depois',
  chosen: 'Mão',

  firstBy: (ms) => `na frente por ${formatLead(ms)}`,
  afterTime: (time) => `após ${time}`,
  byLot: 'por sorteio',
  named: (claimant) => `escolheu ${claimant}`,
  gaveUpAndNamed: (claimant) => `desistiu e escolheu ${claimant}`,
  touches: 'Quem tocou, e quando',
  touch: {
    inTime: (time) => time,
    late: (time, late) => `${time}, ${late} de atraso`,
    falseStart: (early) => `${early} antes da hora`,
    voided: (time) => `${time}, anulado: foi sem querer`,
  },
  delayed: (time) => `contou como ${time}`,
  gaveUp: (time) => `desistiu após ${time}`,
  heat: (names, p) =>
    `Empate: entre ${list(names)} houve menos de ${formatLead(p)}, então fizemos um sorteio.`,

  unsaid: {
    agreed: 'Foi aceita.',
    stood: 'Ninguém conferiu.',
    conceded: 'Não deu resposta.',
    expired: 'Ficou sem tempo.',
  },
  right: 'Certo.',
  wrong: 'Errado.',
  makes: (value) => `Isso dá ${value}.`,
  dividesByZero: 'Isso divide por zero.',
  otherCards: 'Não com estas quatro cartas.',
  notDifferent: 'As duas são a mesma solução.',
  takes: (name, count, all) =>
    count === all ? `${name} levou ${all === 4 ? 'as quatro' : 'todas'}.` : `${name} levou ${count}.`,
  out: (name) => `${name} ficou fora desta mão.`,
  ruled: (reason) => (reason === '' ? 'A mesa mudou o veredito.' : `A mesa mudou o veredito: “${reason}”.`),
  recounted: 'A mesa corrigiu a contagem.',
  otherWays: (count) =>
    count === 0 ? 'Não há outras soluções.' : `${amount(count, 'outra solução', 'outras soluções')}.`,
  works: 'Uma solução',
  worksNone: 'Não havia solução.',
  looking: 'Procurando…',
  missing: 'Falta baixar a parte do app que resolve as mãos. Conecte-se à internet e abra esta mão de novo.',

  left: {
    open: 'A partida foi encerrada antes.',
    swapped: 'Houve troca de cartas.',
    passed: 'Ninguém achou uma solução.',
    timedOut: 'Ninguém achou uma solução a tempo.',
    barred: 'Todos erraram.',
    reshuffled: 'Depois de dez trocas as pilhas foram embaralhadas.',
  },
  aside: 'As quatro foram deixadas de lado.',
  earlier: 'Antes disso',

  all: 'Todas as mãos',
  keyTwo: 'acima ou abaixo: quem ganhou · comprimento: tempo',
  keyGiven: 'cheio: entregou uma carta · contorno: levou alguma',
  keyWon: 'cheio: ganhou as quatro',
  spokenSet: (set, sets, won) => `Mão ${set} de ${sets}, ${won}`,
  spokenWon: (name) => `${name} ganhou`,
  spokenNobody: 'ninguém ganhou',
};
