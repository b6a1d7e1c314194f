import type { Words } from '../wording.ts';
import type { diagnostics as english } from '../en/diagnostics.ts';
import { formatCount } from '../format.ts';
import { amount, list, pick } from './forms.ts';

const all = (hands: number, matches: number): string => {
  const [some, others] = [amount(hands, 'mano', 'manos'), amount(matches, 'partida', 'partidas')];
  if (hands === 0) return others;
  return matches === 0 ? some : list([some, others]);
};

export const diagnostics: Words<typeof english> = {
  recovered: (hands, matches, unread) =>
    [
      ...(hands + matches > 0 ? [`Recuperado: ${all(hands, matches)}.`] : []),
      ...(unread > 0
        ? [
            pick(unread, {
              one: 'No se pudo leer 1 línea de la segunda copia.',
              other: `No se pudieron leer ${amount(unread, 'línea', 'líneas')} de la segunda copia.`,
            }),
          ]
        : []),
    ].join(' '),
  saveCopy: 'Guardar la copia',
  title: 'Diagnóstico',
  version: 'Versión',
  store: 'Partidas',
  onDisk: (hands, matches, events) =>
    `Guardado en este dispositivo: ${amount(hands, 'mano', 'manos')}, ${amount(matches, 'partida', 'partidas')} con ${amount(events, 'evento', 'eventos')}`,
  inMemory: {
    unavailable: 'Sin guardar: este navegador no guarda nada',
    blocked: 'Sin guardar: Two Dozen está abierto en otra ventana',
    timeout: 'Sin guardar: el almacenamiento no responde',
    quota: 'Sin guardar: no hay espacio',
    newer: 'Sin guardar: estas partidas son de una versión más nueva',
    broken: 'Sin guardar: el almacenamiento no funciona',
  },
  copy: 'Segunda copia',
  copyState: {
    off: 'En pausa',
    starting: 'Revisando…',
    live: 'Completa',
    elsewhere: 'Se encarga otra ventana',
    none: 'No es posible en este navegador',
    hung: 'No responde; probando otra vez',
    full: 'No hay espacio; probando otra vez',
    broken: 'No funciona; probando otra vez',
  },
  copyMore: (files, size, isCached) =>
    `${amount(files, 'archivo', 'archivos')}${isCached ? ' en la caché' : ''}, el más nuevo de ${size}`,
  rebuilt: (times, damaged) =>
    `rehecha ${amount(times, 'vez', 'veces')}, ${amount(damaged, 'línea dañada', 'líneas dañadas')}`,
  kept: 'Guardado permanente',
  persistence: {
    kept: 'Sí',
    'best-effort': 'Solo mientras haya espacio',
    unknown: 'El navegador no lo dice',
  },
  used: 'Espacio en uso',
  ofSpace: (used, most) => `${used} de ${most}`,
  unknown: 'No se sabe',
  saved: 'Última copia de seguridad',
  never: 'Nunca',
  recoveredEver: 'Recuperado hasta ahora',
  recoveredAmount: (hands, matches) =>
    hands + matches === 0 ? 'Nunca se ha perdido nada' : all(hands, matches),
  setAside: 'Registros dañados',
  setAsideRows: (rows) =>
    rows === 0 ? 'Ninguno' : pick(rows, { one: '1 omitido', other: `${formatCount(rows)} omitidos` }),
  fault: 'Último problema',
  browser: 'Navegador',
  copyReport: 'Copiar informe',
  copied: 'Copiado. El informe no contiene ninguna de tus partidas.',
  notCopied: 'Este navegador no permite copiar.',
};
