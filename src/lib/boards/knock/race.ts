import { knock as text, spoken } from '#lib/i18n/messages.ts';
import { speak } from '#lib/i18n/spoken.ts';
import type { Shape } from '#lib/ui/shapes.ts';
import { CALM, type RaceSeat, type RaceView } from '../race/view.ts';
import { coreOf, type CoreAct } from './core.ts';
import { edgeKeysOf } from './edge.ts';
import type { ActName, Face, KnockSitting } from './face.ts';

/** What a table shows besides the match itself. */
export interface TableShown {
  readonly shapes: readonly Shape[];
  readonly faces: readonly Face[];
  /** A solution of the last four, shown because somebody asked. */
  readonly way: string | null;
}

/** A table for several, whichever way it lies: its middle, and each seat with its keys. */
export const raceOf = (
  sitting: KnockSitting,
  { shapes, faces, way }: TableShown,
): RaceView<ActName, CoreAct> => ({
  target: sitting.view.target,
  core: coreOf(sitting, way),
  seats: faces.map((face, seat) => seatOf(sitting, face, { seat, shape: shapes[seat] ?? 'moon' })),
});

function seatOf(
  { view, names }: KnockSitting,
  face: Face,
  { seat, shape }: { readonly seat: number; readonly shape: Shape },
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
