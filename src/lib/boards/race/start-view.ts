import { slap, start as text } from '#lib/i18n/messages.ts';
import { toShape } from '#lib/ui/shapes.ts';
import type { StartAct } from './start-seats.ts';
import { TRIED, type StartProps } from './start-props.ts';
import { CALM, QUIET, type RaceCard, type RaceView } from './view.ts';

/** What a table shows before its first match, where all look at the same cards: four sixes to slap for. */
export function startView({
  players,
  seats,
  said,
  tries,
  counts,
}: Pick<StartProps, 'players' | 'seats' | 'said' | 'tries' | 'counts'>): RaceView<StartAct, StartAct> {
  const shapeOf = (seat: number) => toShape(players[seat]?.shape ?? '');
  const cards = [0, 1, 2, 3].map((place): RaceCard => {
    const seat = Math.floor((place * players.length) / 4);
    const [label, shape] = [String(TRIED), shapeOf(seat)];
    return { seat, look: 'face', label, value: null, suit: null, spoken: label, shape, pick: null };
  });
  return {
    title: tries ? '' : said,
    target: null,
    seal: null,
    cards: tries ? cards : [],
    core: { ...QUIET, line: tries ? said : null },
    seats: seats.map(({ name, isDone, word, line }, seat) => ({
      ...CALM,
      side: slap.side(name),
      name,
      shape: shapeOf(seat),
      pile: { count: counts[seat] ?? 0, label: slap.pile(counts[seat] ?? 0) },
      look: isDone ? 'flood' : 'calm',
      label: text.label(name, word),
      waits: true,
      capped: !isDone,
      word: isDone ? null : word,
      head: isDone ? word : null,
      lines: line === null ? [] : [line],
    })),
  };
}
