import type { Seat } from '#lib/core/match/game.ts';
import type { Played } from '#lib/games/fours/events.ts';
import type { FoursView } from '#lib/games/fours/view.ts';
import type { Play } from '#lib/games/fours/board.ts';
import { isBracket, signOf, type Sign } from '#lib/games/fours/cards.ts';
import { isWorth } from '#lib/games/fours/judge.ts';
import { printBoard } from '#lib/games/fours/print.ts';
import { isJustDecided, swapsAtTurn } from '#lib/games/fours/state.ts';
import type { FoursConfig } from '#lib/games/fours/config.ts';
import { MOST_PLAYED } from '#lib/games/fours/turn.ts';
import { fours as text, houseRules } from '#lib/i18n/messages.ts';
import type { PlayedFace } from './faces.ts';
import type { PickedCard } from './pieces.ts';

/** Whether the board comes to the round's number as it lies. */
export const makesNumber = ({ judged, target }: Pick<FoursView, 'judged' | 'target'>): boolean =>
  isWorth(judged, target);

/** For so many rounds somebody who holds a bracket and has never played one is told what it is for. */
const TOLD_ROUNDS = 3;
interface Held {
  /** How many are over. */
  readonly rounds: number;
  readonly played: readonly Pick<Played, 'seat' | 'card'>[];
  /** How many lie there of this turn. */
  readonly laid: number;
  readonly hand: readonly number[];
}
export const isBracketNew = ({ rounds, played, laid, hand }: Held, seat: Seat): boolean =>
  rounds < TOLD_ROUNDS &&
  laid < MOST_PLAYED &&
  hand.some(isBracket) &&
  !played.some((each) => each.seat === seat && isBracket(each.card));

type Worth = Pick<FoursView, 'judged' | 'target'>;

/** What a board comes to, in print; null where it has no value. */
export function printValue({ judged }: Pick<Worth, 'judged'>): string | null {
  if (judged.type !== 'value') return null;
  const { n, d } = judged.value;
  return `${n < 0 ? '−' : ''}${Math.abs(n)}${d === 1 ? '' : `/${d}`}`;
}

/** Why a board does not make the number. */
export function lackWords({ judged, target }: Worth): string {
  if (judged.type === 'incomplete') return text.incomplete(judged.gaps, judged.open, judged.closed);
  return judged.type === 'undefined' ? text.byZero : text.not(target ?? 0);
}

const REFUSED: Readonly<Record<string, string>> = text.refused;

/** What to do instead, for the code of a refusal; null for what no player did. */
export const whyWords = (code: string): string | null => REFUSED[code] ?? null;

/** A card as it was played, in print: a bracket the way it was turned. */
export function printPlay({ card, row }: Pick<Play, 'card' | 'row'>): string {
  const sign = signOf(card);
  return sign === '()' ? (row === 'closes' ? ')' : '(') : sign;
}

/** What is picked, in print. */
const printFace = (sign: Sign, face: PlayedFace): string => (sign === '()' ? face : sign);

interface Hinted {
  readonly view: Pick<FoursView, 'config' | 'fresh'>;
  readonly picked: PickedCard | null;
  readonly place: number | null;
  readonly name: string;
}

/** What to do next, for whoever has the turn. */
export function hintOf({ view, picked, place, name }: Hinted): string {
  if (picked) {
    const sign = printFace(signOf(picked.card), picked.face);
    if (picked.plays.length === 0) return text.nowhere(sign);
    return view.config.deck === 'physical' ? text.goesLit(sign) : text.tapLit;
  }
  if (place !== null) return text.whatHere(place);
  if (view.fresh.length >= MOST_PLAYED) return text.endOrBack;
  return view.config.deck === 'physical' ? text.whereThen(name) : text.begins;
}

/** A play in words: "÷ in gap 3". */
export function playWords(play: Play): string {
  // Brackets take brackets off, all other cards signs (FOURS-6, FOURS-14).
  const off = play.cancels ? (isBracket(play.card) ? 'bracket' : 'sign') : null;
  return text.playedAt(printPlay(play), play.place, off);
}

interface CoverSays {
  readonly view: Pick<
    FoursView,
    'turns' | 'target' | 'board' | 'judged' | 'config' | 'phase' | 'waiting' | 'rounds'
  >;
  readonly names: readonly string[];
  /** Who takes the phone. */
  readonly seat: Seat;
  /** To swap cards, not to play. */
  readonly swaps: boolean;
}

/** What stands on the cover: what was just played, which everybody saw, and nothing of any hand. */
export function coverLines({ view, names, seat, swaps }: CoverSays): readonly string[] {
  const name = names[seat] ?? '';
  if (isJustDecided(view) || (swaps && !swapsAtTurn(view.config)))
    return [text.swapsNext(name, view.target ?? 0)];
  const last = view.turns.at(-1);
  if (!last) return [text.starts(name, view.target ?? 0)];
  const printed = printBoard(view.board, view.config);
  const value = printValue(view);
  const line = value === null ? printed : `${printed} = ${value}`;
  return [
    text.played(names[last.seat] ?? '', last.plays.map(printPlay)),
    text.now(line, lackWords(view)),
    swaps ? text.swapsFirst(name) : text.hidden,
  ];
}

/** The rules of one match, a sentence or two for each: those of the house are said as they are set. */
export function rulesWords(config: FoursConfig): readonly string[] {
  const { together, alone, board, rounds, real } = text.help;
  const options = (['implied', 'negation', 'extended'] as const).filter((option) => config[option]);
  const swaps = swapsAtTurn(config) ? (['swapAtTurn'] as const) : [];
  return [
    ...(config.players === 1 ? [...alone, ...board] : [...together, ...board, ...rounds]),
    ...(config.deck === 'physical' ? [real] : []),
    ...[...options, ...swaps].map((option) => `${houseRules[option].name}: ${houseRules[option].more}.`),
  ];
}
