import type { Words } from '../wording.ts';
import type { diagnostics as english } from '../en/diagnostics.ts';
import { amount, list } from './forms.ts';

const all = (hands: number, matches: number): string => {
  const [some, others] = [amount(hands, 'mão', 'mãos'), amount(matches, 'partida', 'partidas')];
  if (hands === 0) return others;
  return matches === 0 ? some : list([some, others]);
};

export const diagnostics: Words<typeof english> = {
  recovered: (hands, matches, unread) =>
    [
      ...(hands + matches > 0 ? [`Recuperado: ${all(hands, matches)}.`] : []),
      ...(unread > 0 ? [`Não foi possível ler ${amount(unread, 'linha', 'linhas')} da segunda cópia.`] : []),
    ].join(' '),
  saveCopy: 'Salvar a cópia',
  title: 'Diagnóstico',
  version: 'Versão',
  store: 'Jogos',
  onDisk: (hands, matches, events) =>
    `Salvo neste aparelho: ${amount(hands, 'mão', 'mãos')}, ${amount(matches, 'partida', 'partidas')} com ${amount(events, 'evento', 'eventos')}`,
  inMemory: {
    unavailable: 'Não salvo: este navegador não salva nada',
    blocked: 'Não salvo: o Two Dozen está aberto em outra janela',
    timeout: 'Não salvo: o armazenamento não responde',
    quota: 'Não salvo: não há espaço',
    newer: 'Não salvo: os jogos daqui são de uma versão mais nova',
    broken: 'Não salvo: o armazenamento não funciona',
  },
  copy: 'Segunda cópia',
  copyState: {
    off: 'Em pausa',
    starting: 'Verificando…',
    live: 'Completa',
    elsewhere: 'Outra janela cuida dela',
    none: 'Não é possível neste navegador',
    hung: 'Não responde; tentando de novo',
    full: 'Falta espaço; tentando de novo',
    broken: 'Não funciona; tentando de novo',
  },
  copyMore: (files, size, isCached) =>
    `${amount(files, 'arquivo', 'arquivos')}${isCached ? ' no cache' : ''}, o mais novo com ${size}`,
  rebuilt: (times, damaged) =>
    `refeita ${amount(times, 'vez', 'vezes')}, ${amount(damaged, 'linha danificada', 'linhas danificadas')}`,
  kept: 'Salvo de forma permanente',
  persistence: {
    kept: 'Sim',
    'best-effort': 'Só enquanto houver espaço',
    unknown: 'O navegador não diz',
  },
  used: 'Espaço em uso',
  ofSpace: (used, most) => `${used} de ${most}`,
  unknown: 'Não se sabe',
  saved: 'Último backup',
  never: 'Nunca',
  recoveredEver: 'Recuperado até agora',
  recoveredAmount: (hands, matches) => (hands + matches === 0 ? 'Nunca se perdeu nada' : all(hands, matches)),
  setAside: 'Registros danificados',
  setAsideRows: (rows) => (rows === 0 ? 'Nenhum' : amount(rows, 'ignorado', 'ignorados')),
  fault: 'Último problema',
  browser: 'Navegador',
  copyReport: 'Copiar relatório',
  copied: 'Copiado. O relatório não contém nenhum dos seus jogos.',
  notCopied: 'Este navegador não permite copiar.',
};
