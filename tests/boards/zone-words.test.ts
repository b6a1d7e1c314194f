// What to do now stands in one's own zone, in five words at most: read from every part of matches played by lot.
import { describe, expect, test } from 'vitest';
import type { KnockState } from '#lib/games/knock/state.ts';
import { knock } from '#lib/games/knock/index.ts';
import { slap } from '#lib/games/slap/index.ts';
import type { SlapState } from '#lib/games/slap/state.ts';
import { faceOf as knockFace } from '#lib/boards/knock/face-of.ts';
import { fourZone } from '#lib/boards/slap/four-zone.ts';
import { twoZone } from '#lib/boards/slap/two-zone.ts';
import { randomMatch } from '../support/random-match.ts';

const NAMES = ['Mei', 'Jun', 'Grandma', 'Ada'];
const MOST = 5;
/** So many of each game. */
const MATCHES = 60;

const wordsIn = (words: string): number => words.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

interface Read {
  readonly phase: string;
  readonly words: string | null;
}

/** What each seat reads first in its zone, in every state that a match by lot goes through. */
function read(game: 'slap' | 'knock', seed: number): readonly Read[] {
  const table = randomMatch(game, seed, 120);
  return table.timeline.points.flatMap(({ match }): readonly Read[] => {
    const none = new Set<number>();
    const sitting = (names: readonly string[]) => ({
      names,
      players: names.map((name) => ({ name, shape: 'moon' })),
      now: match.at,
      since: match.at,
      stopped: false,
      felt: none,
      sure: none,
      asking: null,
      pad: null,
      seen: false,
    });
    if (game === 'knock') {
      const view = knock.view(match.state as KnockState, 'table');
      const { players } = view.config;
      const names = NAMES.slice(0, players);
      if (players === 1) return [];
      return names.map((_, seat) => {
        const face = knockFace({ view, ...sitting(names) }, seat);
        return { phase: view.phase.type, words: face.word ?? face.head ?? face.lines[0] ?? null };
      });
    }
    const view = slap.view(match.state as SlapState, 'table');
    const names = NAMES.slice(0, view.config.players);
    const table = { view, ...sitting(names), way: null, told: null, reshuffled: false };
    const zoneOf = names.length === 2 ? twoZone : fourZone;
    return names.map((_, seat) => {
      const { word, head, solution, lines } = zoneOf(table, seat);
      return { phase: view.phase.type, words: word ?? head ?? solution ?? lines[0] ?? null };
    });
  });
}

describe.each(['slap', 'knock'] as const)('%s', (game) => {
  const all = Array.from({ length: MATCHES }, (_, seed) => read(game, seed + 1)).flat();

  test('says in five words at most what there is to do', () => {
    const long = all.flatMap(({ phase, words }) =>
      words !== null && wordsIn(words) > MOST ? [`${phase}: ${words}`] : [],
    );
    expect([...new Set(long)]).toEqual([]);
    expect(new Set(all.map(({ phase }) => phase)).size).toBeGreaterThanOrEqual(8);
  });

  test('while cards are open, and a claim is heard, no zone is without words', () => {
    const silent = all.filter(({ phase, words }) => ['open', 'claim', 'swapping'].includes(phase) && !words);
    expect([...new Set(silent.map(({ phase }) => phase))]).toEqual([]);
  });
});
