// A word stands whole on its line. Chinese and Japanese break anywhere, but not a short name in Katakana that stands alone; a name that is too long for any line
// may be broken. What is written from the right and a Latin name after it are two.
const WORD = /[\p{Script=Arabic}ـ]{2,}|(?:(?!\p{Script=Arabic})[\p{L}’'?!]){2,}/gu;
const BREAKS_ANYWHERE = /[\u2e80-\uffef]/u;
const NAME = /^[\p{Script=Katakana}ー]{2,6}$/u;

/** A sign of Katakana is as wide as two letters. */
const lengthOf = (word: string): number => word.length * (BREAKS_ANYWHERE.test(word) ? 2 : 1);

/** With words twice as large there is no line on the smallest phone for a word of so many signs. */
export const LONG = 11;

const linesOf = (range: Range): number =>
  [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5).length;

/** A line for each word that is broken within itself, and shorter than so many signs. */
export function brokenWords(shorter = 20): readonly string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const range = document.createRange();
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    range.selectNodeContents(text);
    if (linesOf(range) < 2 || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of text.data.matchAll(WORD)) {
      if (lengthOf(word) >= shorter || (BREAKS_ANYWHERE.test(word) && !NAME.test(text.data.trim()))) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (linesOf(range) > 1) found.push(`“${word}” is broken in “${text.data.trim().slice(0, 30)}”`);
    }
  }
  return found;
}
