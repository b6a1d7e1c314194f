import type { FiguresOf } from '#lib/core/match/figures.ts';
import type { Header } from '#lib/core/match/header.ts';
import { fastestOf, tallyOf } from '#lib/games/table/tally.ts';
import { stateAt, type Timeline } from '#lib/core/match/timeline.ts';
import type { KnockEvent } from './events.ts';
import { knockRecords } from './records.ts';
import { sumsOf } from './score.ts';
import type { KnockState } from './state.ts';

interface Log {
  readonly header: Pick<Header, 'players'>;
  readonly timeline: Timeline<KnockState, KnockEvent>;
}

/** Over all matches of Knock: cards won, a point each (KNOCK-8), and the fastest knock. */
export const figures: FiguresOf<Log> = {
  read: ({ timeline, header }) => ({
    points: sumsOf(stateAt(timeline).state),
    best: fastestOf(tallyOf(knockRecords(timeline), header.players.length)),
  }),
  better: 'smaller',
};
