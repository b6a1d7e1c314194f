import { expect, test, type Page } from '@playwright/test';
import { settings as text, table } from '#lib/i18n/messages.ts';
import { openWith, readStore, writeStore } from '../../../e2e/support/store.ts';
import { look } from '../stage/pretended.ts';
import { like } from '../walks/screen.ts';

/** What is kept of one choice: nothing before the first. */
const kept = (page: Page, choice: string) => async () => {
  const rows = await readStore<{ readonly key: string; readonly value: Record<string, unknown> }>(
    page,
    'settings',
  );
  return rows.find(({ key }) => key === 'preferences')?.value[choice];
};

/** Each switch, how it stands at first, and what is kept when it is on and when it is off. */
const SWITCHES = [
  { name: text.fourSuits, choice: 'suits', at: false, on: 'four', off: 'two' },
  { name: text.lessMotion, choice: 'motion', at: false, on: 'less', off: 'system' },
  { name: text.sound, choice: 'sound', at: false, on: true, off: false },
  { name: text.vibration, choice: 'vibration', at: false, on: true, off: false },
  { name: text.clock, choice: 'clock', at: true, on: true, off: false },
  { name: text.streak, choice: 'streak', at: true, on: true, off: false },
  { name: text.keys, choice: 'keys', at: true, on: true, off: false },
] as const;
for (const { name, choice, at, on, off } of SWITCHES)
  test(`“${name}” is switched, and switched back`, async ({ page }) => {
    await openWith(page, './settings', {});
    const here = page.getByRole('switch', { name: like(`${name}§`) });
    await expect(here).toHaveAttribute('aria-checked', String(at));
    for (const isOn of [!at, at]) {
      await here.tap();
      await expect(here).toHaveAttribute('aria-checked', String(isOn));
      await expect.poll(kept(page, choice)).toBe(isOn ? on : off);
    }
  });

test('what another window has chosen meanwhile is seen on coming back, and stands when more is chosen', async ({
  page,
}) => {
  await openWith(page, './settings', {});
  const switchOf = (name: string) => page.getByRole('switch', { name: like(`${name}§`) });
  await expect(switchOf(text.sound)).toHaveAttribute('aria-checked', 'false');
  await look('away');
  await writeStore(page, { settings: [{ key: 'preferences', value: { sound: true } }] });
  await look('back');
  await expect(switchOf(text.sound)).toHaveAttribute('aria-checked', 'true');
  await switchOf(text.vibration).tap();
  await expect.poll(kept(page, 'vibration')).toBe(true);
  expect(await kept(page, 'sound')()).toBe(true);
});

/** Each row that a tap leads on to its next value, and from the last to the first. */
const ROWS = [
  { name: text.thumb, choice: 'thumb', values: ['right', 'left'], words: text.thumbs },
  { name: text.lies, choice: 'lies', values: ['auto', 'flat', 'standing'], words: table.lies },
] as const;
for (const { name, choice, values, words } of ROWS)
  test(`“${name}” goes from one to the next, and from the last to the first`, async ({ page }) => {
    await openWith(page, './settings', {});
    const row = page.getByRole('button', { name: like(`${name}§`) });
    const said = words as Readonly<Record<string, string>>;
    await expect(row).toContainText(said[values[0]] ?? '');
    for (const value of [...values.slice(1), values[0]]) {
      await row.tap();
      await expect(row).toContainText(said[value] ?? '');
      await expect.poll(kept(page, choice)).toBe(value);
    }
  });

test('a theme is worn at once and after a reload, until the system decides again', async ({ page }) => {
  await openWith(page, './settings', {});
  const theme = (name: keyof typeof text.themes) =>
    page.getByRole('group', { name: text.theme }).getByRole('button', { name: text.themes[name] });
  const root = page.locator('html');
  await expect(theme('system')).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['dark', 'light'] as const) {
    await theme(name).tap();
    await expect(theme(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(root).toHaveAttribute('data-theme', name);
    await expect.poll(kept(page, 'theme')).toBe(name);
  }
  await page.reload();
  await expect(theme('light')).toHaveAttribute('aria-pressed', 'true');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await theme('system').tap();
  await expect(root).not.toHaveAttribute('data-theme');
  await expect.poll(kept(page, 'theme')).toBe('system');
});
