import type { Seat } from '#lib/core/match/game.ts';
import { ranksOnTable } from '#lib/games/table/table-cards.ts';
import { CONSENT } from '#lib/games/table/spans.ts';
import { knock as text } from '#lib/i18n/messages.ts';
import { changedOf, faultOf } from '../table/proof-fault.ts';
import { dealerLine } from './between-face.ts';
import { namesAt, PLAIN, type ActName, type Face, type PhaseOf, type KnockSitting } from './face.ts';

/** 3-2-1, and a touch that came too early (SLAP-3). */
export function countingFace(sitting: KnockSitting, seat: Seat): Face {
  const { view, now } = sitting;
  const touch = view.config.called ? null : 'knocked';
  if (now < (view.locks[seat] ?? 0))
    return { ...PLAIN, look: 'out', touch, head: text.tooEarly, lines: [text.locked] };
  return { ...PLAIN, touch, won: true, lines: view.config.deck === 'dealt' ? [] : [dealerLine(sitting)] };
}

/** While people look, and while a knock that counts later fills its zone (KNOCK-4 to KNOCK-6, SLAP-13). */
export function racingFace(sitting: KnockSitting, seat: Seat, phase: PhaseOf<'open' | 'collecting'>): Face {
  const { view, now, felt } = sitting;
  const deals = view.config.players > 1 && seat === view.dealer;
  const wrong = view.claims.find(({ claimant }) => claimant === seat);
  if (wrong)
    return {
      ...PLAIN,
      look: 'out',
      head: faultOf(wrong, view.target, text),
      lines: [view.config.players === 2 ? playsOn(sitting, seat) : text.out, ...changedOf(wrong, text)],
    };
  const touch = view.config.called ? 'called' : 'knocked';
  const own = phase.type === 'collecting' ? phase.knocks.find((each) => each.seat === seat) : undefined;
  if (own && now < own.counts)
    return { ...PLAIN, touch, fill: own.counts - now, lines: [text.counts], won: true };
  if (own || felt.has(seat)) return { ...PLAIN, look: 'flood', touch, head: text.youHaveIt };
  if (now < (view.locks[seat] ?? 0))
    return { ...PLAIN, look: 'out', touch, head: text.tooEarly, lines: [text.locked] };
  const word = view.config.called ? text.first : text.knock;
  const open: Face = { ...PLAIN, touch, word, won: true, deals };
  if (phase.type === 'collecting') return open;
  const lines = questionLines(sitting, seat, phase);
  const isCalled = view.config.called && view.config.players === 2;
  return {
    ...open,
    lines: lines.length === 0 && isCalled ? [text.sayThenTap] : lines,
    acts: questionActs(sitting, seat, phase),
  };
}

/** Between two there is room to say what goes on without one. */
const playsOn = (sitting: KnockSitting, seat: Seat): string =>
  text.looksOn(namesAt(sitting, sitting.view.barred.includes(1 - seat) ? [] : [1 - seat]));

/** What a seat may ask and answer at its own edge while cards are open (KNOCK-6, SLAP-9). */
function questionActs(sitting: KnockSitting, seat: Seat, phase: PhaseOf<'open'>): readonly ActName[] {
  const { passed, question } = phase;
  if (passed.length === 0) return ['stuck'];
  if (passed.includes(seat)) {
    const said = passed[0] === seat ? 'keep' : 'agreeing';
    return canAsk(sitting) && (question === null || question.agreed === null) ? [said, 'isThere'] : [said];
  }
  // Nobody can have read the question yet: what would answer it is not there.
  return question !== null && sitting.now < question.since + CONSENT ? [] : ['nothing'];
}

/** What has been asked, by whom, and who has not answered yet. */
function questionLines(
  sitting: KnockSitting,
  seat: Seat,
  { passed, question }: PhaseOf<'open'>,
): readonly string[] {
  const [first] = passed;
  if (first === undefined) return [];
  const { awaited } = sitting.view;
  if (awaited.length === 0) return [text.allAgree];
  const { config, table } = sitting.view;
  // Between two whether there is one is said to both in the same place.
  if (config.players === 2 && config.deck === 'physical' && ranksOnTable(table) !== null) return [];
  if (!passed.includes(seat)) return [text.asks(namesAt(sitting, [first]).join(''))];
  // Where nothing works one was enough, and nobody is waited for.
  return question !== null && question.agreed !== null ? [] : [text.waitsFor(namesAt(sitting, awaited))];
}

/** Whether somebody may enter the ranks of a real deck to hear whether there is a solution (SLAP-18). */
export const canAsk = ({ view }: Pick<KnockSitting, 'view'>): boolean =>
  view.config.deck === 'physical' && view.target !== null && view.table.some(({ rank }) => rank === null);
