import type { FiguresOf } from '#lib/core/match/figures.ts';
import type { Header } from '#lib/core/match/header.ts';
import { fastestOf, tallyOf } from '#lib/games/table/tally.ts';
import type { Timeline } from '#lib/core/match/timeline.ts';
import type { SlapEvent } from './events.ts';
import { slapRecords } from './records.ts';
import type { SlapState } from './state.ts';

interface Log {
  readonly header: Pick<Header, 'players'>;
  readonly timeline: Timeline<SlapState, SlapEvent>;
}

/** Over all matches of Slap: sets won, and the fastest slap. The cards that are left say only who came how near to losing. */
export const figures: FiguresOf<Log> = {
  read: ({ timeline, header }) => {
    const tally = tallyOf(slapRecords(timeline), header.players.length);
    return { points: tally.won, best: fastestOf(tally) };
  },
  better: 'smaller',
};
