import { describe, expect, test } from 'vitest';
import { press } from '#lib/ui/press.ts';

/** A button that writes down the stamps of what it was pressed by. */
function button() {
  const element = new EventTarget();
  const acts: number[] = [];
  const detach = press((stamp) => acts.push(stamp))(element as HTMLElement);
  const send = (type: string, part: object): Event => {
    const event = Object.assign(new Event(type, { cancelable: true }), part);
    element.dispatchEvent(event);
    return event;
  };
  return { acts, detach, send };
}

describe('a press', () => {
  test('acts as soon as a finger is down, with the stamp of that touch', () => {
    const { acts, send } = button();
    const { timeStamp } = send('pointerdown', { button: 0 });
    expect(acts).toEqual([timeStamp]);
    // The click that follows has been acted on.
    send('click', { detail: 1 });
    expect(acts).toHaveLength(1);
  });

  test('is none with another button of the mouse', () => {
    const { acts, send } = button();
    send('pointerdown', { button: 2 });
    expect(acts).toEqual([]);
  });

  test('by a key, or by what reads the screen aloud, is a click without a pointer, and has its stamp', () => {
    const { acts, send } = button();
    const { timeStamp } = send('click', { detail: 0 });
    expect(acts).toEqual([timeStamp]);
  });

  test('that is held down on a key acts once', () => {
    const { send } = button();
    const isStopped = (key: string, repeat: boolean) => send('keydown', { key, repeat }).defaultPrevented;
    expect([isStopped('Enter', true), isStopped(' ', true)]).toEqual([true, true]);
    expect([isStopped('Enter', false), isStopped(' ', false), isStopped('Tab', true)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('is none once the button has gone', () => {
    const { acts, detach, send } = button();
    detach?.();
    send('pointerdown', { button: 0 });
    send('click', { detail: 0 });
    expect([acts, send('keydown', { key: 'Enter', repeat: true }).defaultPrevented]).toEqual([[], false]);
  });
});
