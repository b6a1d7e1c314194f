import type { CDPSession, Page } from '@playwright/test';

/** A button as a finger finds it. */
export interface Spot {
  /** Its name, as far as one can see or hear it. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Every button on the screen that can be pressed, with a place where a finger hits it: a zone may be a slanted strip of its box. */
export async function spotsOn(page: Page): Promise<readonly Spot[]> {
  return page.evaluate(() => {
    const steps = [0.5, 0.1, 0.9, 0.3, 0.7];
    const grid = steps.flatMap((down) => steps.map((across) => ({ across, down })));
    return [...document.querySelectorAll('button')].flatMap((button) => {
      const box = button.getBoundingClientRect();
      const places = grid.map(({ across, down }) => ({
        x: box.left + box.width * across,
        y: box.top + box.height * down,
      }));
      const place = places.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('button') === button);
      return place && !button.disabled
        ? [{ name: button.ariaLabel ?? button.textContent.trim(), ...place }]
        : [];
    });
  });
}

/** Whether a finger there still hits that button. */
export async function isStillAt(page: Page, { name, x, y }: Spot): Promise<boolean> {
  return page.evaluate(
    ([name, x, y]) => {
      const button = document.elementFromPoint(x, y)?.closest('button');
      return (button?.ariaLabel ?? button?.textContent.trim()) === name;
    },
    [name, x, y] as const,
  );
}

/** A short touch, through the browser's own input. */
export async function touch(screen: CDPSession, { x, y }: Pick<Spot, 'x' | 'y'>): Promise<void> {
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
