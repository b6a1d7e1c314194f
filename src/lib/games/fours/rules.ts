import { isSeated } from '#lib/core/match/common.ts';
import { readied, redrew, reshuffled, shuffled } from './draw.ts';
import type { FoursEvent } from './events.ts';
import { refuse, type Applied } from './phases.ts';
import type { FoursState } from './state.ts';
import { ended, played } from './turn.ts';

/** What follows from an event, by FOURS-1 to 16. Total: whatever does not fit is refused and changes nothing. */
export function applyFours(state: FoursState, event: FoursEvent): Applied {
  if (!isSeated(event, state.config)) return refuse('noSuchSeat');
  switch (event.type) {
    case 'shuffled':
      return shuffled(state, event);
    case 'reshuffled':
      return reshuffled(state, event);
    case 'played':
      return played(state, event);
    case 'ended':
      return ended(state, event);
    case 'redrew':
      return redrew(state, event);
    case 'readied':
      return readied(state, event);
  }
}
