// What the walks take for an overlap, and what they do not.
import { expect, test } from '@playwright/test';
import { overlaps } from './overlaps.ts';

const NONE = [] as const;
const BOTH = 'position: absolute; left: 20px; width: 80px; height: 60px;';

/** Lays this alone on the page and looks at it. */
function look(markup: string, layers: Parameters<typeof overlaps>[0] = NONE): readonly string[] {
  document.querySelector('body > .root')?.remove();
  const page = document.createElement('div');
  page.className = 'root';
  page.append(document.createRange().createContextualFragment(markup));
  document.body.append(page);
  return overlaps(layers);
}
const key = (name: string, top: number, style = '') =>
  `<button style="${BOTH} top: ${top}px; ${style}">${name}</button>`;
const words = (text: string, top: number, style = '') =>
  `<p style="position: absolute; left: 20px; top: ${top}px; margin: 0; font: 20px/1 sans-serif; ${style}">${text}</p>`;

test('two controls that share a place', () => {
  expect(look(key('One', 0) + key('Two', 50))).toEqual(['<button > “One” and <button > “Two” overlap']);
});
test('two controls side by side, or one in the other', () => {
  expect(look(key('One', 0) + key('Two', 60))).toEqual([]);
  expect(look(`<a href="/" style="${BOTH}">Both ${key('Two', 0)}</a>`)).toEqual([]);
});
test('words over words', () => {
  expect(look(words('One', 0) + words('Two', 8))).toEqual(['<p > “One” and <p > “Two” overlap']);
});
test('the lines of a text, and those of the next', () => {
  expect(look(words('One', 0) + words('Two', 20))).toEqual([]);
  expect(look(`<p style="width: 40px; line-height: 1">One two <b>three four</b> five</p>`)).toEqual([]);
});
test('words over words in one control', () => {
  const inside =
    '<b style="position: absolute; top: 0">One</b><i style="position: absolute; top: 2px">Two</i>';
  expect(look(`<button style="${BOTH}">${inside}</button>`)).toEqual(['<b > “One” and <i > “Two” overlap']);
});
test('words over a control', () => {
  expect(look(key('One', 0, 'padding-right: 60px') + words('Two', 20, 'left: 60px'))).toEqual([
    '<p > “Two” and <button > “One” overlap',
  ]);
});
test('words over a drawing, in a control as well', () => {
  const drawing =
    '<svg class="seal" style="position: absolute; left: 20px; top: 0; width: 20px; height: 20px"></svg>';
  expect(look(drawing + words('One', 8))).toEqual(['<p > “One” and <svg seal> “” overlap']);
  expect(look(drawing + words('One', 20))).toEqual([]);
  expect(look(`<button style="${BOTH}">${drawing}${words('One', 8)}</button>`)).toEqual([
    '<p > “One” and <svg seal> “” overlap',
  ]);
});
test('words under something painted', () => {
  const box = (style: string) => `<div style="${BOTH} top: 0; ${style}"></div>`;
  expect(look(words('One', 0) + box('background: white'))).toEqual(['<p > “One” lies under <div > “”']);
  expect(look(words('One', 0) + box(''))).toEqual([]);
  expect(look(box('background: white') + words('One', 0))).toEqual([]);
  expect(look(`<div style="${BOTH} top: 0; background: white">${words('One', 0, 'left: 0')}</div>`)).toEqual(
    [],
  );
  expect(look(box('background: white') + words('One', 0, 'pointer-events: none'))).toEqual([]);
});
test('words over the border that they stand in, and of a zone at an edge, which stands beside them', () => {
  const box = (high: number, text: string) =>
    `<div class="key" style="width: 80px; height: ${high}px; border: 2px solid">${text}</div>`;
  const line = '<p style="margin: 0; font: 20px/1 sans-serif">One</p>';
  expect(look(box(20, line))).toEqual([]);
  expect(look(box(8, line))).toEqual(['<p > “One” reaches over the border of <div key> “One”']);
  const narrow = (wide: number) =>
    `<div class="key" style="width: ${wide}px; border: 2px solid"><p style="margin: 0; width: 0; font: 20px/1 sans-serif">One</p></div>`;
  expect(look(narrow(60))).toEqual([]);
  expect(look(narrow(20))).toEqual(['<p > “One” reaches over the border of <div key> “One”']);
  const place = (high: number) =>
    `<div class="place"><button class="zone" style="position: absolute; width: 80px; height: ${high}px; padding: 0; border: 2px solid" aria-label="Zone"></button><div class="say" style="position: absolute; padding: 6px; pointer-events: none">${line}</div></div>`;
  const layers = [{ over: '.say', under: '.zone', within: '.place', why: '' }];
  expect(look(place(60), layers)).toEqual([]);
  expect(look(place(12), layers)).toEqual(['<p > “One” reaches over the border of <button zone> “Zone”']);
});
test('the words of a label, over its own switch', () => {
  expect(look(`<label>${words('Sound', 0)}<input type="checkbox" style="${BOTH} top: 0"></label>`)).toEqual(
    [],
  );
});
test('what is not seen: scrolled away, hidden, at rest', () => {
  const scrolled = `<div style="height: 30px; overflow: auto"><div style="height: 80px"></div>
    <button style="height: 60px">Far</button></div>`;
  expect(look(`<div style="position: absolute; top: 0">${scrolled}</div>${key('One', 60)}`)).toEqual([]);
  expect(look(key('One', 0) + key('Two', 50, 'visibility: hidden'))).toEqual([]);
  expect(look(key('One', 0) + key('Two', 50, 'opacity: 0'))).toEqual([]);
  expect(look(`${key('One', 0)}<div inert>${key('Two', 50)}</div>`)).toEqual([]);
});
test('a bar, over what scrolls below it and over what does not', () => {
  const bar = (rest: string) => `<div style="position: absolute; inset: 0; overflow: auto">
    <div style="position: sticky; top: 0">${key('Bar', 0)}</div>${key('One', 20)}${rest}</div>`;
  expect(look(bar('<div style="height: 3000px"></div>'))).toEqual([]);
  expect(look(bar(''))).toEqual(['<button > “Bar” and <button > “One” overlap']);
});
test('lines that go up and down are as long as they are', () => {
  const side = (rotate: string) =>
    look(words('MMMMMM', 60, `rotate: ${rotate}`) + words('MMMMMM', 60, `rotate: ${rotate}; left: 34px`));
  expect(side('90deg')).toHaveLength(0);
  expect(side('0deg')).toHaveLength(1);
});
test('what is meant, and only there', () => {
  const layers = [{ over: '.say', under: '.zone', within: '.place', why: 'a zone says something' }];
  const place = (zone: string) =>
    `<div class="place">${zone}<p class="say" style="${BOTH} top: 0">24</p></div>`;
  const zone = `<button class="zone" style="${BOTH} top: 0"></button>`;
  expect(look(place(zone), layers)).toEqual([]);
  expect(look(place('') + zone, layers)).toEqual(['<p say> “24” and <button zone> “” overlap']);
});
test('an open slip is all there is', () => {
  expect(look(`${key('One', 0)}${key('Two', 50)}<dialog open>${words('Three', 0)}</dialog>`)).toEqual([]);
});
