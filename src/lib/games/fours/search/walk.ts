import { END } from '../board.ts';
import { MOST_FACES, type PlaceFace } from './face.ts';
import { READ_NUMBER, LineReader } from './reader.ts';
import { fits, type Use } from './use.ts';

/** One of the ways that a place can look, and the cards that it takes. */
export interface Choice {
  readonly face: PlaceFace;
  readonly use: Use;
  /** How many cards that is. */
  readonly cards: number;
}

/** What may be played. */
export interface Means {
  /** The cards that there are. */
  readonly hand: Use;
  /** At most so many of them. */
  readonly most: number;
}

/** A complete board that a walk has come to. */
export interface Stand<C extends Choice> {
  /** One choice for each place. To be read at once: the walk goes on with the same list. */
  readonly chosen: readonly C[];
  readonly use: Use;
  readonly cards: number;
  /** Tells boards apart. */
  readonly id: number;
  /** Has read the board. */
  readonly reader: LineReader;
}

const FOUR = READ_NUMBER + 4;
/** No depth is so great: three brackets in each of four places. */
const NONE = 99;

/**
 * Goes through all complete boards made of one choice for each of the five places, from left to right; turns back as soon as the places to
 * come cannot match the brackets with the cards that are left. Choices with gaps are left out.
 */
export function walk<C extends Choice>(
  places: readonly (readonly C[])[],
  { hand, most }: Means,
  visit: (stand: Stand<C>) => void,
): void {
  const choices = places.map((each) =>
    each.filter(({ face, use, cards }) => face.isComplete && cards <= most && fits(use, hand)),
  );
  const spans = spansOf(choices, most);
  const reader = new LineReader();
  const { tokens } = reader;
  const chosen: C[] = [];
  const stand = { chosen, use: 0, cards: 0, id: 0, reader };

  function go(place: number, begun: number, open: number): void {
    const { use, cards, id } = stand;
    for (const choice of choices[place] ?? []) {
      const { face } = choice;
      const left = most - cards - choice.cards;
      if (left < 0 || face.closes > open || !fits(use + choice.use, hand)) continue;
      const depth = open - face.closes + face.opens;
      const span = spans[place + 1]?.[left];
      if (span === undefined || depth + span.low > 0 || depth + span.high < 0) continue;
      chosen[place] = choice;
      stand.use = use + choice.use;
      stand.cards = cards + choice.cards;
      stand.id = id * MOST_FACES + face.id;
      let end = begun;
      for (const token of face.text) {
        tokens[end] = token;
        end += 1;
      }
      if (place === END) {
        reader.read(end);
        visit(stand);
        continue;
      }
      const before = tokens[begun - 1] ?? 0;
      // Nothing between two 4s: one number (FOURS-15).
      const isJoined = place > 0 && face.text.length === 0;
      if (isJoined) tokens[begun - 1] = (before - READ_NUMBER) * 10 + FOUR;
      else tokens[end] = FOUR;
      go(place + 1, isJoined ? begun : end + 1, depth);
      if (isJoined) tokens[begun - 1] = before;
    }
    Object.assign(stand, { use, cards, id });
  }
  go(0, 0, 0);
}

/** How the depth of brackets can change from a place to the end, by the most cards that may be played there. */
interface Span {
  readonly low: number;
  readonly high: number;
}

const IMPOSSIBLE: Span = { low: NONE, high: -NONE };

/** By place, then by the number of cards that are left: how the depth can change from there on. Behind the last place it cannot. */
function spansOf(choices: readonly (readonly Choice[])[], most: number): readonly (readonly Span[])[] {
  const spans: (readonly Span[])[] = [Array.from({ length: most + 1 }, () => ({ low: 0, high: 0 }))];
  for (const each of choices.toReversed()) {
    const [behind = []] = spans;
    const own = Array.from({ length: most + 1 }, (_, cards) => spanOf(each, cards));
    spans.unshift(
      own.map((_, cards) =>
        own
          .slice(0, cards + 1)
          .reduce((whole, here, used) => joined(whole, here, behind[cards - used]), IMPOSSIBLE),
      ),
    );
  }
  return spans;
}

/** How much a place can change the depth with exactly so many cards. */
function spanOf(choices: readonly Choice[], cards: number): Span {
  let { low, high } = IMPOSSIBLE;
  for (const { face, cards: used } of choices) {
    if (used !== cards) continue;
    low = Math.min(low, face.opens - face.closes);
    high = Math.max(high, face.opens - face.closes);
  }
  return { low, high };
}

const joined = (whole: Span, here: Span, behind: Span = IMPOSSIBLE): Span => ({
  low: Math.min(whole.low, here.low + behind.low),
  high: Math.max(whole.high, here.high + behind.high),
});
