import { describe, expect, test } from 'vitest';
import { matchRules } from '#lib/boards/kings/hands/rules.ts';
import { standardKings } from '#lib/games/kings/config.ts';
import { houseRules, kingsHands as text, kingsRules } from '#lib/i18n/messages.ts';

const { edition: _, ...first } = standardKings(3);

describe('the rules in short', () => {
  test('say what the house plays by first, and then what always holds', () => {
    const config = { ...standardKings(3), subjects: true, strictness: 'quick' as const };
    expect(matchRules(config)).toEqual([text.strictness.quick, text.options.subjects, ...kingsRules.lines]);
  });

  test('say of static castles what they meant when the match was begun (KINGS-9)', () => {
    expect(matchRules({ ...standardKings(3), staticCastles: true })[1]).toBe(text.options.staticCastles);
    expect(matchRules({ ...first, staticCastles: true })[1]).toBe(text.staticBefore);
  });
});

test('neither direction is called as published: the published example is no rule (KINGS-3)', () => {
  for (const side of ['left', 'right'] as const)
    expect(Object.values(houseRules.direction.of(side)).join(' ')).not.toContain('published');
});
