import { wordsOf } from '#lib/i18n/game-words.ts';
import { about, contestHelp, fours, kingsRules, knockRules, slapRules } from '#lib/i18n/messages.ts';
import type { GameShown } from './scenes.ts';

/** The name of a game and its rules in short, as its own page shows them. */
export function rulesOf(game: GameShown): { readonly title: string; readonly lines: readonly string[] } {
  const { help } = fours;
  switch (game) {
    case 'practice':
      return { title: about.practice, lines: about.ruleList };
    case 'slap':
      return { title: wordsOf('slap').name, lines: slapRules };
    case 'knock':
      return { title: wordsOf('knock').name, lines: knockRules };
    case 'fours':
      return { title: fours.title, lines: [...help.together, ...help.board, ...help.rounds] };
    case 'kings':
      return { title: kingsRules.title, lines: kingsRules.lines };
    case 'contest':
      return {
        title: wordsOf('contest').name,
        lines: [...contestHelp.classic, ...contestHelp.tony, ...contestHelp.closest, contestHelp.enter],
      };
  }
}
