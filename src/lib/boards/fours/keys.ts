import type { Sign } from '#lib/games/fours/cards.ts';
import type { PlayedFace } from './faces.ts';

/** What a key asks for on the board. */
export type KeyAct =
  | { readonly type: 'card'; readonly index: number }
  | { readonly type: 'sign'; readonly sign: Sign; readonly face?: PlayedFace }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'undo' | 'end' | 'put' };

const SIGN_OF: Readonly<Record<string, Sign>> = {
  '+': '+',
  '-': '−',
  '−': '−',
  '*': '×',
  x: '×',
  '×': '×',
  '/': '÷',
  ':': '÷',
  '÷': '÷',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** What a key does; null for any other, and for shortcuts of the browser. */
export function actOf({ key, ctrlKey, metaKey, altKey, repeat }: Pressed): KeyAct | null {
  const name = key.toLowerCase();
  if (ctrlKey || metaKey) return name === 'z' && !altKey && !repeat ? { type: 'undo' } : null;
  if (altKey) return null;
  if (name === 'arrowleft' || name === 'arrowright')
    return { type: 'step', by: name === 'arrowright' ? 1 : -1 };
  if (repeat) return null;
  if (/^[1-5]$/.test(name)) return { type: 'card', index: Number(name) - 1 };
  if (name === '(' || name === ')') return { type: 'sign', sign: '()', face: name };
  const sign = SIGN_OF[name];
  if (sign !== undefined) return { type: 'sign', sign };
  switch (name) {
    case 'u':
      return { type: 'undo' };
    case 'e':
      return { type: 'end' };
    case 'escape':
      return { type: 'put' };
    default:
      return null;
  }
}

/** Moves the focus on the board: to the next spot, or from elsewhere to the first that is lit. */
export function stepOn(screen: ParentNode, by: 1 | -1): void {
  const spots = [...screen.querySelectorAll<HTMLElement>('[data-spot]')];
  const here = spots.indexOf(document.activeElement as HTMLElement);
  const first = spots.find((spot) => spot.classList.contains('lit')) ?? spots[0];
  const next = here < 0 ? first : spots[(here + by + spots.length) % spots.length];
  next?.focus();
}
