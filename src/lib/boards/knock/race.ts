import type { Seat } from '#lib/core/match/game.ts';
import { knock as text, spoken } from '#lib/i18n/messages.ts';
import { speak } from '#lib/i18n/spoken.ts';
import { toShape, type Shape } from '#lib/ui/shapes.ts';
import { CALM, type FourView, type RaceSeat, type RaceView } from '../race/view.ts';
import { coreOf, setWords, type CoreAct } from './core.ts';
import { edgeKeysOf } from './edge.ts';
import { faceOf, toldFace } from './face-of.ts';
import { keyedOf, type ActName, type Face, type KnockSitting } from './face.ts';
import { cardsInRow, stripsOf } from './wall.ts';

/** What a table shows besides the match itself. */
export interface TableShown {
  /** Why the last thing was not done, for whom it concerns. */
  readonly told: { readonly seat: Seat; readonly words: string } | null;
  /** A solution of the last four, shown because somebody asked. */
  readonly way: string | null;
}

const shapesOf = ({ players }: KnockSitting): readonly Shape[] => players.map(({ shape }) => toShape(shape));

/** A table for several, whichever way it lies: what lies on it, its middle, and each seat with its keys. */
export function raceOf(sitting: KnockSitting, { told, way }: TableShown): RaceView<ActName, CoreAct> {
  const { view, stopped } = sitting;
  const { phase, target } = view;
  const core = coreOf(sitting, way);
  const shapes = shapesOf(sitting);
  const isOver = stopped || phase.type === 'scored' || phase.type === 'over';
  return {
    title: isOver ? '' : setWords(view),
    target,
    seal: isOver ? null : core.seal === 'stamped' ? 'stamped' : 'hollow',
    cards: isOver || phase.type === 'aiming' ? [] : cardsInRow(sitting, shapes),
    core,
    seats: shapes.map((shape, seat) => {
      const face = toldFace(faceOf(sitting, seat), told?.seat === seat ? told.words : null);
      return seatOf(sitting, face, { seat, shape });
    }),
  };
}

/** The same for three or four round a table that lies flat; among three the table has a pile of its own. */
export function flatOf(sitting: KnockSitting, shown: TableShown): FourView<ActName, CoreAct> {
  const { view, names, stopped } = sitting;
  // Before it is known who deals, and once all is played, nobody does.
  const isIdle = stopped || ['drawing', 'tied', 'scored', 'over'].includes(view.phase.type);
  const turns = isIdle ? [] : [text.turnsIts(names[view.dealer] ?? '')];
  return {
    ...raceOf(sitting, shown),
    strips: stripsOf({ sitting, shapes: shapesOf(sitting) }),
    spare: names.length === 3 ? { count: view.counts[3] ?? 0, lines: [text.theTable, ...turns] } : null,
  };
}

/** A touch knocks or draws again, or the dealer turns: what has been done already is said at the seat. */
const isCapped = ({ touch, head, fill, acts }: Face): boolean =>
  touch === 'drewAgain' || (touch !== null && head === null && fill === null) || keyedOf(acts) !== undefined;

function seatOf(
  { view, names }: KnockSitting,
  face: Face,
  { seat, shape }: { readonly seat: Seat; readonly shape: Shape },
): RaceSeat<ActName> {
  const name = names[seat] ?? '';
  const count = view.won[seat] ?? 0;
  const says = [face.word ?? face.head, face.solution, ...face.lines];
  return {
    ...CALM,
    side: text.side(name),
    name,
    shape,
    pile: { count, label: text.pile(count) },
    look: face.look,
    fill: face.fill,
    label:
      names.length === 2
        ? text.touch(face.word ?? face.head ?? face.lines[0] ?? '', name, count)
        : text.zone(
            name,
            count,
            says.flatMap((each) => (each === null ? [] : [speak(each)])).join(spoken.stop),
          ),
    waits: face.touch !== null,
    capped: isCapped(face),
    named: face.won,
    total: face.figure,
    word: face.word,
    head: face.head,
    solution: face.solution,
    lines: face.lines,
    close: face.close,
    tick: face.tick,
    until: face.until,
    tag: face.deals ? text.deals : null,
    keys: edgeKeysOf(face.acts),
  };
}
