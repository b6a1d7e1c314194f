import type { Words } from '../wording.ts';
import type { examples as english } from '../en/examples.ts';

export const examples: Words<typeof english> = {
  title: 'Un ejemplo',
  rules: 'Las reglas',
  play: (game) => `Jugar: ${game}`,
  practise: 'Practicar ahora',
  guided: 'Prueba un primer juego guiado',
  captions: {
    practice: [
      'Cuatro cartas. Haz 24 con las cuatro, cada una exactamente una vez. El as vale 1.',
      'Toca 7, luego + y luego 5. Las dos cartas se vuelven una, que vale 12.',
      'Toca 3, luego − y luego el as. Se vuelven 2.',
      '12 × 2 = 24, y usaste todas las cartas. Esa es una solución: (7 + 5) × (3 − 1).',
    ],
    slap: [
      'Ann y Ben destapan dos cartas cada uno. El objetivo es 24.',
      'Ann es la primera en ver una solución. Da una palmada en su lado de la pantalla.',
      'La dice: 8 × 2 + 7 + 1 = 24. Ben puede aceptarla o pedir que se compruebe.',
      'Es correcta, así que Ben se lleva las cuatro cartas. Gana quien se queda primero sin cartas.',
    ],
    knock: [
      'Ann, Ben, Cem y Dee destapan una carta cada uno, todos a la vez.',
      'Cem es el primero en ver una solución. Da un golpe.',
      'La dice: 9 + 5 + 7 + 3 = 24. Los demás pueden pedir que se compruebe.',
      'Es correcta, así que Cem gana las cuatro cartas. Quien gana más cartas gana la ronda.',
      'Las cuatro cartas siguientes no tienen solución. Cuando todos están de acuerdo, se apartan.',
    ],
    fours: [
      'Todos juegan en un mismo tablero: cuatro 4 con huecos entre ellos. En la ronda 1 el objetivo es 1.',
      'Ann juega × y +. Todavía queda un hueco, así que la ronda sigue.',
      'Ben tapa el + con ÷ y juega otro ÷ en el último hueco: 4 × 4 ÷ 4 ÷ 4 = 1.',
      'Ben gana la ronda y un punto por cada carta del tablero, incluso la tapada. Son 4 puntos.',
    ],
    contest: [
      'Esto es Tony Four, un tipo de Certamen. Busca el número más alto que se pueda hacer con los dos grupos.',
      'Ann escribe 60 y Ben escribe 72. Nadie ve todavía el número del otro.',
      '72 es más alto, así que Ben demuestra el suyo primero. Escribe una solución para cada grupo.',
      'Las dos son correctas: el punto es de Ben. Si una hubiera fallado, le habría tocado a Ann demostrar el suyo.',
    ],
    kings: [
      'La primera carta de cada palo funda un castillo: K₁ vale\u00a02, K₂\u00a03, K₃\u00a012 y K₄\u00a07.',
      'Ann tiene siete cartas y cambia una en cada turno. Ahora su reina, jota, 10, 9, 8 y 7 forman una mano: un Reino.',
      'Las seis son de corazones, el palo de K₁. Es un Súper Reino, que vale tres veces K₁ + K₄: 3 × (2 + 7) = 27.',
      'Sobra el 5. Como Puntero suma su valor: 27 + 5 = 32. Ann canta “Mano” y anota 32 puntos.',
    ],
  },
};
