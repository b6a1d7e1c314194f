import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { coverKeys, hearAllKeys, hearKeys } from '#lib/ui/keys.ts';

/** What ends with each component, in the order in which they were made. */
const ends: (() => void)[] = [];
vi.mock('svelte', () => ({ onDestroy: (end: () => void) => ends.push(end) }));

const heard: string[] = [];
let page = new EventTarget();
class Field extends EventTarget {}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('HTMLInputElement', Field);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  heard.length = 0;
  vi.unstubAllGlobals();
});

const write =
  (name: string, takes = '') =>
  (event: KeyboardEvent) => {
    heard.push(`${name} ${event.key}`);
    if (event.key === takes) event.preventDefault();
  };
/** A component of the page; what comes back takes it away. */
function board(name: string, takes = ''): () => void {
  hearKeys(write(name, takes));
  return ends.pop() ?? expect.fail();
}
function press(key: string, part: object = {}, taken = false) {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...part });
  if (taken) event.preventDefault();
  page.dispatchEvent(event);
}

describe('a key that goes down', () => {
  test('is heard by who came first, and by others unless it was taken', () => {
    ends.push(board('board', 'a'), board('pad'));
    press('a');
    press('b');
    expect(heard).toEqual(['board a', 'board b', 'pad b']);
  });

  test('that something on the page has taken already is heard by nobody', () => {
    ends.push(board('board'));
    press('a', {}, true);
    expect(heard).toEqual([]);
  });

  test('is not heard by what is gone, nor by what it takes away', () => {
    const pads: (() => void)[] = [];
    hearKeys(() => pads.pop()?.());
    pads.push(board('pad'));
    ends.push(board('board'));
    press('a');
    press('b');
    expect(heard).toEqual(['board a', 'board b']);
  });

  test('is none that is held down, or that is a shortcut, but for those who hear every one', () => {
    ends.push(board('board'));
    hearAllKeys(write('all'));
    press('a', { repeat: true });
    for (const part of ['ctrlKey', 'metaKey', 'altKey']) press('z', { [part]: true });
    expect(heard).toEqual(['all a', 'all z', 'all z', 'all z']);
  });

  test('in a field for text belongs to the field', () => {
    hearAllKeys(write('all'));
    const event = Object.assign(new Event('keydown'), { key: 'a' });
    Object.defineProperty(event, 'target', { value: new Field() });
    page.dispatchEvent(event);
    expect(heard).toEqual([]);
  });
});

describe('a sheet', () => {
  test('has the keys to itself until it is closed, whoever comes below it meanwhile', () => {
    ends.push(board('board'));
    const close = coverKeys(write('sheet'));
    ends.push(board('pad'));
    press('a', { ctrlKey: true });
    close();
    press('b');
    expect(heard).toEqual(['sheet a', 'board b', 'pad b']);
  });

  test('over another one is the one that hears, and both are gone before the page hears again', () => {
    ends.push(board('board'));
    const closeFirst = coverKeys(write('first'));
    const closeSecond = coverKeys();
    press('a');
    closeFirst();
    press('b');
    closeSecond();
    press('c');
    expect(heard).toEqual(['board c']);
  });
});
