import type { Seat } from '#lib/core/match/game.ts';
import { HIGHEST } from '#lib/games/slap/state.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import { ranksOnTable } from '#lib/games/table/table-cards.ts';
import { common, slap, slapFour as text, spoken } from '#lib/i18n/messages.ts';
import { startsAtOnce, type SlapSitting } from './face.ts';
import { changedOf } from '../table/proof-fault.ts';
import { fourVerdict } from './four-zone.ts';
import { isLotDrawn } from './heat.ts';
import { speak } from '#lib/i18n/spoken.ts';

/** What has just come to be, in a sentence for who does not see the table. */
export function spokenOf(sitting: SlapSitting): string {
  if (sitting.stopped) return text.stopped;
  return sitting.players.length === 2 ? spokenTwo(sitting) : spokenFour(sitting);
}

function spokenFour({ view, names }: SlapSitting): string {
  const { phase, last, table } = view;
  const nameOf = (seat: number) => names[seat] ?? '';
  switch (phase.type) {
    case 'open': {
      const [asking] = phase.asked;
      if (asking !== undefined) return text.asks(nameOf(asking));
      if (phase.slaps.length > 0)
        return phase.slaps.map(({ seat }) => text.hasIt(nameOf(seat))).join(spoken.stop);
      const ranks = table.flatMap(({ rank }) =>
        rank === null ? [] : [common.speakRank(common.rank(rank, HIGHEST))],
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
      if (last === null) return startsAtOnce(view) ? slap.tapOn : text.ready;
      const taken = last.took.flatMap((count, seat) =>
        count > 0 ? [text.takes(nameOf(seat), count, last.table.length)] : [],
      );
      const verdict = speak(fourVerdict(last, view.target));
      return `${verdict}${spoken.stop}${spoken.sentences([...taken, ...changedOf(last, slap)])}`;
    }
    default:
      return '';
  }
}

/** The same between two. Empty while nothing is news. */
function spokenTwo({ view, names, now }: SlapSitting): string {
  const { phase, last, target, table } = view;
  const name = (seat: Seat) => names[seat] ?? '';
  const aim = target === null ? '' : slap.target(target);
  switch (phase.type) {
    case 'open': {
      const ranks = ranksOnTable(table);
      const cards = ranks?.map((rank) => common.speakRank(common.rank(rank, HIGHEST))).join(spoken.pause);
      const [asking] = phase.asked;
      if (asking !== undefined) return slap.asks(name(asking));
      if (phase.slaps.length > 0) return '';
      return cards === undefined ? slap.cardsOpen(aim) : speak(slap.dealt(cards, aim));
    }
    case 'claim': {
      const heat = phase.heat !== null && phase.heat.lot.length > 0;
      if (phase.checked) return slap.entering(name(phase.claimant));
      if (!isLotDrawn(phase, now)) return `${slap.heat}${spoken.stop}${slap.lotDraws}`;
      return heat
        ? `${slap.lot(name(phase.claimant))}${spoken.stop}${slap.byLot}`
        : slap.isItRight(name(phase.claimant));
    }
    case 'waiting':
      if (last !== null) return settledWords(last, names);
      return startsAtOnce(view) ? slap.tapOn : slap.both;
    case 'swapping':
      return slap.pickOne;
    case 'reshuffling':
      return slap.reshuffle;
    case 'over':
      return phase.winners.length > 1 ? slap.allOut : `${slap.out(name(phase.winners[0] ?? 0))}.`;
    default:
      return '';
  }
}

function settledWords(last: NonNullable<SlapView['last']>, names: readonly string[]): string {
  const taker = last.took.findIndex((cards) => cards > 0);
  const verdict =
    last.verdict === 'right'
      ? slap.right
      : last.by === 'expired'
        ? slap.time
        : last.by === 'proved' && last.value !== null
          ? slap.makes(last.value)
          : slap.notSo;
  return `${verdict}${spoken.stop}${spoken.sentences([slap.takes(names[taker] ?? ''), ...changedOf(last, slap)])}`;
}
