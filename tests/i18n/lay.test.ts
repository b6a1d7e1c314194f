import { expect, test } from 'vitest';
import { lay } from '#lib/i18n/lay.ts';

const english = () => ({
  title: 'Practise',
  menu: { skip: 'Skip', of: (n: number) => `of ${n}` },
  list: ['one', 'two'],
});

test('whoever holds a group of words says the new ones', () => {
  const words = english();
  const { menu } = words;
  lay(words, { title: '练习', menu: { skip: '跳过', of: (n: number) => `共 ${n}` }, list: ['一'] });
  expect([words.title, menu.skip, menu.of(3), words.list]).toEqual(['练习', '跳过', '共 3', ['一']]);
});

test('what has no other words stays', () => {
  const words = english();
  lay(words, { menu: { skip: '跳过' } });
  expect([words.title, words.menu.skip, words.menu.of(2)]).toEqual(['Practise', '跳过', 'of 2']);
});

test('a whole piece that is a list is laid, too', () => {
  const rules = ['one', 'two'];
  lay(rules, ['一', '二']);
  expect(rules).toEqual(['一', '二']);
});
