import type { Words } from '../wording.ts';
import type { solver as english } from '../en/solver.ts';
import { formatCount } from '../format.ts';
import { pick, signed } from './forms.ts';
import { steps } from './steps.ts';

const RANGE = 'del 0 al 100';

export const solver: Words<typeof english> = {
  title: 'Resolver',
  clear: 'Limpiar',
  shareQuestion: 'Compartir esta pregunta',
  numbers: 'Números',
  number: (place, digits) => `Número ${place + 1}: ${digits === '' ? 'vacío' : digits}`,
  add: 'Agregar un número',
  make: 'haz',
  makes: (target) => `El objetivo es ${target.replace('-', 'menos ')}`,
  pad: 'Teclado numérico',
  delete: 'Borrar un dígito',
  remove: 'Quitar carta',
  usual: (target) => `Haz ${target}`,
  sign: 'Cambiar signo',
  done: 'Listo',
  next: 'Siguiente',
  hint: {
    number: 'Un número del 0 al 100',
    target: 'Cualquier número entero, de −10\u00a0000 a 10\u00a0000',
  },
  lay: 'Toca una tecla por carta.',
  layTwo: 'Para números de dos cifras, toca otra vez la carta y escribe.',
  keys: 'Con teclado, presiona Espacio o Enter para la siguiente carta. A J Q K son 1 11 12 13.',
  looking: 'Buscando…',
  stop: 'Dejar de buscar',
  again: 'Buscar otra vez',
  soFar: (count) => `${formatCount(count)} hasta ahora…`,
  ways: (count) => pick(count, { one: 'Una solución', other: `${formatCount(count)} soluciones distintas` }),
  stopped: (count) => `Detenido después de ${formatCount(count)}`,
  noneYet: 'Se detuvo antes de encontrar una respuesta.',
  solutions: 'Soluciones',
  more: (count) => `Mostrar ${formatCount(count)} más`,
  oneOfMany: 'Hay solución',
  oneOfManyText:
    'Con siete u ocho números puede haber millones de soluciones, demasiadas para una lista. Esta es una.',
  yes: 'Hay solución',
  yesText: (target) => `Puedes hacer ${signed(target)}. Desactiva la opción para ver cómo.`,
  no: 'Sin solución',
  none: 'Sin solución',
  nothing: (target) => `Nada da ${signed(target)}`,
  near: (numbers) => `Lo más cercano con ${numbers.join(' ')}:`,
  equals: (line, value) => `${line} = ${value}`,
  failed: 'Sin respuesta',
  failedText: 'La búsqueda tardó demasiado. Prueba otra vez o cambia un número.',
  whether: 'Solo dime si se puede',
  whetherMore: 'Sin revelar cómo',
  digits: 'Dígitos del 0 al 9',
  linkNext: 'Ese enlace no sirve. Escribe aquí los números.',
  fault: {
    noNumbers: () => 'Escribe de dos a ocho números.',
    oneNumber: () => 'Un número no alcanza. Escribe de dos a ocho.',
    tooMany: ({ count }) => `Escribe de dos a ocho números, no ${formatCount(count)}.`,
    negative: () => `Los números no pueden ser negativos. Usa números ${RANGE}.`,
    notWhole: () => `Usa números enteros ${RANGE}.`,
    tooLarge: () => 'El número más alto es 100.',
    notNumber: ({ text }) => `“${text}” no es un número ${RANGE}.`,
    targetNotNumber: () => 'El objetivo debe ser un número entero, como 24.',
    targetNotWhole: () => 'El objetivo debe ser un número entero.',
    targetTooFar: () => 'El objetivo debe estar entre −10\u00a0000 y 10\u00a0000.',
    repeated: ({ name }) =>
      name === 'n' ? 'El enlace da los números dos veces.' : 'El enlace da el objetivo dos veces.',
    tooLong: () => 'El enlace es demasiado largo.',
  },
  steps: {
    title: steps.title,
    open: steps.open,
    copy: 'Copiar',
    share: 'Compartir',
  },
  shared: {
    shared: 'Compartido.',
    copied: 'Copiado.',
    failed: 'Tu navegador no puede compartir ni copiar. Mantén presionada la línea para seleccionarla.',
  },
  question: (numbers, target) => `¿Puedes hacer ${signed(target)} con ${numbers.join(' ')}?`,
};
