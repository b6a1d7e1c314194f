// Fingers, a mouse and keys. Touches are made in the page, so that a test can stamp them; keys are the browser's own.
/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';
import { during, settle, stampAt, stageNow } from './clock.ts';

/** How something is pressed. */
export interface Press {
  readonly kind?: 'touch' | 'mouse';
  /** From the corner of what is pressed. */
  readonly position?: { readonly x: number; readonly y: number };
  /** When it was done, on the page's clock; now, unless the page hears of it later. */
  readonly stamp?: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly id?: number;
}

interface Finger {
  readonly id: number;
  readonly on: Element;
  readonly kind: 'touch' | 'mouse';
  /** The first of those that are down. */
  readonly isPrimary: boolean;
  x: number;
  y: number;
  capture: Element | null;
}

const fingers = new Map<number, Finger>();

// A made pointer is none that the browser knows: who captures it gets its events from here.
Element.prototype.setPointerCapture = function (id) {
  const finger = fingers.get(id);
  if (finger) finger.capture = this;
};
Element.prototype.releasePointerCapture = function (id) {
  const finger = fingers.get(id);
  if (finger) finger.capture = null;
};
Element.prototype.hasPointerCapture = function (id) {
  return fingers.get(id)?.capture === this;
};

function send(type: string, finger: Finger, stamp: number, bubbles = true): boolean {
  const { x, y, id, on, kind, isPrimary, capture } = finger;
  const target = capture ?? (kind === 'mouse' ? (document.elementFromPoint(x, y) ?? on) : on);
  const event = new PointerEvent(type, {
    bubbles,
    cancelable: bubbles,
    composed: true,
    pointerId: id,
    pointerType: kind,
    isPrimary,
    clientX: x,
    clientY: y,
    detail: type === 'click' ? 1 : 0,
    buttons: /down|move/.test(type) ? 1 : 0,
    button: type === 'pointermove' ? -1 : 0,
  });
  stampAt(event, stamp);
  return target.dispatchEvent(event);
}

function sendMouse(type: string, finger: Finger, stamp: number): boolean {
  const event = new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    clientX: finger.x,
    clientY: finger.y,
    detail: 1,
  });
  stampAt(event, stamp);
  return finger.on.dispatchEvent(event);
}

/** What can have the focus and was pressed has it now. */
function focusAt(element: Element): void {
  const focusable = element.closest<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]',
  );
  if (focusable && !focusable.closest('[inert]')) focusable.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement && !document.activeElement.closest('dialog'))
    document.activeElement.blur();
}

/** Comes down; answers false where there is nothing. */
export function down(
  { x, y, id = 2 }: Point,
  kind: 'touch' | 'mouse' = 'touch',
  stamp = stageNow(),
): boolean {
  const on = document.elementFromPoint(x, y);
  if (!on) return false;
  const finger: Finger = {
    id,
    on,
    kind,
    isPrimary: kind === 'mouse' || fingers.size === 0,
    x,
    y,
    capture: null,
  };
  fingers.set(id, finger);
  send('pointerover', finger, stamp);
  send('pointerenter', finger, stamp, false);
  if (send('pointerdown', finger, stamp) && kind === 'mouse' && sendMouse('mousedown', finger, stamp))
    focusAt(on);
  return true;
}

/** Moves to another place. */
export function move({ x, y, id = 2 }: Point, stamp = stageNow()): void {
  const finger = fingers.get(id);
  if (!finger) return;
  Object.assign(finger, { x, y });
  send('pointermove', finger, stamp);
}

