import type { Words } from '../wording.ts';
import type { slapRules as english } from '../en/slap-rules.ts';

export const slapRules: Words<typeof english> = [
  'Haz 24, o el objetivo elegido, con cuatro cartas. Se reparten boca abajo las cuarenta cartas. Gana quien se deshace primero de las suyas.',
  'Se destapan cuatro cartas. ¿Ves una solución que usa las cuatro? Da una palmada. No se puede retirar, y cuenta desde el momento en que tocas.',
  'Si juegan dos, quien da primero la palmada dice la solución. Si es correcta, su rival se lleva las cuatro cartas; si no, se las lleva quien dio la palmada.',
  'Si juegan cuatro, tres dan la palmada y nadie habla. La cuarta persona elige a una de las tres para que diga una solución. Si es correcta, quien eligió se lleva las cuatro cartas; si no, se las lleva la persona elegida.',
  'Si juegan cuatro, también puedes rendirte. Cuando todos han dado la palmada o se han rendido, elige quien se rindió primero.',
  'Acepta la solución o compruébala: entonces se escribe y se juzga.',
  '¿Nadie ve nada? Si todos están de acuerdo, cada quien puede cambiar una carta de la mesa por la siguiente de su pila.',
  'Si tocas durante la cuenta regresiva, tienes un segundo de bloqueo.',
];
