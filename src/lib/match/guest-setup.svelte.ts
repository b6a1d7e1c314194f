import type { GameId } from '#lib/games/registry.ts';
import type { Result } from '#lib/core/result.ts';
import type { HouseRules } from './rule-rows.ts';
import { choosePlayers, freshDraft, draftGame, type SetupDraft, type SetupFault } from './setup-draft.ts';
import { checkDraft } from './set-up.ts';
import type { Setup } from './setup.svelte.ts';

/** What the board asks of a draft that people sit down by. */
export type Seated = Pick<Setup, 'draft' | 'change' | 'try'>;

interface GuestOptions {
  readonly game: GameId;
  /** The house rules that somebody else has chosen, for any number of people. */
  readonly rules: HouseRules;
  /** What the match is dealt from, 32 bits. */
  readonly seed: number;
}

/** A match by rules that came from elsewhere: people sit down to it as at home, and what is set up at home stays as it is. */
export class GuestSetup implements Seated {
  #draft = $state.raw<SetupDraft>(freshDraft);
  #refused = $state.raw<SetupFault | null>(null);
  readonly #home: Setup;
  readonly #seed: number;

  constructor(home: Setup, { game, rules, seed }: GuestOptions) {
    this.#home = home;
    this.#seed = seed;
    this.#draft = { ...home.draft, game, rules: { ...home.draft.rules, [game]: rules } };
  }

  get draft(): SetupDraft {
    return this.#draft;
  }
  /** Why the last change was not made, or else why this cannot start. */
  get fault(): SetupFault | null {
    const checked = checkDraft(this.#draft);
    return this.#refused ?? this.#home.refused ?? (checked.ok ? null : checked.error);
  }
  /** How many can play. */
  get counts(): readonly number[] {
    return draftGame(this.#draft).players;
  }

  /** Takes a change; who sits where is kept at home as well. */
  change(draft: SetupDraft): void {
    this.#draft = draft;
    this.#refused = null;
    const { people, seats, ring, turned } = draft;
    this.#home.change({ ...this.#home.draft, people, seats, ring, turned });
  }

  try(change: (draft: SetupDraft) => Result<SetupDraft, SetupFault>): boolean {
    const changed = change(this.#draft);
    if (changed.ok) this.change(changed.value);
    else this.#refused = changed.error;
    return changed.ok;
  }

  choosePlayers(count: number): void {
    this.try((draft) => choosePlayers(draft, count));
  }

  /** Starts it and answers the match's id; null where something stands against it. */
  async start(): Promise<string | null> {
    const checked = checkDraft(this.#draft);
    return checked.ok ? this.#home.startWith(checked.value, this.#seed) : null;
  }
}
