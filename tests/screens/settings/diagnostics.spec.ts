import { expect, test, type Page } from '@playwright/test';
import { formatBytes } from '#lib/i18n/measures.ts';
import { formatMoment } from '#lib/i18n/match-moments.ts';
import { diagnostics as text } from '#lib/i18n/messages.ts';
import type { Safety } from '#lib/preferences/safety.svelte.ts';
import Diagnostics from '#lib/screens/settings/Diagnostics.svelte';
import type { Diagnosis, StoreState } from '#lib/storage/index.ts';
import { openPart } from '../stage/app.ts';

const STATE = {
  mode: 'disk',
  reason: null,
  journal: 'live',
  fault: null,
  atRisk: 0,
} as unknown as StoreState;
const FIGURES = {
  attempts: 12,
  matches: 3,
  events: 45,
  journal: null,
  savedAt: null,
  recovered: { hands: 0, matches: 0 },
  quarantined: 2,
} as unknown as Diagnosis;
const JOURNAL = {
  place: 'files',
  files: 2,
  bytes: 40_000,
  rebuilt: 1,
  damaged: 4,
  fault: null,
} as unknown as Diagnosis['journal'];

interface Told {
  readonly state?: Partial<StoreState>;
  readonly figures?: Partial<Diagnosis>;
  readonly faults?: readonly string[];
}
/** The sheet over such a store; answers what is said, by name. */
async function open(page: Page, { state, figures, faults = [] }: Told = {}) {
  const safety = {
    state: { ...STATE, ...state },
    usage: { used: 3_000_000, most: 9_000_000_000 },
    persistence: 'kept',
    faults,
    diagnose: () => Promise.resolve({ ...FIGURES, ...figures }),
  } as unknown as Safety;
  await openPart(Diagnostics, { safety, version: '1.2.3', onclose: () => undefined });
  await expect(page.getByText('1.2.3')).toBeVisible();
  const names = await page.locator('dt').allTextContents();
  const values = await page.locator('dd').allTextContents();
  return new Map(names.map((name, at) => [name, values[at] ?? '']));
}

test('says where the games are, how much there is, and that nothing was lost', async ({ page }) => {
  const told = await open(page);
  expect(told.get(text.store)).toBe(text.onDisk(12, 3, 45));
  expect(told.get(text.copy)).toBe(text.copyState.live);
  expect(told.get(text.kept)).toBe(text.persistence.kept);
  expect(told.get(text.saved)).toBe(text.never);
  expect(told.get(text.setAside)).toBe(text.setAsideRows(2));
  expect(told.get(text.recoveredEver)).toBe(text.recoveredAmount(0, 0));
  expect(told.get(text.browser)).toBe(navigator.userAgent);
  expect(told.has(text.fault)).toBe(false);
});

test('says of the second copy how large it is, and how often it was made anew', async ({ page }) => {
  const told = (await open(page, { figures: { journal: JOURNAL } })).get(text.copy);
  expect(told).toContain(text.copyMore(2, formatBytes(40_000), false));
  expect(told).toContain(text.rebuilt(1, 4));
  const sound = { ...JOURNAL, rebuilt: 0, damaged: 0 } as Diagnosis['journal'];
  expect((await open(page, { figures: { journal: sound } })).get(text.copy)).not.toContain(
    text.rebuilt(0, 0),
  );
});

test('says when a copy was saved last', async ({ page }) => {
  const savedAt = Date.UTC(2026, 2, 10, 9, 30);
  expect((await open(page, { figures: { savedAt } })).get(text.saved)).toBe(formatMoment(savedAt));
});

test('says why games are in memory only', async ({ page }) => {
  const told = await open(page, { state: { mode: 'memory', reason: 'quota' } });
  expect(told.get(text.store)).toBe(text.inMemory.quota);
});

test('each fault that was noted has a line, the disk’s own first', async ({ page }) => {
  const told = await open(page, { state: { fault: 'the disk' }, faults: ['one', 'two'] });
  expect([text.fault, `${text.fault} 2`, `${text.fault} 3`].map((name) => told.get(name))).toEqual([
    'the disk',
    'one',
    'two',
  ]);
});

test('all of it is copied, and that is said', async ({ page }) => {
  await open(page, { faults: ['one'] });
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (line: string) => Promise.resolve(void copied.push(line)) },
  });
  await page.getByRole('button', { name: text.copyReport }).tap();
  await expect(page.getByRole('status')).toHaveText(text.copied);
  expect(copied.join()).toContain(`${text.version}: 1.2.3`);
  expect(copied.join()).toContain(`${text.fault}: one`);
  Reflect.deleteProperty(navigator, 'clipboard');
});
