import { describe, expect, test } from 'vitest';
import { practiceSubOf, standingOf } from '#lib/screens/home/home-words.ts';
import { whereOf } from '#lib/screens/home/standing-words.ts';
import { STANDARD_DEAL } from '#lib/core/deal.ts';
import { home as text, setup } from '#lib/i18n/messages.ts';
import type { Days } from '#lib/practice/days.svelte.ts';
import { attempt } from '../storage/support/attempts.ts';

const ended = (outcome: 'solved' | 'shown') => ({ ...attempt('a', { outcome, ms: 65_000 }), seq: 1 });

describe("how today's hand stands", () => {
  test.each<[string, Partial<Pick<Days, 'loaded' | 'mark' | 'ended'>>, boolean, string]>([
    ['is not said before it is known', { loaded: false }, false, ''],
    ['open', {}, false, text.number(7)],
    ['begun', {}, true, `${text.number(7)} · ${text.begun}`],
    ['solved', { mark: 'solved', ended: ended('solved') }, false, text.solvedIn('1:05')],
    ['solved with help', { mark: 'helped', ended: ended('solved') }, false, text.solvedWithHelp],
    ['shown', { mark: 'missed', ended: ended('shown') }, false, text.shown],
  ])('%s', (_, part, begun, words) => {
    expect(standingOf({ loaded: true, number: 7, mark: 'open', ended: null, ...part }, begun)).toBe(words);
  });
});

test.each([
  ['a hand that lies open', true, STANDARD_DEAL, false, text.practiseSub.open],
  ['what is dealt', false, STANDARD_DEAL, false, '4 cards, 1 to 10, make\u00a024'],
  [
    'that digits are dealt',
    false,
    { ...STANDARD_DEAL, digits: true, highest: 9, target: 10 },
    false,
    text.practiseSub.spec(4, 0, 9, 10),
  ],
  ['what it is, to newcomers', false, STANDARD_DEAL, true, text.practiseSub.first],
  ['what it is, before more is known', false, null, false, text.practiseSub.first],
] as const)('under "Practise" stands %s', (_, open, spec, isNew, words) => {
  expect(practiceSubOf(open, spec, isNew)).toBe(words);
});

describe('where a match stands', () => {
  const where = (sets: number, config: object) =>
    whereOf({
      header: { game: 'kings', config } as never,
      standing: { scores: [], sets, winners: null, stopped: false },
    });
  test('its next game, and that real cards lie there', () => {
    expect(where(0, { games: 1 })).toBe('Game 1');
    expect(where(2, { games: 4, deck: 'physical' })).toBe(`Game 3 · ${setup.home.real}`);
  });
  test('the last game while what it came to is looked at', () => {
    expect([where(1, { games: 1 }), where(4, { games: 4 })]).toEqual(['Game 1', 'Game 4']);
  });
});
