import type { Component } from 'svelte';
import { about, contestHelp, fours, kingsRules, knockRules, slapRules } from '#lib/i18n/messages.ts';
import type { GameShown } from './games.ts';

interface Rules {
  readonly lines: readonly string[];
  /** What belongs to them and is looked up now and then: fetched when somebody opens it. */
  readonly more?: { readonly title: string; readonly load: () => Promise<{ readonly default: Component }> };
}

/** The rules of a game in short, as its own page shows them. */
export function rulesOf(game: GameShown): Rules {
  const { help } = fours;
  switch (game) {
    case 'practice':
      return { lines: about.ruleList };
    case 'slap':
      return { lines: slapRules };
    case 'knock':
      return { lines: knockRules };
    case 'fours':
      return { lines: [...help.together, ...help.board, ...help.rounds] };
    case 'kings':
      return {
        lines: kingsRules.lines,
        more: { title: kingsRules.hands, load: () => import('#lib/boards/kings/hands/AllHands.svelte') },
      };
    case 'contest':
      return {
        lines: [...contestHelp.classic, ...contestHelp.tony, ...contestHelp.closest, contestHelp.enter],
      };
  }
}
