import { expect, test } from '@playwright/test';
import { openPart } from '../stage/app.ts';
import { lookAt } from '../walks/look.ts';
import type { Screen } from '../walks/screen.ts';
import Kit from './Kit.svelte';

const kit = () => openPart(Kit);
const SCREENS: readonly Screen[] = [
  { name: 'every part', open: kit },
  {
    name: 'a sheet that is closed by its button',
    open: async (page) => {
      await kit();
      await page.getByRole('button', { name: 'Opens a sheet', exact: true }).tap();
    },
  },
  {
    name: 'a sheet with an end',
    open: async (page) => {
      await kit();
      await page.getByRole('button', { name: 'Opens a sheet with an end' }).tap();
    },
  },
];
lookAt('kit', SCREENS);

test.describe('a part by itself', () => {
  test.beforeEach(kit);

  test('a switch is turned by a touch and by the space bar', async ({ page }) => {
    const sound = page.getByRole('switch', { name: /^Sound/ });
    await sound.tap();
    await expect(sound).toHaveAttribute('aria-checked', 'false');
    await sound.focus();
    await page.keyboard.press('Space');
    await expect(sound).toHaveAttribute('aria-checked', 'true');
  });

  test('one of several is chosen, and the others are not', async ({ page }) => {
    await page.getByRole('group', { name: 'Seats' }).getByRole('button', { name: '4' }).tap();
    await expect(page.getByRole('button', { name: '4', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('button', { name: '2', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  test('a number out of its limits, or none, is told as a fault of its field', async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'Target' });
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    for (const wrong of ['101', 'x']) {
      await field.fill(wrong);
      await expect(page.getByRole('alert')).toHaveText('From 1 to 100.');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await field.fill('36');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a sheet is closed by Esc, by its button and by what ends it, and the focus is back where it was', async ({
    page,
  }) => {
    const row = page.getByRole('button', { name: 'Opens a sheet', exact: true });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap(),
    ]) {
      await row.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'A sheet' })).toBeVisible();
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(row).toBeFocused();
    }
    await page.getByRole('button', { name: 'Opens a sheet with an end' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('what can be undone is, once', async ({ page }) => {
    await expect(page.getByText('One match deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect(page.getByText('One match deleted.')).toHaveCount(0);
  });

  test('a key is pressed by touch, by Enter and by the space bar, unless it is off', async ({ page }) => {
    const key = (name: string) => page.getByRole('group', { name: 'Keys' }).getByRole('button', { name });
    await key('8').tap();
    await expect(key('8')).toHaveAttribute('aria-pressed', 'true');
    for (const [name, way] of [
      ['7', 'Enter'],
      ['8', 'Space'],
    ] as const) {
      await key(name).focus();
      await page.keyboard.press(way);
      await expect(key(name)).toHaveAttribute('aria-pressed', 'true');
    }
    await key('9').focus();
    await page.keyboard.press('Enter');
    await expect(key('8')).toHaveAttribute('aria-pressed', 'true');
    await expect(key('Divided by')).toBeDisabled();
  });

  test('a button that cannot be pressed now is no button to press', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'primary, not now' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'A link' })).toHaveAttribute('href', '/');
  });
});
