import type { Page } from '@playwright/test';
import { cdp, commands } from 'vitest/browser';

/** Whether pictures are to be kept in `test-results/pictures`, and how: `PICTURES=light` or `PICTURES=dark`. */
declare const __PICTURES__: 'light' | 'dark' | null;

/** Whether they are: then nothing is left out. */
export const isPictured = (): boolean => __PICTURES__ !== null;

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Keeps what the page shows now as a file, where pictures are asked for. */
export async function takePicture(page: Page, name: string, shape: string): Promise<void> {
  const look = __PICTURES__;
  if (!look) return;
  await page.emulateMedia({ colorScheme: look });
  // As somebody finds it who has touched nothing yet.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
  // The runner shows a large window smaller.
  const { x, y, width, height } = (window.frameElement ?? document.body).getBoundingClientRect();
  const clip = { x, y, width, height, scale: innerWidth / width };
  const { data } = await cdp().send('Page.captureScreenshot', { format: 'png', clip });
  await commands.writeFile(`test-results/pictures/${plain(name)}/${plain(shape)}-${look}.png`, data, {
    encoding: 'base64',
  });
}
