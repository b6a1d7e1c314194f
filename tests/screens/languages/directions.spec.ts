// What looks for wrong directions finds each of them, and nothing where all runs as it should.
import { afterEach, expect, test } from 'vitest';
import { ICONS } from '#lib/ui/icons.ts';
import { astray, backwards, mirrored, turnedAbout } from './directions.ts';

function lay(dir: 'ltr' | 'rtl', inside: string): void {
  document.documentElement.dir = dir;
  document.body.innerHTML = `<div class="app">${inside}</div>`;
}
afterEach(() => {
  document.documentElement.removeAttribute('dir');
  document.body.replaceChildren();
});
const arrow = (turned: boolean) =>
  `<svg viewBox="0 0 24 24" style="${turned ? 'transform: scaleX(-1)' : ''}"><path d="${ICONS.back}"/></svg>`;
const keys = (names: readonly string[]) => names.map((name) => `<button>${name}</button>`).join('');

test('an Arabic sentence that runs from the left', () => {
  lay('rtl', '<p dir="ltr">لديك 24 ورقة.</p>');
  expect(backwards()).toEqual(['“لديك 24 ورقة.” runs from the left']);
  lay('rtl', '<p>لديك 24 ورقة.</p>');
  expect(backwards()).toEqual([]);
});

test('a sum that runs from the right', () => {
  lay('rtl', '<p>8 − 2 = 6</p>');
  expect(turnedAbout()).toEqual([expect.stringContaining('runs from the right')]);
  lay('rtl', '<p dir="ltr">8 − 2 = 6</p>');
  expect(turnedAbout()).toEqual([]);
});

test('a row of keys that runs from the right, but no calendar', () => {
  lay('rtl', `<div>${keys(['7', '8', '9', '0'])}</div>`);
  expect(mirrored()).toEqual(['7 8 9 0 runs from the right']);
  lay('rtl', `<div dir="ltr">${keys(['7', '8', '9', '0'])}</div><div>${keys(['1', '2', '3'])}</div>`);
  expect(mirrored()).toEqual([]);
});

test('an arrow that points back where the page goes on, in either direction, if it is seen', () => {
  lay('rtl', arrow(false));
  expect(astray()).toEqual(['an arrow back points astray']);
  lay('ltr', arrow(true));
  expect(astray()).toEqual(['an arrow back points astray']);
  lay('rtl', `${arrow(true)}<p hidden>${arrow(false)}</p>`);
  expect(astray()).toEqual([]);
});
