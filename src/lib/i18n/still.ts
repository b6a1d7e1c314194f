import { inSigns } from './signs.ts';
import type { EnglishWords } from './words.ts';
import type { Words } from './wording.ts';

/** What pages say as they come, before the app runs, but for the rules: whole texts, in the order in which they stand. */
const textsOf = (words: Words<EnglishWords>): readonly (string | undefined)[] => {
  const { first, ...home } = words.home;
  const { tabs, repair, tooOld, notNow } = words.common;
  const { overview, patterns, hands, matches } = words.progress.tabs;
  return [
    ...[first.language, first.say, first.begin, first.known, first.restore],
    ...[home.today, home.make, ...home.weekday, home.pastDays, home.practise, home.practiseSub.first],
    ...Object.values(tabs),
    ...[overview, patterns, hands, matches],
    ...[words.setup.title, words.replay.title, words.runs.title],
    ...[words.contestShared.title, words.foursNumbers.title],
    ...[tooOld, repair.title, repair.text, repair.action, notNow],
  ];
};

/** Each English text that pages come with, and what stands for it in the signs of its language, once for each place: `static/boot.js` puts it there. */
export function stillWords(
  english: EnglishWords,
  other: Words<EnglishWords>,
  signs: string,
): Readonly<Record<string, readonly string[]>> {
  const said = textsOf(other);
  const still: Record<string, string[]> = {};
  for (const [index, text] of textsOf(english).entries()) {
    const own = said[index];
    if (text !== undefined && own !== undefined) (still[text] ??= []).push(inSigns(own, signs));
  }
  return still;
}
