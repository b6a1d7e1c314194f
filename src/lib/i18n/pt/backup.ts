import type { Words } from '../wording.ts';
import type { backup as english } from '../en/backup.ts';
import { formatBytes } from '../measures.ts';
import { amount, list } from './forms.ts';

const hands = (count: number) => amount(count, 'mão', 'mãos').replace(' ', '\u00a0');
const matches = (count: number) => amount(count, 'partida', 'partidas').replace(' ', '\u00a0');

export const backup: Words<typeof english> = {
  amount: (hand, match) => `${hands(hand)}, ${matches(match)}`,
  title: 'Restaurar um backup',
  titleOf: (when) => `Restaurar o backup de ${when.replace(',\u00a0', ', ')}?`,
  choose: 'Escolha um backup do Two Dozen, deste aparelho ou de outro.',
  action: {
    choose: 'Escolher arquivo',
    other: 'Escolher outro arquivo',
    restore: 'Restaurar',
    replace: 'Substituir tudo',
    done: 'Pronto',
  },
  reading: 'Lendo o arquivo…',
  here: (hand, match) =>
    hand + match === 0
      ? 'Ainda não há jogos salvos neste aparelho.'
      : `Este aparelho tem ${hands(hand)}, ${matches(match)}.`,
  how: 'Como restaurar',
  hows: { merge: 'Juntar', replace: 'Substituir' },
  about: {
    merge: 'Juntar mantém tudo e tira as repetições. Seus ajustes não mudam.',
    replace: 'Isto apaga tudo neste aparelho e põe o backup no lugar. Não dá para desfazer.',
    empty:
      'Isto restaura suas mãos, partidas e ajustes. Você poderá continuar as partidas que estavam abertas.',
  },
  saveFirst: 'Fazer antes um backup deste aparelho',
  saved: 'Backup feito',
  working: 'Restaurando… Não feche o app.',
  done: (hand, match, longer) => {
    const parts = [
      ...(hand > 0 ? [hands(hand)] : []),
      ...(match > 0 ? [matches(match)] : []),
      ...(longer > 0 ? [`o resto de ${matches(longer)}`] : []),
    ];
    return parts.length === 0
      ? 'Nada de novo: você já tinha tudo o que há neste backup.'
      : `Restaurado: ${list(parts)}.`;
  },
  unchanged: 'Nada mudou neste aparelho.',
  tooLarge: (size, most) =>
    `Este arquivo tem ${formatBytes(size)}, e um backup tem no máximo ${formatBytes(most)}. Escolha um backup do Two Dozen.`,
  fault: {
    empty: 'Este arquivo está vazio. Copie de novo ou faça outro backup.',
    tooMany: 'Este arquivo tem coisas demais para ser um backup.',
    tooDeep: 'Este arquivo não tem a forma de um backup do Two Dozen.',
    foreign: 'Isto não é um backup do Two Dozen.',
    oneMatch: 'Isto é uma só partida. Abra em Progresso, Partidas.',
    cutOff: 'O arquivo está incompleto. Tente copiar de novo.',
    newer: 'Este backup é de uma versão mais nova do Two Dozen. Atualize o app antes.',
    forbidden: 'Este arquivo não é um backup válido.',
    altered: 'O arquivo foi alterado ou danificado.',
    malformed: 'Não dá para ler uma parte do arquivo.',
    double: 'O arquivo tem a mesma mão ou partida duas vezes.',
    unlawful: 'Uma partida do arquivo não segue as regras do seu jogo.',
    unreadable: 'Não foi possível ler o arquivo.',
  },
  remind: {
    title: 'Fazer backup dos seus jogos?',
    text: (hand, match) => {
      const parts = [...(hand > 0 ? [hands(hand)] : []), ...(match > 0 ? [matches(match)] : [])];
      return `Você tem ${list(parts.length > 0 ? parts : [hands(0)])} sem backup.`;
    },
    action: 'Fazer backup',
  },
  unsaved: (hand) => `Há ${hands(hand)} sem backup.`,
  saveBefore: 'Fazer backup antes',
};
