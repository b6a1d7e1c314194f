import type { Words } from '../wording.ts';
import type { kingsRules as english } from '../en/kings-rules.ts';

export const kingsRules: Words<typeof english> = {
  hands: 'Las manos',
  lines: [
    'Un juego de Ryan Matthew Thurman, para dos a seis, con dos barajas de 52.',
    'La Banca destapa cartas: la primera de cada palo funda un castillo, que vale lo que ella. Los castillos son K₁ a K₄, en orden.',
    'Siete cartas cada quien. En tu turno, descarta una boca abajo, o boca arriba si no es un rey, y roba una; o usa un rey; o canta “Mano”.',
    'Tira un rey boca arriba, o juégalo en el castillo de su palo: entonces vale 13, o 26 con un segundo rey. Otro rey del palo puede destronar a uno solo, si hay una carta debajo. Después robas dos cartas y descartas una.',
    'Cantas bien si seis cartas forman una mano, o dos medias manos, y queda una de Puntero. Quien canta mal puntúa en el acto y queda fuera. La última persona sigue a solas hasta que cante bien o pida puntuar.',
    'El Cálculo: suma los puntos de las manos y de una carta suelta, el Puntero, y resta todas las demás cartas sueltas. Un rey entre tus cartas perdona una carta; dos las perdonan todas.',
  ],
};
