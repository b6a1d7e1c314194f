import type { Seat } from '#lib/core/match/game.ts';
import { HIGHEST } from '#lib/games/slap/state.ts';
import { common, slap, slapFour as text, spoken } from '#lib/i18n/messages.ts';
import { speak } from '#lib/i18n/spoken.ts';
import { changedOf } from '../table/proof-fault.ts';
import { knownOf } from '../race/view.ts';
import { endedWords, startsAtOnce, verdictWords, winnerWords, type SlapSitting } from './face.ts';
import { isByLot, isLotDrawn } from './heat.ts';

/** What has just come to be, in a sentence for who does not see the table. Empty while nothing is news. */
export function spokenOf(sitting: SlapSitting): string {
  const { view, names, now, stopped } = sitting;
  if (stopped) return endedWords(sitting).join(spoken.stop);
  const { phase, last, table, target, config } = view;
  const nameOf = (seat: Seat) => names[seat] ?? '';
  switch (phase.type) {
    case 'open': {
      const { asked, quits } = phase;
      const [asking] = asked;
      if (asking !== undefined && names.every((_, seat) => asked.includes(seat) || quits.includes(seat)))
        return text.allAgree;
      if (asking !== undefined)
        return spoken.sentences([text.asks(nameOf(asking)), knownOf(view, text) ?? '']);
      // Between two a slap is followed by its claim.
      if (phase.slaps.length > 0)
        return names.length === 2
          ? ''
          : phase.slaps.map(({ seat }) => text.hasIt(nameOf(seat))).join(spoken.stop);
      const ranks = table.flatMap(({ rank }) =>
        rank === null ? [] : [common.speakRank(common.rank(rank, HIGHEST))],
      );
      return ranks.length > 0 ? speak(text.lie(ranks.join(spoken.pause), target ?? 0)) : text.open;
    }
    case 'naming': {
      const lot = phase.heat?.lot ?? [];
      const out = lot.find((seat) => !phase.slaps.some((slap) => slap.seat === seat));
      const heat = out === undefined ? [] : [text.together(lot.map(nameOf)), text.byLot(nameOf(out))];
      return spoken.sentences([...heat, text.names(nameOf(phase.namer))]);
    }
    case 'claim': {
      const { claimant, checked, namer } = phase;
      if (checked) return text.enters(nameOf(claimant));
      const say = text.say(nameOf(claimant));
      if (names.length > 2 || !isByLot(phase)) return say;
      return isLotDrawn(phase, now)
        ? `${text.byLot(nameOf(namer))} ${say}`
        : `${text.heat}${spoken.stop}${text.lotDraws}`;
    }
    case 'swapping':
      return phase.must ? text.mustSwap : text.pick;
    case 'reshuffling':
      return config.deck === 'dealt' ? slap.reshuffleDealt : text.reshuffle;
    case 'over':
      return winnerWords(phase.winners, names);
    case 'waiting': {
      if (last === null) return startsAtOnce(view) ? slap.tapOn : slap.tapReady;
      const taken = last.took.flatMap((count, seat) =>
        count > 0 ? [text.takes(nameOf(seat), count, last.table.length)] : [],
      );
      const verdict = speak(verdictWords(last, target));
      return `${verdict}${spoken.stop}${spoken.sentences([...taken, ...changedOf(last, slap)])}`;
    }
    default:
      return '';
  }
}
