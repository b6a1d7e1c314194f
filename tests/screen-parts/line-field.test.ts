import { expect, test } from 'vitest';
import { LineField } from '#lib/screens/practice/line-field.svelte.ts';

const key = (key: string, held: { readonly ctrlKey?: boolean; readonly metaKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  ...held,
});
const type = (line: LineField, ...keys: readonly string[]) => keys.map((each) => line.hears(key(each)));

test('what is typed while the field is on its way is in it, and from then on the field hears its keys itself', () => {
  const line = new LineField();
  expect([line.isOpen, type(line, '8')]).toEqual([false, [false]]);
  line.open();
  expect(type(line, '8', '÷', '3', 'Backspace', 'Shift')).toEqual([true, true, true, true, true]);
  expect([line.hears(key('z', { ctrlKey: true })), line.hears(key('z', { metaKey: true }))]).toEqual([
    false,
    false,
  ]);
  expect([line.takeAhead(), line.takeAhead(), line.isOpen]).toEqual(['8÷', '', true]);
  line.open();
  expect(type(line, '8')).toEqual([false]);
});

test('Escape gives it up before it is there', () => {
  const line = new LineField();
  line.open();
  expect([type(line, '8', 'Escape'), line.isOpen, type(line, '8')]).toEqual([[true, true], false, [false]]);
  line.open();
  expect(line.takeAhead()).toBe('');
});
