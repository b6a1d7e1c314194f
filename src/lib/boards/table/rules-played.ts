import type { Handicap } from '#lib/games/table/handicap.ts';
import type { HouseRules } from '#lib/match/rule-rows.ts';
import { draftSeats, freshDraft, type SetupDraft } from '#lib/match/setup-draft.ts';
import { rulesLine } from './rules-line.ts';

/** The house rules of a match on one line, as set-up has them. */
export function rulesPlayed(
  game: SetupDraft['game'],
  config: HouseRules & { readonly handicaps: readonly Handicap[] },
): string {
  const draft = { ...freshDraft, game, rules: { [game]: config } };
  const people = { ...draft.people };
  for (const [seat, shape] of draftSeats(draft).entries())
    people[shape] = { ...people[shape], handicap: config.handicaps[seat] ?? people[shape].handicap };
  return rulesLine({ ...draft, people });
}
