import type { ContestConfig } from '#lib/games/contest/config.ts';
import type { Preset } from '#lib/match/own-presets.svelte.ts';
import { settingOf } from '#lib/match/rule-rows.ts';
import { freshDraft, draftGame } from '#lib/match/setup-draft.ts';
import { rulesNamed } from '../table/rules-line.ts';

/** What the rules of a contest are called. `more`: what they are, where they are no preset. */
export interface RulesName {
  readonly name: string;
  readonly more: string;
}

/** Rules by the name of the preset that they are, one's own before those that are ready-made; else by their type and what is not as published. */
export function nameOfRules(config: ContestConfig, own: readonly Preset[]): RulesName {
  const draft = { ...freshDraft, game: 'contest', rules: { contest: config } } as const;
  const game = draftGame(draft);
  const plain = game.standard(config.players);
  const isOf = (rules: Preset['rules']) =>
    Object.keys(game.rows).every((field) =>
      Object.is(settingOf(config, field), field in rules ? rules[field] : settingOf(plain, field)),
    );
  const preset = [...own, ...(game.presets ?? [])].find(({ rules }) => isOf(rules));
  const [type = '', ...more] = rulesNamed(draft);
  return preset ? { name: preset.name, more: '' } : { name: type, more: more.join(' · ') };
}
