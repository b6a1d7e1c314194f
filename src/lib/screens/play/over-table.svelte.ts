import { isUntouched } from '#lib/boards/table/introduction.ts';
import type { AnyMatch } from '#lib/match/open-match.ts';

/** With which sheet the menu opens. */
export type FirstSheet = 'pause' | 'count' | 'rules';

interface Asked {
  readonly match: Pick<
    AnyMatch,
    'paused' | 'stopped' | 'winners' | 'away' | 'showing' | 'timeline' | 'header'
  >;
  /** The board is passed round, and has a cover of its own for whoever comes back. */
  readonly isHandheld: boolean;
  /** The page asks whether to leave. */
  readonly isLeaving: boolean;
  /** The game has been begun on this device before. */
  readonly hasMet: boolean;
}

/** What lies over a table: how its game begins, the menu, or the cover under which nobody reads the cards. */
export class OverTable {
  /** Who has asked for the menu, and for what in it; null where it opens by itself, or not at all. */
  menu: { readonly seat: number; readonly first: FirstSheet } | null = $state.raw(null);
  /** Somebody wants to be told once more how it is played. */
  isAsked = $state(false);
  /** The board has paused without the menu, and says itself when to go on. */
  isStill = $state(false);
  readonly #asked: () => Asked;

  /** Nothing has been done yet, so that it can be told how it is played (SLAP-16). */
  readonly canTell: boolean = $derived.by(() => {
    const { match } = this.#asked();
    return match.header.players.length > 1 && isUntouched(match);
  });
  /** It is told: nobody has played this on this device, or somebody asks. */
  readonly isStarting: boolean = $derived.by(() => this.canTell && (this.isAsked || !this.#asked().hasMet));
  /** It stands; one that is over only for whoever asks for the menu, since its last ruling may be a mistake, too. */
  readonly isStanding: boolean = $derived.by(() => {
    const { paused, stopped, winners } = this.#asked().match;
    return paused && !stopped && !this.isStarting && (winners === null || this.menu !== null);
  });
  readonly isMenuOpen: boolean = $derived.by(() => {
    const { match, isLeaving } = this.#asked();
    return this.isStanding && !isLeaving && (this.menu !== null || !(match.away || this.#isHeld));
  });
  /** Whoever thinks about the cards does so against the clock: while it stands nobody can read them (SLAP-17). */
  readonly isCovered: boolean = $derived.by(() => {
    const { match, isHandheld } = this.#asked();
    const hasMenu = this.menu !== null;
    if (this.isStarting || match.stopped || match.winners !== null || (this.#isHeld && !hasMenu))
      return false;
    return isHandheld ? match.paused && (hasMenu || !match.away) : match.paused || match.away;
  });

  /** Cards lie open, and a clock may run: it can be paused. */
  readonly mayPause: boolean = $derived.by(() => {
    const { paused, stopped, winners } = this.#asked().match;
    return !this.isStarting && !paused && !stopped && winners === null;
  });

  constructor(asked: () => Asked) {
    this.#asked = asked;
  }

  /** Everybody looks at something before the clock goes on. */
  get #isHeld(): boolean {
    return this.isStill || this.#asked().match.showing !== null;
  }

  /** The table has gone on: what lay over it is gone. */
  clear(): void {
    this.menu = null;
    this.isStill = false;
  }
}
