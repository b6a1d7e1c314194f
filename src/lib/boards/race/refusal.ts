import type { Seat } from '#lib/core/match/game.ts';

/** Refusals that the table shows by itself, or that only say that one finger came down twice. */
const SILENT: readonly string[] = [
  'locked',
  'alreadySlapped',
  'alreadyReady',
  'alreadyAsked',
  'alreadyKnocked',
  'alreadyPassed',
  'alreadyAgreed',
  'barred',
  'notNow',
  'tooEarly',
];

/** What was not taken last, as a match says it. */
export interface RefusedAct {
  readonly seat: Seat | null;
  readonly why: { readonly code: string };
}

/** Who is told why something was not taken, in these sentences; null where nobody needs it. Codes of other layers have their own. */
export function refusalOf(
  refused: RefusedAct | null,
  sentences: Readonly<Record<string, string>>,
): { readonly seat: Seat; readonly words: string } | null {
  if (refused === null || SILENT.includes(refused.why.code)) return null;
  const words = sentences[refused.why.code];
  return words === undefined ? null : { seat: refused.seat ?? 0, words };
}
