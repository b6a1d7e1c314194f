// What somebody does who knows nothing of the app and presses whatever there is: one thing after another, by lot.
import type { Page } from '@playwright/test';
import type { Rng } from '#lib/core/chance.ts';
import { settle } from '../stage/clock.ts';
import { look } from '../stage/pretended.ts';
import { down, move, tapAt, up } from '../stage/touch.ts';
import { SIZES, WORDS } from '../walks/shapes.ts';

const PRESSED =
  'a[href], button, input, select, textarea, summary, [role=switch], [role=radio], [data-place]';
const WRITTEN = 'input:not([type=checkbox], [type=radio], [type=range]), textarea';
/** What is handed out or read is a file of the machine. */
const LEFT = 'input[type=file], a[download]';
const LINES = ['24', '1+2', '(4-1)*8', '3 3 8 8', '-7', '1/0', '', '99999999999', 'Ann', '½', '=', 'A K Q J'];
const KEYS = [
  ...['Enter', ' ', 'Escape', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'],
  ...[
    'Backspace',
    'Control+z',
    'Home',
    'End',
    '1',
    '2',
    '4',
    '8',
    'a',
    'h',
    'k',
    'l',
    'n',
    'p',
    'q',
    's',
    'u',
  ],
  ...['+', '-', '*', '/', '(', ')', '?'],
];
/** Milliseconds: a frame, a touch, what fades, what can be taken back, a minute and more. */
const TIMES = [16, 300, 1_000, 5_000, 11_000, 61_000, 240_000];

export const oneOf = <T>(rng: Rng, all: readonly T[]): T => {
  const [chosen] = all.slice(rng.next(all.length));
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
};

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 40);

/** Everything that can be pressed, some of it after scrolling. */
export function pressable(): readonly HTMLElement[] {
  const sheets = [...document.querySelectorAll('dialog:modal')];
  const root = sheets.findLast((sheet) => !sheet.closest('[inert]')) ?? document.body;
  return [...root.querySelectorAll<HTMLElement>(PRESSED)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled') &&
      !element.closest('[inert]'),
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what is seen of it; nothing where something else lies there. */
function middleOf(element: Element): Point | null {
  const box = element.getBoundingClientRect();
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  if (right - left < 2 || bottom - top < 2) return null;
  const point = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return element.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
}

async function write(field: HTMLInputElement | HTMLSelectElement, line: string): Promise<void> {
  field.focus();
  field.value = line;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
}

async function press(page: Page, rng: Rng): Promise<string> {
  const all = pressable().filter((element) => !element.matches(LEFT));
  if (all.length === 0) return 'nothing to press';
  const element = oneOf(rng, all);
  const name = nameOf(element);
  element.scrollIntoView({ block: 'center' });
  const point = middleOf(element);
  if (!point) return `covered: ${name}`;
  const isSelect = element instanceof HTMLSelectElement;
  if (isSelect || element.matches(WRITTEN)) {
    const line = isSelect ? oneOf(rng, [...element.options]).value : oneOf(rng, LINES);
    await write(element as HTMLInputElement | HTMLSelectElement, line);
    return `${name}: ${line}`;
  }
  if (rng.next(3) > 0) {
    await tapAt(point.x, point.y);
    return name;
  }
  element.focus();
  await page.keyboard.press(element.matches('a') ? 'Enter' : ' ');
  return `key on ${name}`;
}

/** Places that a finger may come down on. */
const points = (): readonly Point[] => pressable().flatMap((element) => middleOf(element) ?? []);

async function drag(rng: Rng): Promise<string> {
  const all = points();
  if (all.length < 2) return 'nothing to drag';
  const [from, to] = [oneOf(rng, all), oneOf(rng, all)];
  down(from);
  for (const on of [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to]) {
    await settle();
    move(on);
  }
  await settle();
  const isLost = rng.next(6) === 0;
  up(undefined, undefined, isLost);
  await settle();
  return `${isLost ? 'drag lost' : 'drag'}: ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
}

async function hand(rng: Rng): Promise<string> {
  const all = points();
  if (all.length < 2) return 'nothing for several fingers';
  const fingers = [20, 21, 22].map((id) => ({ ...oneOf(rng, all), id }));
  for (const finger of fingers) {
    down(finger);
    await settle();
  }
  for (const { id } of fingers) {
    up(id);
    await settle();
  }
  return `fingers: ${fingers.map(({ x, y }) => `${x}, ${y}`).join(' and ')}`;
}

/** Does one thing, and tells what. */
export async function actByLot(page: Page, rng: Rng): Promise<string> {
  const what = rng.next(100);
  if (what < 62) return press(page, rng);
  if (what < 70) {
    const key = oneOf(rng, KEYS);
    await page.keyboard.press(key);
    return `key ${key}`;
  }
  if (what < 75) return drag(rng);
  if (what < 79) return hand(rng);
  if (what < 89) {
    const time = oneOf(rng, TIMES);
    await page.clock.runFor(time);
    return `${time} ms`;
  }
  if (what < 92) {
    const size = oneOf(rng, SIZES);
    await page.setViewportSize(size);
    return `${size.width} × ${size.height}`;
  }
  if (what < 94) {
    const [words, standard] = oneOf(rng, Object.entries(WORDS));
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    return words;
  }
  if (what < 96) {
    await look('away');
    await page.clock.runFor(oneOf(rng, TIMES));
    await look('back');
    return 'away and back';
  }
  if (what < 98) {
    await page.goBack();
    return 'back';
  }
  await page.reload();
  return 'opened anew';
}
