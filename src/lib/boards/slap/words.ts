import type { Millis, Seat } from '#lib/core/match/game.ts';
import { ranksOnTable } from '#lib/games/table/table-cards.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import { common, slap as text, spoken } from '#lib/i18n/messages.ts';
import { isLotDrawn } from './claim-face.ts';
import { speak } from '#lib/i18n/spoken.ts';

const HIGHEST = 10;

/** Refusals that the table shows by itself, or that only say that one finger came down twice. */
const SILENT: readonly string[] = [
  'locked',
  'alreadySlapped',
  'alreadyReady',
  'notNow',
  'alreadyAsked',
  'tooEarly',
];

/** The sentence for what was not taken; null where nobody needs one. Codes of other layers have their own. */
export function refusalWords({ code }: { readonly code: string }): string | null {
  const sentences: Readonly<Record<string, string>> = text.refused;
  return SILENT.includes(code) ? null : (sentences[code] ?? null);
}

/** What a claimant is told on the keypad when the table did not take the lines; null for other refusals. */
export const proofRefusal = ({ code }: { readonly code: string }): string | null =>
  code === 'secondOwed' || code === 'unreadable' ? text.refused[code] : null;

/** What has happened, in a sentence or two for those who do not see it. Empty while nothing is news. */
export function saidOf(view: SlapView, names: readonly string[], now: Millis): string {
  const { phase, last, target, table } = view;
  const name = (seat: Seat) => names[seat] ?? '';
  const aim = target === null ? '' : text.target(target);
  switch (phase.type) {
    case 'open': {
      const ranks = ranksOnTable(table);
      const cards = ranks?.map((rank) => common.speakRank(common.rank(rank, HIGHEST))).join(spoken.pause);
      const [asking] = phase.asked;
      if (asking !== undefined) return text.asks(name(asking));
      if (phase.slaps.length > 0) return '';
      return cards === undefined ? text.cardsOpen(aim) : speak(text.dealt(cards, aim));
    }
    case 'claim': {
      const heat = phase.heat !== null && phase.heat.lot.length > 0;
      if (phase.checked) return text.entering(name(phase.claimant));
      if (!isLotDrawn(phase, now)) return `${text.heat}${spoken.stop}${text.lotDraws}`;
      return heat
        ? `${text.lot(name(phase.claimant))}${spoken.stop}${text.byLot}`
        : text.isItRight(name(phase.claimant));
    }
    case 'waiting':
      return last === null ? text.both : settledWords(last, names);
    case 'swapping':
      return text.pickOne;
    case 'reshuffling':
      return text.reshuffle;
    case 'over':
      return phase.winners.length > 1 ? text.allOut : `${text.out(name(phase.winners[0] ?? 0))}.`;
    default:
      return '';
  }
}

function settledWords(last: NonNullable<SlapView['last']>, names: readonly string[]): string {
  const taker = last.took.findIndex((cards) => cards > 0);
  const verdict =
    last.verdict === 'right'
      ? text.right
      : last.by === 'expired'
        ? text.time
        : last.by === 'proved' && last.value !== null
          ? text.makesThat(last.value)
          : text.notSo;
  return `${verdict}${spoken.stop}${text.takes(names[taker] ?? '')}`;
}
