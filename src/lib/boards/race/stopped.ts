import { leadersOf } from '#lib/core/match/leaders.ts';

/** What is said of a match that all agreed to end: who was ahead, where somebody was, and that it was ended. `scores` by seat, the highest leads. */
export function stoppedWords(
  scores: readonly number[],
  names: readonly string[],
  text: { readonly ahead: (names: readonly string[]) => string; readonly stopped: string },
): readonly string[] {
  const leaders = leadersOf(scores).map((seat) => names[seat] ?? '');
  return leaders.length === names.length ? [text.stopped] : [text.ahead(leaders), text.stopped];
}
