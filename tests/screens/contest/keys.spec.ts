// Where there is a keyboard, each seat's key says which of its keys is that one's.
import { expect, test } from '@playwright/test';
import { CONTEST } from '../walks/contest.ts';
import { openState } from '../walks/screen.ts';

test.use({ viewport: { width: 1366, height: 768 } });

test('the key of a seat is printed on it, and is the one that a screen reader is told of', async ({
  page,
}) => {
  await openState(CONTEST, 'three sets for three', page);
  const seats = page.locator('.seats .key');
  const told = await seats.evaluateAll((all) =>
    all.map((each) => [each.getAttribute('aria-keyshortcuts'), each.querySelector('kbd')?.textContent]),
  );
  expect(told.length).toBeGreaterThan(1);
  for (const [key, printed] of told) expect(printed).toBe(key);
});
