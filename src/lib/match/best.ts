import type { Millis } from '#lib/core/match/game.ts';
import type { Header } from '#lib/core/match/header.ts';
import type { Standing } from '#lib/core/match/standing.ts';

/** What one who played alone against the clock came to. */
export interface Best {
  readonly score: number;
  readonly thought: Millis;
}

interface Row {
  readonly header: Pick<Header, 'game' | 'config'>;
  readonly standing: Standing;
}

/**
 * The best of the matches that were played alone to the end by the same rules: most points, and of equal ones the quickest; null without
 * any. The length of the list.
 */
export function bestOf(rows: readonly Row[], { game, config }: Row['header']): Best | null {
  const rules = JSON.stringify(config);
  return rows.reduce<Best | null>((best, { header, standing }) => {
    const { scores, thought, winners } = standing;
    const [score] = scores;
    if (thought === undefined || score === undefined || winners === null) return best;
    if (header.game !== game || JSON.stringify(header.config) !== rules) return best;
    const isBetter = best === null || score > best.score || (score === best.score && thought < best.thought);
    return isBetter ? { score, thought } : best;
  }, null);
}
