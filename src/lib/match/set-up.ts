import type { GameId } from '#lib/games/registry.ts';
import { checkPlayers, type Player } from '#lib/core/match/header.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { parseName } from './people.ts';
import { isMeant, settingOf, type HouseRules } from './rule-rows.ts';
import {
  draftGame,
  draftRules,
  draftSeats,
  playersOf,
  resetRules,
  type SetupDraft,
  type SetupFault,
} from './setup-draft.ts';
import { fieldOf, TABLE_GAMES } from './table-games.ts';

/** A match that could begin: what its header is made of. */
export interface SetUp {
  readonly game: GameId;
  readonly config: HouseRules;
  /** By seat. */
  readonly players: readonly Player[];
}

/** What can start as it is, or why it cannot. */
export function checkDraft(draft: SetupDraft): Result<SetUp, SetupFault> {
  return checkSetUp({ game: draft.game, config: configOf(draft), players: playersOf(draft) });
}

/** The same for what was started before, or read from the store. */
export function checkSetUp({ game, config, players }: SetUp): Result<SetUp, SetupFault> {
  const parsed = TABLE_GAMES[game].parse(config);
  if (!parsed.ok)
    return err(
      parsed.error.field === 'players'
        ? { code: 'players', game, count: config.players }
        : { code: 'setting', field: parsed.error.field },
    );
  if (players.length !== parsed.value.players) return err({ code: 'players', game, count: players.length });
  const seated = checkPlayers(players);
  if (!seated.ok) return seated;
  for (const { name } of players) {
    const named = parseName(name);
    if (!named.ok) return named;
  }
  return ok({ game, config: parsed.value, players });
}

/** Whether a draft would start the same as what was started once. */
export function isSameSetUp(started: SetUp, draft: SetupDraft): boolean {
  const checked = checkDraft(draft);
  return checked.ok && JSON.stringify(checked.value) === JSON.stringify(started);
}

/** Whether the game is played as published, whatever the deck. */
export function isAsPublished(draft: SetupDraft): boolean {
  const config = configOf(draft);
  return JSON.stringify(config) === JSON.stringify(configOf(resetRules(draft)));
}

/** The house rules with the handicaps of those who play, in games that have any. What means nothing as the rest stands is as published. */
function configOf(draft: SetupDraft): HouseRules {
  const rules = draftRules(draft);
  const standard = draftGame(draft).standard(rules.players);
  const unmeant = Object.entries(draftGame(draft).rows).filter(([, row]) => !isMeant(row, rules));
  const plain = unmeant.map(([field]) => [field, settingOf(standard, field)] as const);
  const meant: HouseRules = { ...rules, ...Object.fromEntries(plain) };
  const field = fieldOf(draft.game, 'handicaps');
  if (field === null) return meant;
  const handicaps = draftSeats(draft).map((shape) => draft.people[shape].handicap);
  return { ...meant, [field]: handicaps };
}
