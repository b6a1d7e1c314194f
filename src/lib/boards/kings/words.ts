import { cardShown, rankOf, type Card } from '#lib/games/kings/cards.ts';
import type { TurnRecord } from '#lib/games/kings/records.ts';
import { isAlone } from '#lib/games/kings/seats.ts';
import type { Deed, Phase } from '#lib/games/kings/state.ts';
import type { CastleView, KingsView } from '#lib/games/kings/view.ts';
import { common, kings as text, kingsReplay as replay } from '#lib/i18n/messages.ts';
import type { Seat } from '#lib/core/match/game.ts';

/** What is printed on a card: a numeral or a letter. */
export const rankLabel = (card: Card): string => common.rank(rankOf(card), 13);

/** What a card is called. */
export function cardName(card: Card): string {
  const { rank, suit } = cardShown(card);
  return text.card(rank, suit);
}

/** A castle for those who hear it. */
export const castleSpoken = (
  { suit, worth, kings, card, subject, double }: CastleView,
  castle: number,
): string =>
  text.castleSpoken(
    castle,
    suit,
    worth,
    double ? 2 : kings.length > 0 || rankOf(card) === 13 ? 1 : 0,
    subject === null ? null : rankOf(subject),
  );

const REFUSED: Readonly<Record<string, string>> = text.refused;

/** What to do instead, for the code of a refusal; null for what no player did. */
export const whyWords = (code: string): string | null => REFUSED[code] ?? null;

/** What somebody did, as everybody saw it. */
export function deedWords(deed: Deed, name: string, score: number): string {
  switch (deed.type) {
    case 'faceDown':
      return text.did.faceDown(name);
    case 'wrongCall':
      return text.did.wrongCall(name, score);
    case 'crowned':
      return text.did[deed.from === deed.to ? 'crownedStill' : 'crowned'](
        name,
        cardName(deed.card),
        deed.castle,
        deed.to,
      );
    case 'dethroned':
      return text.did[deed.from === deed.to ? 'dethronedStill' : 'dethroned'](name, deed.castle, deed.to);
    case 'faceUp':
    case 'dumped':
    case 'raised':
      return text.did[deed.type](name, cardName(deed.card));
  }
}

/** A turn of a match that is over, in sentences. `open`: with what nobody saw then. */
export function turnWords(
  { seat, deeds, events, before, after }: TurnRecord,
  names: readonly string[],
  open: boolean,
): readonly string[] {
  const name = names[seat] ?? '';
  const lines = deeds.map((deed) =>
    deedWords(deed, names[deed.seat] ?? '', (after.scored[deed.seat]?.best.halves ?? 0) / 2),
  );
  const called = events.some(({ type }) => type === 'called') && after.scored[seat]?.call === 'right';
  const agreed = events.some(({ type }) => type === 'agreed');
  const went = events.flatMap((event) => (event.type === 'discarded' && !event.up ? [event.card] : []));
  // What was drawn may have been discarded at once; what was taken from the face-up cards is told already.
  const had = [
    ...(before.hands[seat] ?? []),
    ...events.flatMap((event) => (event.type === 'raised' ? [event.card] : [])),
  ];
  const came = events.flatMap((event) => (event.type === 'discarded' ? [event.card] : []));
  const drew = [...came, ...(after.hands[seat] ?? [])].filter((card) => !had.includes(card));
  const hidden = [
    ...(went.length > 0 ? [replay.went(went.map(cardName))] : []),
    ...(drew.length > 0 ? [replay.drew(name, drew.map(cardName))] : []),
  ];
  return [
    ...lines,
    ...(called ? [text.calculus.called(name)] : []),
    ...(agreed ? [isAlone(before) ? text.did.scoreMe(name) : text.calculus.agreed] : []),
    // With a king cards are drawn first (KINGS-3).
    ...(open ? (deeds.length > 1 ? hidden.toReversed() : hidden) : []),
  ];
}

const ENDS: readonly Deed['type'][] = ['faceDown', 'faceUp', 'wrongCall'];

/** What was done since the turn before the last one ended: the last turn, or as much of the running one as has been played. */
export function lastTurn(deeds: readonly Deed[]): readonly Deed[] {
  const before = deeds.slice(0, -1).findLastIndex(({ type }) => ENDS.includes(type));
  return deeds.slice(before + 1);
}

interface CoverSays {
  readonly view: Pick<KingsView, 'deeds' | 'phase' | 'scored'>;
  readonly names: readonly string[];
  /** Who takes the phone. */
  readonly seat: Seat;
  /** The discards have just been shuffled. */
  readonly reshuffled: boolean;
}

/** What stands on the cover: what was just done, which everybody saw, and nothing of any hand. */
export function coverLines({ view, names, seat, reshuffled }: CoverSays): readonly string[] {
  const { deeds, phase, scored } = view;
  const nameOf = (each: Seat) => names[each] ?? '';
  const scoreOf = (each: Seat) => (scored[each]?.best.halves ?? 0) / 2;
  const out = names.filter((_, each) => scored[each] !== null);
  const done = lastTurn(deeds).map((deed) => deedWords(deed, nameOf(deed.seat), scoreOf(deed.seat)));
  return [
    ...(done.length === 0 ? [text.starts(nameOf(seat))] : done),
    ...(reshuffled ? [text.reshuffled] : []),
    ...owes(phase, nameOf(seat)),
    ...(out.length > 0 && deeds.at(-1)?.type !== 'wrongCall' ? [text.areOut(out)] : []),
    ...(isAlone(view) ? [text.playsAlone(nameOf(seat))] : []),
    ...(deeds.length < names.length && !isAlone(view) ? [text.hidden] : []),
  ];
}

/** What is left of a turn that has begun. */
function owes(phase: Phase, name: string): readonly string[] {
  if (phase.type === 'extra') return [text.oneGoesBack(name)];
  return phase.type === 'raising' ? [text.draws(name)] : [];
}
