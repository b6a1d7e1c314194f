import type { Words } from '../wording.ts';
import type { languages as english } from '../en/languages.ts';

export const languages: Words<typeof english> = {
  title: 'Idioma',
  once: 'Cada idioma é baixado uma só vez, cerca de 40 KB. Depois funciona sem internet.',
  checked: 'Revisado por uma pessoa',
  unchecked: 'Ainda não revisado por uma pessoa: algumas palavras podem soar estranhas',
  partly: (said, of) => `${said} de ${of} frases; o resto está em inglês`,
  fetching: 'Baixando…',
  needsNetwork: 'precisa de internet',
  offline: 'Você está sem internet. Pode escolher um idioma que já esteja neste aparelho.',
  failed: 'Não foi possível baixar o idioma. Confira a conexão e tente de novo.',
  refused: 'Este navegador não nos deixa lembrar a sua escolha.',
  wrong: 'Viu uma palavra errada?',
  wrongMore: 'Copia uma linha para você completar e nos enviar',
  line: (version, name) => `Two Dozen ${version}, ${name}: “…” deveria ser “…”`,
  copied: 'Copiado.',
  notCopied: 'Não foi possível copiar a linha.',
  keeps: 'Sua mão aberta e suas partidas ficam como estão.',
};
