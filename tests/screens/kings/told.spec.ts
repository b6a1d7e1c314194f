// What the score keeper tells those who hold the cards themselves: what is to be done next, and nothing that is not.
import { expect, test } from '@playwright/test';
import { kings as words, kingsKeeper as text, table as tableWords } from '#lib/i18n/messages.ts';
import { cardsOf } from '../../support/kings-cards.ts';
import { newTable, realTable } from '../../support/kings-table.ts';
import { button } from '../../../e2e/support/fours.ts';
import { enter, found, ready, TOUCH } from '../../../e2e/support/kings-real.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

test('once four castles stand the table reads that seven cards each are dealt, and who begins (KINGS-3)', async ({
  page,
}) => {
  await openWith(page, './play?match=m', rowsOf({ m: newTable(3, { deck: 'physical' }) }));
  await found(page, TOUCH, '2♥ 3♣ Q♦ 7♠');
  await expect(page.getByText(text.empty)).toHaveText(
    [words.founding.doneText(0), words.starts('Jun'), text.empty].join(' '),
  );
});

test('where all others are out nobody’s cards are asked for after a right call', async ({ page }) => {
  const played = realTable(2).do(
    { type: 'called', seat: 0 },
    { type: 'entered', seat: 0, cards: cardsOf('2♠ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠') },
    { type: 'called', seat: 1 },
  );
  await openWith(page, './play?match=m', rowsOf({ m: played }));
  await button(page, tableWords.pause.go).tap();
  await ready(page);
  await enter(page, TOUCH, 'Grandma', 'Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣');
  await expect(page.getByRole('status')).toHaveText('A right call.');
  await expect(button(page, text.goOn)).toBeVisible();
});
