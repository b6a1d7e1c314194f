import type { Words } from '../wording.ts';
import type { about as english } from '../en/about.ts';

export const about: Words<typeof english> = {
  title: 'Reglas y créditos',
  howTo: 'Cómo se juega',
  howToMake: 'Cómo hacer 24',
  howToPlay: (game) => `Cómo se juega: ${game}`,
  practice: 'Práctica',
  toTable: 'Volver a la mesa',
  ruleList: [
    'Llega al objetivo usando cada número exactamente una vez, con +\u00a0−\u00a0×\u00a0÷ y paréntesis. No se puede usar nada más ni juntar cifras.',
    'Un paso puede dar una fracción o un número negativo: (2 + 4 ÷ 10) × 10 = 24.',
    '× y ÷ van antes que + y −; las operaciones del mismo rango van de izquierda a derecha. No se puede dividir entre cero.',
    'El signo menos va entre dos números. No puede volver negativo un número.',
    'Al escribir, * x · significan por, / : significan entre, y A J Q K significan 1 11 12 13.',
  ],
  same: 'Cuándo dos soluciones son la misma',
  sameList: [
    'Sumar o multiplicar en otro orden: 9 + 5 + 7 + 3 es lo mismo que 3 + 7 + 5 + 9.',
    'Intercambiar dos cartas iguales o invertir dos signos: (9 − 3) × (7 − 3) es lo mismo que (3 − 9) × (3 − 7).',
    'Los mismos números que se anulan: 4 × 6 + 7 − 7 es lo mismo que 4 × 6 × 7 ÷ 7.',
    'Pero 2 × 2 no es lo mismo que 2 + 2.',
  ],
  sameMore: 'La regla completa, con ejemplos',
  today: 'La mano de hoy y tu racha',
  todayList: [
    'En la misma fecha, todo el mundo recibe la misma mano. Cuenta si la empiezas en esa fecha, según el lugar donde estás.',
    'Un día cuenta para tu racha si no usaste más que la primera pista.',
    'Cambiar de huso horario o atrasar el reloj no corta tu racha.',
  ],
  facts: 'Cuántas manos tienen solución',
  factsText:
    'De las 715 manos distintas del as al diez, 566 pueden dar 24. Con jota, reina y rey, son 1\u00a0362 de 1\u00a0820. Al repartir con una baraja de cuarenta cartas, 87 de cada 100 manos tienen solución; con una de cincuenta y dos, 80 de cada 100.',
  privacy: 'Nada sale de tu dispositivo',
  privacyText:
    'Sin cuenta, sin anuncios, sin rastreo. Todo se guarda en tu dispositivo y funciona sin conexión. Cuando hay conexión, la app descarga de su propio sitio las actualizaciones y el idioma que elijas, y no hace nada más.',
  credits: 'Créditos',
  creditList: [
    'El 24 es un juego de cartas tradicional; nadie sabe quién lo jugó primero.',
    'Números: Besley, de Owen Earl, con la licencia SIL Open Font License 1.1.',
    'Hecho con Svelte, SvelteKit, Vite, idb, Comlink, ts-fsrs y pure-rand, con licencia MIT y similares.',
    'Two Dozen también es libre, con licencia MIT.',
  ],
};
