import type { SeenCard } from '#lib/games/table/table-cards.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import { common, slap as text, slapFour } from '#lib/i18n/messages.ts';
import type { Shape } from '#lib/ui/shapes.ts';
import { CALM, QUIET, type RaceSeat, type RaceCard, type StandView } from '../race/view.ts';
import { isHeatShown } from './claim-face.ts';
import { LOOKS, type ActName, type Face, type Table } from './face.ts';
import { raceOfFour } from './four.ts';
import type { FourAct } from './four-keys.ts';
import type { FourSitting } from './four-zone.ts';
import { sharedKeys, type SharedAct } from './shared-keys.ts';

const HIGHEST = 10;

interface People {
  readonly names: readonly string[];
  readonly shapes: readonly Shape[];
}
interface Picks {
  readonly open: readonly number[];
  readonly picked: readonly number[];
}

/** The cards as they lie; places for those of a real deck that nobody has entered. */
function cardsOf(
  cards: readonly SeenCard[],
  { names, shapes }: People,
  picks: Picks | null,
): readonly RaceCard[] {
  return cards.map(({ seat, rank, card }, place) => {
    const label = rank === null ? '' : common.rank(rank, HIGHEST);
    const spoken = text.card(common.speakRank(label), names[seat] ?? '');
    const isOpen = picks?.open.includes(place) ?? false;
    return {
      seat,
      look: rank === null ? 'empty' : 'face',
      label,
      value: null,
      suit: card?.suit ?? null,
      spoken: rank === null ? text.emptyPlace : isOpen ? text.sendBack(spoken) : spoken,
      shape: shapes[seat] ?? null,
      pick: picks?.picked.includes(place) ? 'picked' : isOpen ? 'open' : null,
    };
  });
}

const titleOf = ({ set, phase }: SlapView): string => (phase.type === 'over' ? '' : slapFour.set(set));
/** Those of the last set lie there to be looked at, until the next ones are counted in. */
const lyingOf = ({ table, last, phase }: SlapView): readonly SeenCard[] =>
  table.length > 0 || last === null || phase.type === 'counting' ? table : last.table;

interface Two extends People {
  readonly table: Table;
  readonly faces: readonly Face[];
  readonly picks: Picks | null;
}

/** A table for two that stands: the words of both halves, and what they have in common once. */
export function standOfTwo({ table, faces, picks, ...people }: Two): StandView<ActName, SharedAct> {
  const { view, now, aside } = table;
  const { phase, target, last } = view;
  const isOver = aside.stopped || phase.type === 'over';
  const heat = phase.type === 'claim' && isHeatShown(phase, now) ? phase.claimant : null;
  const canShow = faces.some(({ quiet }) => quiet.includes('missed'));
  const missed = aside.missed && (aside.missed.line ?? text.workedNone);
  const isMade = phase.type === 'over' || (phase.type === 'waiting' && last?.verdict === 'right');
  return {
    title: titleOf(view),
    target,
    seal: isMade ? 'stamped' : 'hollow',
    cards: isOver ? [] : cardsOf(lyingOf(view), people, picks),
    core: {
      ...QUIET,
      line: missed,
      isNumber: aside.missed !== null && aside.missed.line !== null,
      heat: heat === null ? null : { drawn: heat, other: 1 - heat },
      keys: sharedKeys(faces.length, { isOver, canShow }),
    },
    seats: faces.map((face, seat) => seatOfTwo(table, face, people, seat)),
  };
}

function seatOfTwo(
  { view, aside }: Table,
  face: Face,
  { names, shapes }: People,
  seat: number,
): RaceSeat<ActName> {
  const name = names[seat] ?? '';
  const count = view.counts[seat] ?? 0;
  // What to make stands above the cards, and what was missed below them.
  const isHeard =
    aside.missed !== null || ['', text.make(view.target ?? 0)].includes(face.say) || face.head === text.sayIt;
  const keys = face.quiet.filter((act) => act !== 'missed' && act !== 'home');
  return {
    ...CALM,
    side: text.side(name),
    name,
    shape: shapes[seat] ?? 'moon',
    pile: { count, label: text.pile(count) },
    look: face.look === 'filling' ? 'calm' : face.look,
    filled: face.look === 'filling' ? face.filled : null,
    label: text.touch(face.word ?? face.head ?? face.lines[0] ?? '', name, count),
    waits: face.touch !== null,
    word: face.word,
    head: face.figure === null ? face.head : null,
    figure: face.figure === null ? null : face.head,
    last: face.figure === 'last',
    solution: face.solution,
    close: face.close,
    lines: isHeard ? face.lines : [...face.lines, face.say],
    keys: keys.map((act) => ({
      act,
      words: text.act[act],
      look: LOOKS.said.includes(act) ? 'said' : LOOKS.primary.includes(act) ? 'primary' : 'plain',
    })),
  };
}

/** A table for four that stands: its zones and its middle, as they lie round it. */
export function standOfFour(sitting: FourSitting): StandView<FourAct, SharedAct> {
  const { view, players, stopped } = sitting;
  const race = raceOfFour(sitting);
  const { core, seats } = race;
  const people = { names: players.map(({ name }) => name), shapes: seats.map(({ shape }) => shape) };
  const isOver = stopped || view.phase.type === 'over';
  const title = isOver ? '' : titleOf(view);
  return {
    ...race,
    title,
    seal: core.seal,
    cards: isOver || core.count !== null ? [] : cardsOf(lyingOf(view), people, null),
    // It is said above already.
    core: core.line === title ? { ...core, line: null } : core,
  };
}
