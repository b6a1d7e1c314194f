import type { Seat } from '#lib/core/match/game.ts';
import { effectiveLog } from '#lib/core/match/timeline.ts';
import type { Header } from '#lib/core/match/header.ts';
import type { ClaimRecord, DealRecord, SetRecord, SignalRecord } from '#lib/games/table/record.ts';
import { formatTime, signed } from '#lib/i18n/format.ts';
import { formatLead } from '#lib/i18n/measures.ts';
import { replay as text, spoken } from '#lib/i18n/messages.ts';
import { areSolutions } from '#lib/games/table/judge.ts';
import { proofFault, type ProofWords } from '../table/proof-fault.ts';
import type { SetsReplay } from '#lib/match/sets-replay.svelte.ts';

type Players = Pick<Header, 'players'>;

/** A claim in words: who, how they came to it, the lines that were entered, and what came of them. */
export interface Said {
  readonly seat: Seat;
  readonly name: string;
  /** Goes on right after the name. */
  readonly how: string;
  readonly lines: readonly string[];
  readonly isWrong: boolean;
  readonly outcome: string;
}

/** What one claim on the cards of a set was. `ways`: how many different solutions there are, null while unknown. */
export function claimSaid(
  claim: ClaimRecord,
  {
    record,
    header,
    ways,
  }: { readonly record: SetRecord; readonly header: Players; readonly ways: number | null },
): Said {
  const { claimant, namer } = claim;
  const nameOf = namesOf(header);
  const isNamed = namer !== null && header.players.length > 2;
  const deal = record.deals.at(-1);
  return {
    seat: isNamed ? namer : claimant,
    name: nameOf(isNamed ? namer : claimant),
    how: isNamed ? ` ${named(deal, namer, nameOf(claimant))}` : `${spoken.pause}${howFirst(claim, deal)}`,
    lines: claim.texts.map(withSigns),
    isWrong: !areRight(claim, record),
    outcome: outcomeOf(claim, { record, header, ways }),
  };
}

/** Which set is shown and who won it, in words; or that it is the end. */
export function spokenPlace({
  record,
  place,
  end,
  header,
}: Pick<SetsReplay, 'record' | 'place' | 'end' | 'header'>): string {
  if (record === null) return text.end;
  const won = record.winner === null ? text.spokenNobody : text.spokenWon(namesOf(header)(record.winner));
  return text.spokenSet(place + 1, end, won);
}

/** The name of a seat; empty for one without a player. */
export const namesOf =
  ({ players }: Players) =>
  (seat: Seat): string =>
    players[seat]?.name ?? '';

/** What was typed, with the signs that are printed everywhere. */
export const withSigns = (line: string): string =>
  line
    .replace(/\s*([-−+*×/÷:])\s*/g, ' $1 ')
    .replaceAll('*', '×')
    .replaceAll(/[/:]/g, '÷')
    .replaceAll('-', '−')
    .trim();

const named = (deal: DealRecord | undefined, namer: Seat, claimant: string): string =>
  deal?.quits.some(({ seat }) => seat === namer) ? text.gaveUpAndNamed(claimant) : text.named(claimant);

function howFirst({ claimant, heat, after }: ClaimRecord, deal: DealRecord | undefined): string {
  if (heat !== null && heat.lot.length > 0) return text.byLot;
  const signals = deal?.signals ?? [];
  const own = signals.findLast(({ seat, kind }) => seat === claimant && kind === 'inTime');
  const lead = own && leadOf(own, signals);
  return lead === undefined ? text.afterTime(formatTime(after)) : text.firstBy(lead);
}

/** By how much a signal was earlier than the first one that was too late. */
function leadOf(own: SignalRecord, signals: readonly SignalRecord[]): number | undefined {
  const late = signals.filter(({ kind, counts }) => kind === 'late' && counts >= own.counts);
  return late.length === 0 ? undefined : Math.min(...late.map(({ counts }) => counts)) - own.counts;
}

