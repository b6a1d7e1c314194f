import { expect, type Page } from '@playwright/test';
import { common, pads } from '#lib/i18n/messages.ts';

/** What the keys of a pad are called, by the sign as it is printed, in the language that is spoken now. */
export const padSigns = (): Readonly<Record<string, string>> => ({
  '+': common.speakSign['+'],
  '−': common.speakSign['-'],
  '×': common.speakSign['*'],
  '÷': common.speakSign['/'],
  '(': pads.open,
  ')': pads.close,
});
const KEYS: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/', ' ': '' };
const RANK_KEYS: Readonly<Record<string, string>> = { '1': 'a', '10': '0', '11': 'j', '12': 'q', '13': 'k' };

/** Enters a line on the open keypad key by key, by finger, and has it ruled on. */
export async function tapLine(page: Page, line: string): Promise<void> {
  const numbers = page.getByRole('group', { name: pads.numbers });
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  for (const part of line.match(/\d+|[+−×÷()]/g) ?? []) {
    if (/\d/.test(part)) {
      const label = common.rank(Number(part), 13);
      const name = label === part ? new RegExp(`^${part}$`) : new RegExp(`^${label}`);
      await numbers.locator('button:not([aria-disabled])').filter({ hasText: name }).first().tap();
    } else await key(padSigns()[part] ?? '').tap();
  }
  await key(pads.rule).tap();
}

/** Types a line on the open keypad, and has it ruled on. */
export async function typeLine(page: Page, line: string): Promise<void> {
  await expect(page.getByRole('group', { name: pads.keypad })).toBeVisible();
  await page.keyboard.type(
    line.replace(/\d+/g, (rank) => RANK_KEYS[rank] ?? rank).replace(/[−×÷ ]/g, (sign) => KEYS[sign] ?? ''),
  );
  await page.keyboard.press('Enter');
}
