import { expect, test } from 'vitest';
import { unseen } from '../../scripts/test/styled.js';

const FILES = ['src/lib/ui/Seal.svelte', 'src/lib/ui/Key.svelte'];
const [SEAL, KEY] = ['src/lib/ui/Seal.svelte: .seal', 'src/lib/ui/Key.svelte: .off'];

test('a rule is seen where one of the walks has seen it', () => {
  expect(unseen([{ [SEAL]: true, [KEY]: false }, { [KEY]: true }], FILES, [])).toEqual([]);
});

test('a rule that no walk has seen is told, and a component that none has shown', () => {
  expect(unseen([{ [KEY]: false }, { [KEY]: false }], FILES, [])).toEqual([
    KEY,
    'src/lib/ui/Seal.svelte: no walk shows it',
  ]);
});

test('what is said of another language, another theme or less motion is not asked for', () => {
  const rules = ['[dir="rtl"] .seal', '.seal:lang(ja)', ':root[data-motion="less"] .seal'];
  const walk = Object.fromEntries(rules.map((rule) => [`${FILES[0]}: ${rule}`, false]));
  expect(unseen([walk], FILES.slice(0, 1), [])).toEqual([]);
});

test('what is known as unseen is let pass, and told when it is gone', () => {
  expect(unseen([{ [SEAL]: true, [KEY]: false }], FILES, [KEY])).toEqual([]);
  expect(unseen([{ [SEAL]: true }], FILES.slice(0, 1), [KEY])).toEqual([expect.stringContaining(KEY)]);
});
