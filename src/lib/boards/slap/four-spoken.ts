import type { Player } from '#lib/core/match/header.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import { common, slapFour as text, spoken } from '#lib/i18n/messages.ts';
import { fourFaultOf } from './four-zone.ts';
import { speak } from '#lib/i18n/spoken.ts';

/** What has just come to be, in a sentence for who does not see the table. */
export function spokenFour(view: SlapView, players: readonly Player[], stopped: boolean): string {
  const { phase, last, table } = view;
  const nameOf = (seat: number) => players[seat]?.name ?? '';
  if (stopped) return text.stopped;
  switch (phase.type) {
    case 'open': {
      const [asking] = phase.asked;
      if (asking !== undefined) return text.asks(nameOf(asking));
      if (phase.slaps.length > 0)
        return phase.slaps.map(({ seat }) => text.hasIt(nameOf(seat))).join(spoken.stop);
      const ranks = table.flatMap(({ rank }) =>
        rank === null ? [] : [common.speakRank(common.rank(rank, 10))],
      );
      return ranks.length > 0 ? speak(text.lie(ranks.join(spoken.pause), view.target ?? 0)) : text.open;
    }
    case 'naming': {
      const lot = phase.heat?.lot ?? [];
      const out = lot.find((seat) => !phase.slaps.some((slap) => slap.seat === seat));
      const heat = out === undefined ? [] : [text.together(lot.map(nameOf)), text.byLot(nameOf(out))];
      return spoken.sentences([...heat, text.names(nameOf(phase.namer))]);
    }
    case 'claim':
      return phase.checked ? text.enters(nameOf(phase.claimant)) : text.say(nameOf(phase.claimant));
    case 'swapping':
      return phase.must ? text.mustSwap : text.pick;
    case 'reshuffling':
      return text.reshuffle;
    case 'over':
      return phase.winners.length === 1
        ? text.won(nameOf(phase.winners[0] ?? 0))
        : text.shared(phase.winners.map(nameOf));
    case 'waiting': {
      if (last === null) return text.ready;
      const taken = last.took.flatMap((count, seat) =>
        count > 0 ? [text.takes(nameOf(seat), count, last.table.length)] : [],
      );
      const verdict = last.verdict === 'right' ? text.ruledRight : speak(fourFaultOf(last, view.target));
      return `${verdict}${spoken.stop}${spoken.sentences(taken)}`;
    }
    default:
      return '';
  }
}
