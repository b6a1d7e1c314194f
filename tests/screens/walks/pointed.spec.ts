import { expect, test } from '@playwright/test';
import { pointAt } from './pointed.ts';

test('what a style sheet keeps for a mouse, and what for anything else, as often as it is asked', () => {
  const style = document.createElement('style');
  style.textContent = `
    kbd, i { display: none }
    @media (hover: hover) and (pointer: fine) { kbd { display: block } }
    @media not (pointer: fine) { i { display: block } }`;
  const page = document.createElement('div');
  page.append(style, document.createElement('kbd'), document.createElement('i'));
  document.body.append(page);
  const shown = () => ['kbd', 'i'].filter((each) => document.querySelector(each)?.checkVisibility() === true);
  for (const [hasMouse, seen] of [
    [false, 'i'],
    [true, 'kbd'],
    [false, 'i'],
  ] as const) {
    pointAt(hasMouse);
    expect(shown()).toEqual([seen]);
  }
  page.remove();
});
