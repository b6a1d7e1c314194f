import { createRng } from '#lib/core/chance.ts';
import type { EventBase, Millis, Seat } from '#lib/core/match/game.ts';
import { CONSENT } from '#lib/games/table/spans.ts';
import { canBeMade, ranksOnTable } from '#lib/games/table/table-cards.ts';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { standardKnock } from '#lib/games/knock/config.ts';
import { knock } from '#lib/games/knock/index.ts';
import type { KnockView } from '#lib/games/knock/view.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import { slap } from '#lib/games/slap/index.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import type { Act, Strategy, Trial } from '../strategies.ts';

type RaceView = SlapView | KnockView;

/** How somebody plays a race. All are as quick as each other, and find what can be found. */
interface Style {
  /** After how long a thought the hand comes down on these four cards; null: not on these. */
  readonly signals: (view: RaceView, seat: Seat) => Millis | null;
  /** Whether nothing works, as far as this one says. */
  readonly passes: (view: RaceView) => boolean;
  /** Whether an open claim is believed without a look. */
  readonly believes: boolean;
}

/** How long a seat looks at four cards before it sees a solution: five seconds to a minute and a half, the same whatever it does meanwhile. */
function thoughtOn({ table, set }: RaceView, seat: Seat): Millis {
  const ranks = ranksOnTable(table) ?? [];
  const seed = [set, seat, ...ranks].reduce((sum, part) => Math.imul(sum, 31) + part + 1, 7);
  return 5000 + createRng(seed).next(85_000);
}

const isHopeless = ({ table, target }: RaceView): boolean => canBeMade(table, target) === false;

/** Slaps what works, says so when nothing does, and asks to see what the other claims. */
const HONEST: Style = {
  signals: (view, seat) => (isHopeless(view) ? null : thoughtOn(view, seat)),
  passes: isHopeless,
  believes: false,
};

/** A way to say it, if there is one. */
function proofOf({ table, target }: RaceView): readonly string[] | null {
  const ranks = ranksOnTable(table);
  const [found] = ranks === null || target === null ? [] : solutions(ranks, target);
  return found === undefined ? null : [printExpression(found)];
}

const act = (type: EventBase['type'], seat: Seat, after: Millis, more: object = {}): Act => ({
  event: { type, seat, ...more },
  after,
});

/** To say or enter what one has seen. */
const SAYING: Millis = 2000;

/** What a claimant does: states it once it is seen; who has claimed at once looks on, and gives in if nothing can be seen in time. */
function claims(view: RaceView, seat: Seat, hasSeen: boolean): Act | null {
  const texts = proofOf(view);
  if (texts === null) return act('conceded', seat, SAYING);
  const after = SAYING + (hasSeen ? 0 : thoughtOn(view, seat));
  return after > view.config.claimTime ? null : act('proved', seat, after, { texts });
}

/** Nobody answers a question before it can have been read. */
const ANSWER: Millis = CONSENT + 400;
/** So long everybody looks before they ask. */
const LOOKED: Millis = 30_000;

/** Touches first, and hopes that something comes to mind. */
const AT_ONCE = (): Millis => 300;

function slapping(style: Partial<Style>): Strategy<SlapView> {
  const { signals, passes, believes } = { ...HONEST, ...style };
  const hasSeen = style.signals !== AT_ONCE;
  return (view, seat) => {
    const { phase, last } = view;
    switch (phase.type) {
      case 'waiting':
        return phase.ready.includes(seat) ? null : act('readied', seat, last === null ? 0 : 1000);
      case 'open': {
        const after = signals(view, seat);
        if (after !== null && phase.slaps.every((slap) => slap.seat !== seat))
          return act('slapped', seat, after, { resolution: 17 });
        const asks = passes(view) && !phase.asked.includes(seat);
        return asks ? act('swapAsked', seat, phase.asked.length === 0 ? LOOKED : ANSWER) : null;
      }
      case 'claim':
        if (seat === phase.claimant) return claims(view, seat, hasSeen);
        if (believes) return act('agreed', seat, 1500);
        return phase.checked || seat !== phase.namer ? null : act('checked', seat, 1500);
      case 'naming': {
        const [first] = phase.slaps;
        return seat === phase.namer && first ? act('named', seat, SAYING, { claimant: first.seat }) : null;
      }
      case 'swapping': {
        const place = view.table.findIndex((lying) => lying.seat === seat);
        return phase.picks[seat] === null ? act('picked', seat, 500, { place }) : null;
      }
      default:
        return null;
    }
  };
}

function knocking(style: Partial<Style>): Strategy<KnockView> {
  const { signals, passes, believes } = { ...HONEST, ...style };
  const hasSeen = style.signals !== AT_ONCE;
  return (view, seat) => {
    const { phase, awaited, barred } = view;
    switch (phase.type) {
      case 'tied':
        return awaited.includes(seat) ? act('drewAgain', seat, 500) : null;
      case 'waiting':
      case 'scored':
        return awaited.includes(seat) ? act('readied', seat, 1000) : null;
      case 'open': {
        if (barred.includes(seat)) return null;
        const after = signals(view, seat);
        if (after !== null) return act('knocked', seat, after, { resolution: 17 });
        const asks = passes(view) && !phase.passed.includes(seat);
        return asks ? act('passed', seat, phase.passed.length === 0 ? LOOKED : ANSWER) : null;
      }
      case 'claim':
        if (seat === phase.claimant) return claims(view, seat, hasSeen);
        if (believes && !phase.agreed.includes(seat)) return act('agreed', seat, 1500);
        return phase.stage === 'proving' || believes ? null : act('checked', seat, 1500);
      default:
        return null;
    }
  };
}

/** By name, what each does that an honest player does not. */
const BENT: Readonly<Record<string, Partial<Style>>> = {
  // Would rather have other cards than look at these for long.
  swapper: {
    passes: () => true,
    signals: (view, seat) => (thoughtOn(view, seat) > 30_000 ? null : HONEST.signals(view, seat)),
  },
  // Never slaps, and says that nothing works: lets the other go wrong.
  passer: { signals: () => null, passes: () => true },
  'caller at once': { signals: AT_ONCE },
  // Touches first where nothing works, and hopes to be believed.
  bluffer: { signals: (view, seat) => (isHopeless(view) ? 300 : thoughtOn(view, seat)) },
  believer: { believes: true },
};

const bentBy = <View>(playing: (style: Partial<Style>) => Strategy<View>) =>
  Object.fromEntries(Object.entries(BENT).map(([name, style]) => [name, playing(style)])) as Readonly<
    Record<string, Strategy>
  >;

/** For two: whoever slaps must say it, so what is held against one holds against each of several. */
export const raceTrials: readonly (Trial & { readonly name: string })[] = [
  {
    name: 'Slap',
    game: slap,
    config: standardSlap(2),
    honest: slapping({}) as Strategy,
    bent: bentBy(slapping),
  },
  {
    name: 'Knock',
    game: knock,
    config: standardKnock(2),
    honest: knocking({}) as Strategy,
    bent: bentBy(knocking),
  },
];
