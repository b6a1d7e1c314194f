import { isObject } from '#lib/core/match/decode.ts';
import type { Millis } from '#lib/core/match/game.ts';
import type { Header } from '#lib/core/match/header.ts';
import { isAloneToEnd, type Standing } from '#lib/core/match/standing.ts';

/** What one who played alone against the clock came to. */
export interface BestAlone {
  readonly score: number;
  readonly thought: Millis;
}

interface Row {
  readonly header: Pick<Header, 'game' | 'config'>;
  readonly standing: Standing;
}

/** The same text for the same house rules, in whatever order they were written, and of whatever edition. */
export function rulesKey(config: unknown): string {
  const { edition: _, ...rules } = isObject(config) ? config : {};
  return JSON.stringify(Object.entries(rules).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether a match was played alone to its end, by the rules of another. */
export const isAlike = (row: Row, { game, config }: Row['header']): boolean =>
  row.header.game === game && isAloneToEnd(row.standing) && rulesKey(row.header.config) === rulesKey(config);

/**
 * The best of the matches that were played alone to the end by the same rules: most points, and of equal ones the quickest; null without
 * any. The length of the list.
 */
export function bestAlone(rows: readonly Row[], of: Row['header']): BestAlone | null {
  return rows.reduce<BestAlone | null>((best, { header, standing }) => {
    const { scores, thought } = standing;
    const [score] = scores;
    if (thought === undefined || score === undefined || !isAlike({ header, standing }, of)) return best;
    const isBetter = best === null || score > best.score || (score === best.score && thought < best.thought);
    return isBetter ? { score, thought } : best;
  }, null);
}
