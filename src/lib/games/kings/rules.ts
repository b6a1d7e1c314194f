import { isSeated } from '#lib/core/match/common.ts';
import { agreed, called, entered } from './call.ts';
import type { KingsEvent } from './events.ts';
import { dealt, founded, reshuffled, shuffled, turned } from './founding.ts';
import { crowned, dethroned, dumped } from './king.ts';
import { refuse, type Applied } from './phases.ts';
import { amended, arranged, readied } from './sheet.ts';
import type { KingsState } from './state.ts';
import { discarded, raised, took } from './turn.ts';

/** What follows from an event, by KINGS-1 to 10. Total: whatever does not fit is refused and changes nothing. */
export function applyKings(state: KingsState, event: KingsEvent): Applied {
  if (!isSeated(event, state.config)) return refuse('noSuchSeat');
  switch (event.type) {
    case 'shuffled':
      return shuffled(state, event);
    case 'reshuffled':
      return reshuffled(state, event);
    case 'turned':
      return turned(state, event);
    case 'founded':
      return founded(state, event);
    case 'dealt':
      return dealt(state, event);
    case 'discarded':
      return discarded(state, event);
    case 'dumped':
      return dumped(state, event);
    case 'crowned':
      return crowned(state, event);
    case 'dethroned':
      return dethroned(state, event);
    case 'took':
      return took(state, event);
    case 'raised':
      return raised(state, event);
    case 'called':
      return called(state, event);
    case 'entered':
      return entered(state, event);
    case 'agreed':
      return agreed(state, event);
    case 'arranged':
      return arranged(state, event);
    case 'amended':
      return amended(state, event);
    case 'readied':
      return readied(state, event);
  }
}
