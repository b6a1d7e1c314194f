import type { Words } from '../wording.ts';
import type { contestShared as english } from '../en/contest-shared.ts';
import { formatBytes } from '../measures.ts';
import { amount, list, pick, signed } from './forms.ts';

const rounds = (count: number) => amount(count, 'rodada', 'rodadas');
const points = (count: number) => signed(pick(count, { one: `${count} ponto`, other: `${count} pontos` }));

/** What a parameter of an address is about, in the singular: verbs before it are, too. */
const PARAMETERS: Readonly<Record<string, string>> = {
  v: 'a versão',
  type: 'o tipo de jogo',
  target: 'o alvo',
  numbers: 'a quantidade de números por conjunto',
  sets: 'a quantidade de conjuntos',
  range: 'o intervalo de números',
  end: 'a pontuação final',
  round: 'o tempo por rodada',
  between: 'o tempo entre rodadas',
  answer: 'o tempo para responder',
  entry: 'o tempo para digitar',
  seed: 'o número das rodadas',
  by: 'o nome de um jogador',
  r: 'o resultado de um jogador',
};
const about = (field: string) => PARAMETERS[field] ?? 'o link';

export const contestShared: Words<typeof english> = {
  title: 'As mesmas rodadas',
  back: 'Voltar à preparação',
  about: [
    'Jogue a mesma disputa que alguém em outro lugar: mande um link ou um arquivo, e o aparelho dessa pessoa distribui os mesmos números, rodada por rodada.',
    'Nada mais é enviado. Joguem quando quiserem e comparem depois.',
  ],
  setUp: 'Preparar uma disputa',
  open: 'Abrir um arquivo',
  fault: {
    tooLong: () => 'Este link é longo demais para ser nosso.',
    newer: () => 'Este link vem de outra versão do app. Atualize o app e abra o link de novo.',
    noFile: () => 'Isto não é um arquivo de rodadas da Disputa.',
    cutOff: () => 'Este arquivo está incompleto. Peça de novo.',
    unreadable: () => 'Não foi possível ler o arquivo. Salve-o antes neste aparelho e abra a partir dali.',
    tooLarge: ({ size, most }) =>
      `Este arquivo tem ${formatBytes(size)}; o limite é ${formatBytes(most)}. Escolha outro.`,
    missing: ({ field }) => `Este link está cortado: falta ${about(field)}. Peça de novo.`,
    repeated: ({ field }) => `Este link dá ${about(field)} duas vezes. Peça de novo.`,
    setting: ({ field }) => `Este link não funciona: o app não aceita ${about(field)} que veio nele.`,
    result: ({ field }) => `Este link não funciona: não conseguimos ler ${about(field)}.`,
  },
  same: 'Os números são os mesmos em todo aparelho com este link.',
  number: (seed) => `Rodadas n.º ${seed}`,
  others: (names, count) =>
    `${list(names)} já ${names.length === 1 ? 'jogou' : 'jogaram'} ${rounds(count)}. Jogue para ver os resultados.`,
  who: 'Quem joga aqui',
  goesOn: 'Você já começou estas rodadas.',
  goOn: 'Continuar',
  share: 'Compartilhar estas rodadas',
  shareMore: 'um link que distribui os mesmos números',
  tell: 'Compartilhar seu resultado',
  tellMore: 'o link com os seus pontos, para comparar',
  file: 'Salvar em um arquivo',
  fileMore: 'as mesmas rodadas, para enviar ou guardar',
  text: (game) => `${game}: jogue as mesmas rodadas que eu`,
  told: (game, names, scores) =>
    `${game}: ${list(names.map((name, at) => `${name} ${points(scores[at] ?? 0)}`))}. Jogue as mesmas rodadas e compare`,
  shared: {
    shared: 'Compartilhado.',
    copied: 'Copiado para a área de transferência.',
    failed: 'Seu navegador não consegue compartilhar nem copiar. Copie o endereço desta página.',
  },
  saved: 'Salvo.',

  beside: 'Lado a lado',
  alone: 'Seu resultado',
  nobodyYet: 'Compartilhe seu resultado. Quando alguém mandar outro, abra o link para comparar.',
  overRounds: (count) => (count === 1 ? 'na primeira rodada' : `nas primeiras ${rounds(count)}`),
  here: 'neste aparelho',
  points,
  round: (number) => `Rodada ${number}`,
  roundOf: (name, said) => `${name}: ${said}`,
  won: 'um ponto',
  lost: 'um ponto a menos',
  nothing: 'sem ponto',
  noX: 'sem x',
  impossible: 'Impossível',
  best: (x) => `o melhor: ${x}`,
  again: 'Jogar de novo',
  againMore: 'agora você conhece os números',
  replay: 'Replay',
};