function outcomeOf(
  claim: ClaimRecord,
  { record, header, ways }: Omit<Parameters<typeof claimSaid>[1], never>,
): string {
  const { verdict, ruled, claimant, texts } = claim;
  const fault = wrongOf(claim, record);
  const nameOf = namesOf(header);
  const isDeciding = record.claims.at(-1) === claim && record.decided !== null;
  const isRight = verdict === 'right';
  const all = record.took.reduce((sum, count) => sum + count, 0);
  const takers = record.took.flatMap((count, seat) =>
    count > 0 ? [text.takes(nameOf(seat), count, all)] : [],
  );
  return spoken.sentences([
    claim.by === 'proved' ? '' : text.unsaid[claim.by],
    fault ?? (isRight ? text.right : text.wrong),
    ruled === null ? '' : text.ruled(ruled),
    ...(isDeciding ? takers : []),
    // Where the claimant took nothing and nobody else won by it, a wrong claim only shuts out.
    !isRight && (!isDeciding || all === 0) ? text.out(nameOf(claimant)) : '',
    isRight && fault === null && texts.length > 0 && ways !== null
      ? text.otherWays(Math.max(0, ways - texts.length))
      : '',
  ]);
}

/** Whether what was said or entered is right: a table that changes a verdict makes no solution of a line. */
export function areRight({ texts, ruled, verdict }: ClaimRecord, { deals, target }: SetRecord): boolean {
  const { table } = deals.at(-1) ?? {};
  return ruled !== null && texts.length > 0 && table !== undefined
    ? areSolutions({ table, target }, texts)
    : verdict === 'right';
}

/** Why a line is wrong: what it makes, or that it is not made of these cards. */
const wrongOf = (claim: ClaimRecord, record: SetRecord): string | null =>
  claim.texts.length === 0 || areRight(claim, record) ? null : proofFault(claim, record.target, wrongWords());

const wrongWords = (): ProofWords => ({
  makesNothing: text.dividesByZero,
  makes: (value) => text.makes(signed(value)),
  otherCards: text.otherCards,
  notSecond: text.notDifferent,
});

/** Whether the table corrected the count while these cards lay there, before the next were opened, or before the first were (SLAP-14). */
export function isRecounted({
  timeline,
  records,
  place,
}: Pick<SetsReplay, 'records' | 'place' | 'timeline'>): boolean {
  const from = (at: number) => (at === 0 ? 0 : (records[at]?.deals[0]?.opened ?? Infinity));
  return effectiveLog(timeline).some(
    (seq) => timeline.events[seq]?.type === 'corrected' && seq >= from(place) && seq < from(place + 1),
  );
}

/** One touch, or one who found nothing, in words. */
export interface Touched {
  readonly seat: Seat;
  readonly name: string;
  readonly says: string;
}

/** Who did what while the cards lay there, in the order of the times. */
export function touchesOf({ signals, quits }: DealRecord, header: Players): readonly Touched[] {
  const nameOf = namesOf(header);
  const touched = signals.map((signal) => ({ ...signal, says: touchOf(signal, signals) }));
  const quitted = quits.map((quit) => ({ ...quit, says: text.gaveUp(formatTime(quit.after)) }));
  return [...touched, ...quitted]
    .toSorted((a, b) => a.after - b.after)
    .map(({ seat, says }) => ({ seat, name: nameOf(seat), says }));
}

function touchOf(signal: SignalRecord, signals: readonly SignalRecord[]): string {
  const { kind, after, counts } = signal;
  const time = formatTime(after);
  const delayed = counts === after ? '' : `${spoken.pause}${text.delayed(formatTime(counts))}`;
  switch (kind) {
    case 'falseStart':
      return text.touch.falseStart(formatTime(-after));
    case 'late': {
      const before = signals.filter((other) => other.kind === 'inTime' && other.counts <= counts);
      const last = Math.max(...before.map((other) => other.counts));
      const behind = before.length === 0 ? null : formatLead(counts - last);
      return behind === null ? time : text.touch.late(time, behind) + delayed;
    }
    default:
      return text.touch[kind](time) + delayed;
  }
}
