// The rules in a menu are fetched when they are wanted; what could not be fetched is asked for again.
import { expect, test } from '@playwright/test';
import { common, memory, table } from '#lib/i18n/messages.ts';
import type { MenuFacts } from '#lib/boards/table/menu-facts.ts';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { layoutFaults } from '../../../e2e/support/layout.ts';
import { openPart } from '../stage/app.ts';
import Menu from './Menu.svelte';

const LINES = ['A first rule.', 'A second one.'];

test('rules that are missing are said to be, and are there when they were asked for again', async ({
  page,
}) => {
  let asked = 0;
  const facts: MenuFacts = {
    counts: null,
    counted: null,
    onTable: 0,
    ruling: null,
    strays: [],
    backTo: null,
    rules: () => {
      asked += 1;
      return asked < 3 ? Promise.reject(new Error('gone')) : Promise.resolve(LINES);
    },
  };
  await openPart(Menu, { facts });
  await page.getByRole('button', { name: table.pause.rules, exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: table.pause.rules });
  const said = sheet.getByRole('alert');
  const again = sheet.getByRole('button', { name: memory.tryAgain });
  await expect(said).toHaveText(`${common.repair.title}.`);
  expect(await axeFaults(page, 'rules that are missing')).toEqual([]);
  for (const size of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    expect(await layoutFaults(page, 48)).toEqual([]);
  }
  await again.tap();
  await expect(said).toBeVisible();
  expect(asked).toBe(2);
  await again.tap();
  await expect(said).toHaveCount(0);
  await expect(again).toHaveCount(0);
  await expect(sheet.getByRole('paragraph')).toHaveText(LINES);
  await sheet.getByRole('button', { name: common.close }).tap();
  await expect(page.getByRole('dialog', { name: table.pause.title })).toBeVisible();
});
