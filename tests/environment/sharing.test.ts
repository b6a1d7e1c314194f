import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserSharing, showSearch } from '#lib/environment/sharing.ts';

const PIECE = { text: '8 ÷ (3 − 8 ÷ 3) = 24', url: 'https://cards.example/solve?n=3,3,8,8' };
const WRITTEN = `${PIECE.text}\n${PIECE.url}`;

afterEach(() => vi.unstubAllGlobals());

/** A browser with some of the ways out; what goes out is written down. */
function browser(part: {
  readonly share?: () => Promise<void>;
  readonly canShare?: boolean;
  readonly clipboard?: () => Promise<void>;
}) {
  const out: unknown[] = [];
  const { share, canShare, clipboard } = part;
  vi.stubGlobal('navigator', {
    ...(share ? { share: (piece: unknown) => (out.push(piece), share()) } : {}),
    ...(canShare === undefined ? {} : { canShare: () => canShare }),
    ...(clipboard ? { clipboard: { writeText: (text: string) => (out.push(text), clipboard()) } } : {}),
  });
  return out;
}
const fine = () => Promise.resolve();
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('sharing', () => {
  test('hands text and link to another app', async () => {
    const out = browser({ share: fine, canShare: true, clipboard: fine });
    expect([await browserSharing().share(PIECE), out]).toEqual(['shared', [PIECE]]);
  });

  test('that the person gives up is no fault, and copies nothing', async () => {
    const out = browser({ share: refuse('AbortError'), clipboard: fine });
    expect([await browserSharing().share(PIECE), out]).toEqual(['dropped', [PIECE]]);
  });

  test.each([
    ['there is none', {}],
    ['the browser would not take it', { share: fine, canShare: false }],
  ])('copies where %s', async (_, part) => {
    const out = browser({ ...part, clipboard: fine });
    expect([await browserSharing().share(PIECE), out]).toEqual(['copied', [WRITTEN]]);
  });

  test('copies where it is refused', async () => {
    const out = browser({ share: refuse('NotAllowedError'), clipboard: fine });
    expect([await browserSharing().share(PIECE), out]).toEqual(['copied', [PIECE, WRITTEN]]);
  });

  test.each([
    ['is missing', {}],
    ['is refused', { clipboard: refuse('NotAllowedError') }],
  ])('says that it failed where the clipboard %s as well', async (_, part) => {
    browser(part);
    expect([await browserSharing().share(PIECE), await browserSharing().copy('x')]).toEqual([
      'failed',
      'failed',
    ]);
  });
});

test('the address of a question is that of the page with another query, under any base', () => {
  vi.stubGlobal('location', { origin: 'https://cards.example', pathname: '/dozen/solve' });
  expect(browserSharing().address('?n=1,2')).toBe('https://cards.example/dozen/solve?n=1,2');
});

test('a query takes the place of the one before, keeps what the history knows, and is written once', () => {
  const written: unknown[] = [];
  vi.stubGlobal('location', { pathname: '/solve', search: '?n=1,2' });
  vi.stubGlobal('history', {
    state: { kept: 1 },
    replaceState: (...all: unknown[]) => void written.push(all),
  });
  showSearch('?n=1,2');
  showSearch('?n=1,3');
  showSearch('');
  expect(written).toEqual([
    [{ kept: 1 }, '', '/solve?n=1,3'],
    [{ kept: 1 }, '', '/solve'],
  ]);
});