/** Leaves; what was come down on and left is clicked. */
export function up(id = 2, stamp = stageNow(), cancelled = false): void {
  const finger = fingers.get(id);
  if (!finger) return;
  send(cancelled ? 'pointercancel' : 'pointerup', finger, stamp);
  fingers.delete(id);
  const { on, x, y, kind, capture } = finger;
  if (capture) send('lostpointercapture', finger, stamp);
  send('pointerout', finger, stamp);
  send('pointerleave', finger, stamp, false);
  const left = document.elementFromPoint(x, y);
  if (cancelled || !on.isConnected || !left) return;
  if (kind === 'touch') {
    if (sendMouse('mousedown', finger, stamp)) focusAt(on);
  }
  sendMouse('mouseup', finger, stamp);
  const clicked = on.contains(left) ? on : left.contains(on) ? left : null;
  if (clicked && !clicked.closest(':disabled'))
    send('click', { ...finger, on: clicked, kind: 'touch', capture: null }, stamp);
}

/** All fingers that are down. */
export const fingersDown = (): readonly number[] => [...fingers.keys()];

/** Comes down and leaves. */
export async function tapAt(x: number, y: number, { kind = 'touch', stamp }: Press = {}): Promise<void> {
  const id = kind === 'mouse' ? 1 : 2;
  down({ x, y, id }, kind, stamp);
  up(id, stamp);
  await settle();
}

/** The text that a key writes, its code and number, where it has any. */
const KEYS: Readonly<Record<string, readonly [code: string, number: number, text?: string]>> = {
  Enter: ['Enter', 13, '\r'],
  Tab: ['Tab', 9],
  Escape: ['Escape', 27],
  Backspace: ['Backspace', 8],
  Delete: ['Delete', 46],
  Space: ['Space', 32, ' '],
  ' ': ['Space', 32, ' '],
  ArrowLeft: ['ArrowLeft', 37],
  ArrowUp: ['ArrowUp', 38],
  ArrowRight: ['ArrowRight', 39],
  ArrowDown: ['ArrowDown', 40],
  Home: ['Home', 36],
  End: ['End', 35],
  PageUp: ['PageUp', 33],
  PageDown: ['PageDown', 34],
  Shift: ['ShiftLeft', 16],
  Control: ['ControlLeft', 17],
  Alt: ['AltLeft', 18],
  Meta: ['MetaLeft', 91],
};
const MODIFIERS: Readonly<Record<string, number>> = { Alt: 1, Control: 2, Meta: 4, Shift: 8 };

let held = 0;

async function key(type: 'down' | 'up', name: string): Promise<void> {
  const modifier = MODIFIERS[name];
  if (modifier !== undefined) held = type === 'down' ? held | modifier : held & ~modifier;
  const [code, number, text] = KEYS[name] ?? [
    /[a-z]/i.test(name) ? `Key${name.toUpperCase()}` : /\d/.test(name) ? `Digit${name}` : '',
    // The number of a sign is that of another key: ( is the arrow down.
    /[a-z0-9]/i.test(name) ? name.toUpperCase().charCodeAt(0) : 0,
    name,
  ];
  const writes =
    type === 'down' && text !== undefined && (held & ~8) === 0 ? { text, unmodifiedText: text } : {};
  const isLetter = /^[A-Z]$/.test(name);
  await cdp().send('Input.dispatchKeyEvent', {
    type: type === 'up' ? 'keyUp' : 'text' in writes ? 'keyDown' : 'rawKeyDown',
    key: name === 'Space' ? ' ' : name,
    code,
    windowsVirtualKeyCode: number,
    modifiers: held | (isLetter ? 8 : 0),
    ...writes,
  });
}

export const keyDown = (name: string): Promise<void> => during(key('down', name));
export const keyUp = (name: string): Promise<void> => during(key('up', name));

/** Presses and leaves a key, with others held: `Control+z`. */
export async function press(combination: string): Promise<void> {
  const parts = combination === '+' ? ['+'] : combination.split(/(?<!^)\+(?=.)/);
  // The browser gets them in this order; to wait for its answer to each would double the time of the tests.
  await Promise.all([...parts.map(keyDown), ...parts.toReversed().map(keyUp)]);
  await settle();
}
