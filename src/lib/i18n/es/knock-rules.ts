import type { Words } from '../wording.ts';
import type { knockRules as english } from '../en/knock-rules.ts';

export const knockRules: Words<typeof english> = [
  'Haz 24, o el objetivo elegido, con cuatro cartas. Gana quien junta más cartas. La baraja se reparte en cuatro pilas y se destapan cuatro cartas a la vez. Si juegan dos, hay dos pilas y cada quien destapa dos; si juegan tres, la cuarta pila es de la mesa.',
  '¿Ves una solución que usa las cuatro? Da un golpe y dila. Sin lápiz ni papel.',
  'Si es correcta, ganas las cuatro cartas. Si es incorrecta o llega tarde, quedas fuera de esta mano y los demás siguen.',
  'Cualquiera puede comprobarla: entonces se escribe y se juzga.',
  'Cuando se acaba el tiempo, o todos los que siguen en juego acuerdan que no hay solución, las cuatro cartas se apartan.',
  'Quien gana más cartas gana la ronda. Después de la última ronda gana el total más alto.',
  'A solas juegas contra el reloj. Da un golpe para pararlo y escribe tu solución.',
];
