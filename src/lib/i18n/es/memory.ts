import type { Words } from '../wording.ts';
import type { memory as english } from '../en/memory.ts';
import { amount, pick } from './forms.ts';

export const memory: Words<typeof english> = {
  reason: {
    unavailable: 'No se está guardando nada. Es normal en una ventana privada.',
    blocked: 'Two Dozen está abierto en otra ventana. Cierra esa ventana y prueba otra vez.',
    timeout: 'El almacenamiento del dispositivo no responde.',
    quota: 'El dispositivo no tiene espacio.',
    newer:
      'Estas partidas se guardaron con una versión más nueva. Actualiza la app para verlas. No se borró nada.',
    broken: 'No se pudo guardar.',
  },
  risk: (count) =>
    count === 0
      ? 'Las manos nuevas se perderán al cerrar la app.'
      : `${pick(count, {
          one: 'Falta por guardar 1 cambio',
          other: `Faltan por guardar ${amount(count, 'cambio', 'cambios')}`,
        })}. Guarda una copia o prueba otra vez.`,
  lost: {
    fact: 'Se perdieron tus partidas guardadas.',
    text: 'El almacenamiento del navegador se dañó y hubo que vaciarlo. Las manos nuevas se guardarán.',
    action: 'Aceptar',
  },
  tryAgain: 'Reintentar',
  trying: 'Probando…',
  inVain: (times) =>
    times === 1 ? 'Sigue sin funcionar.' : `Sigue sin funcionar después de ${times} intentos.`,
  saveFile: 'Guardar copia',
};
