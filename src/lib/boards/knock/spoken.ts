import { deckOf, highestOf } from '#lib/games/knock/deck.ts';
import { common, knock as text, spoken } from '#lib/i18n/messages.ts';
import { stoppedWords } from '../race/stopped.ts';
import { changedOf, faultOf } from '../table/proof-fault.ts';
import { knownOf } from '../race/view.ts';
import { dealerLine } from './between-face.ts';
import { isDrawn, namesAt, type KnockSitting } from './face.ts';
import { roundWinners } from './face-of.ts';
import { speak } from '#lib/i18n/spoken.ts';

/** What has just come to be, in a sentence for who does not see the table. */
export function spokenOf(sitting: KnockSitting): string {
  const { view, names, stopped } = sitting;
  const { phase, last, claims, target } = view;
  const nameOf = (seat: number) => names[seat] ?? '';
  if (stopped) return stoppedWords(view.sums, names, text).join(spoken.stop);
  switch (phase.type) {
    case 'tied':
      return text.drawsAgain(namesAt(sitting, phase.among));
    case 'waiting':
      if (last === null) return dealerLine(sitting);
      if (last.taker !== null)
        return withChange(`${text.right}${spoken.stop}${text.takes(nameOf(last.taker))}.`, last.claims);
      return last.by === 'barred'
        ? withChange(`${lastFault(last.claims, target)}${spoken.stop}${text.aside}.`, last.claims)
        : `${text.aside}.`;
    case 'open': {
      const [asking] = phase.passed;
      if (asking !== undefined && view.awaited.length === 0) return text.allAgree;
      if (asking !== undefined)
        return spoken.sentences([text.asks(nameOf(asking)), knownOf(view, text) ?? '']);
      if (claims.length > 0)
        return withChange(
          `${lastFault(claims, target)}${spoken.stop}${text.isOut(nameOf(claims.at(-1)?.claimant ?? 0))}`,
          claims,
        );
      const highest = highestOf(view.config);
      const ranks = view.table.flatMap(({ rank }) =>
        rank === null ? [] : [common.speakRank(common.rank(rank, highest))],
      );
      return ranks.length > 0 && target !== null ? speak(text.spoken(ranks, target)) : text.open;
    }
    case 'claim':
      if (!isDrawn(sitting)) return `${text.heat}${spoken.stop}${text.lotDraws}`;
      if (phase.stage === 'stating') return text.saysAloud(nameOf(phase.claimant));
      return phase.stage === 'stated'
        ? text.says(nameOf(phase.claimant))
        : `${text.enters(nameOf(phase.claimant))}.`;
    case 'scored':
    case 'over':
      // Nobody wins against nobody.
      if (names.length === 1)
        return text.solo.of(view.sums[0] ?? 0, deckOf(view.config).length * view.config.rounds);
      if (phase.type === 'scored')
        return text.most(namesAt(sitting, roundWinners(view)), Math.max(...view.won));
      return phase.winners.length === 1
        ? text.score.wins(nameOf(phase.winners[0] ?? 0))
        : text.score.share(namesAt(sitting, phase.winners));
    default:
      return '';
  }
}

const withChange = (said: string, claims: KnockSitting['view']['claims']): string =>
  spoken.sentences([said, ...changedOf(claims.at(-1), text)]);

function lastFault(claims: KnockSitting['view']['claims'], target: number | null): string {
  const claim = claims.at(-1);
  return claim === undefined ? '' : speak(faultOf(claim, target, text));
}
