import type { Words } from '../wording.ts';
import type { languages as english } from '../en/languages.ts';

export const languages: Words<typeof english> = {
  title: 'Idioma',
  once: 'Cada idioma se descarga una sola vez, unos 40 KB. Después funciona sin conexión.',
  checked: 'Revisado por una persona',
  unchecked: 'Nadie lo ha revisado todavía: algunas palabras pueden sonar raras',
  partly: (said, of) => `${said} de ${of} frases; el resto está en inglés`,
  fetching: 'Descargando…',
  needsNetwork: 'necesita internet',
  offline: 'No tienes conexión. Puedes elegir un idioma que ya esté en este dispositivo.',
  failed: 'No se pudo descargar el idioma. Revisa tu conexión y prueba otra vez.',
  refused: 'Este navegador no nos deja recordar tu elección.',
  wrong: '¿Viste una palabra equivocada?',
  wrongMore: 'Copia una línea para que la completes y nos la envíes',
  line: (version, name) => `Two Dozen ${version}, ${name}: “…” debería ser “…”`,
  copied: 'Copiado.',
  notCopied: 'No se pudo copiar la línea.',
  keeps: 'Tu mano abierta y tus partidas quedan como están.',
};
