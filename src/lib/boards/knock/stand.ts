import { knock as text, spoken } from '#lib/i18n/messages.ts';
import { speak } from '#lib/i18n/spoken.ts';
import type { Shape } from '#lib/ui/shapes.ts';
import { CALM, QUIET, type StandView, type StandSeat } from '../race/standing.ts';
import { coreOf, setOf, type CoreAct } from './core.ts';
import { edgeKeysOf } from './edge.ts';
import type { ActName, Face, KnockSitting } from './face.ts';
import { cardsInRow } from './wall.ts';

interface Shown {
  readonly shapes: readonly Shape[];
  readonly faces: readonly Face[];
  /** A solution of the last four, shown because somebody asked. */
  readonly way: string | null;
}

/** A table that stands: the faces and the middle of one that lies flat, all one way up. */
export function standOf(sitting: KnockSitting, { shapes, faces, way }: Shown): StandView<ActName, CoreAct> {
  const { view, names, stopped } = sitting;
  const core = coreOf(sitting, way);
  const { phase } = view;
  const isOver = stopped || phase.type === 'scored' || phase.type === 'over';
  const shapeOf = (seat: number) => shapes[seat] ?? 'moon';
  const { now, of } = setOf(view);
  return {
    title: isOver ? '' : text.setOf(now, of),
    target: view.target,
    seal: isOver ? null : core.seal === 'stamped' ? 'stamped' : 'hollow',
    cards:
      isOver || phase.type === 'aiming' || core.count !== null
        ? []
        : cardsInRow(sitting, shapes).map((card) => ({ ...card, pick: null })),
    core: {
      ...QUIET,
      count: core.count,
      limit: core.limit,
      head: core.head,
      line: core.line,
      isNumber: core.isNumber,
      // The cards themselves lie there.
      place: null,
      heat: core.heat && { drawn: shapeOf(core.heat.drawn), other: shapeOf(core.heat.other) },
      winners: core.winners.map((seat) => ({ shape: shapeOf(seat), name: names[seat] ?? '' })),
      keys: core.acts.flatMap((act) =>
        act === 'menu'
          ? []
          : [
              {
                act,
                words: text.act[act],
                look: act === 'score' ? ('primary' as const) : ('plain' as const),
              },
            ],
      ),
    },
    seats: faces.map((face, seat) => seatOf(sitting, face, { seat, shape: shapeOf(seat) })),
  };
}

function seatOf(
  { view, names }: KnockSitting,
  face: Face,
  { seat, shape }: { readonly seat: number; readonly shape: Shape },
): StandSeat<ActName> {
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
