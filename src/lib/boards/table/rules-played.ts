import type { Handicap } from '#lib/games/table/handicap.ts';
import type { HouseRules } from '#lib/match/rule-rows.ts';
import { draftSeats, freshDraft, type SetupDraft } from '#lib/match/setup-draft.ts';
import { rulesLine } from './rules-line.ts';

type Config = HouseRules & { readonly handicaps: readonly Handicap[]; readonly called: boolean };

/** The rules in short, after the house rules of the match on one line, as set-up has them. `calls`: what is said of a table where nobody races. */
export function rulesPlayed(
  game: SetupDraft['game'],
  config: Config,
  calls: string,
  rules: readonly string[],
): readonly string[] {
  const draft = { ...freshDraft, game, rules: { [game]: config } };
  const people = { ...draft.people };
  for (const [seat, shape] of draftSeats(draft).entries())
    people[shape] = { ...people[shape], handicap: config.handicaps[seat] ?? people[shape].handicap };
  return [rulesLine({ ...draft, people }), ...(config.called ? [calls] : []), ...rules];
}
