// What the score keeper tells those who hold the cards themselves: what is to be done next, and nothing that is not.
import { expect, test } from '@playwright/test';
import { kings as words, kingsKeeper as text, table as tableWords } from '#lib/i18n/messages.ts';
import { cardsOf } from '../../support/kings-cards.ts';
import { newTable, realTable } from '../../support/kings-table.ts';
import { button } from '../../../e2e/support/fours.ts';
import { crown, enter, found, ready, TOUCH } from '../../../e2e/support/kings-real.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

test('once four castles stand the table reads that seven cards each are dealt, and who begins (KINGS-3)', async ({
  page,
}) => {
  await openWith(page, './play?match=m', rowsOf({ m: newTable(3, { deck: 'physical' }) }));
  await found(page, TOUCH, '2♥ 3♣ Q♦ 7♠');
  await expect(page.getByText(text.each)).toHaveText(
    [words.founding.doneText(0), words.starts('Jun'), text.each].join(' '),
  );
});

test('who turns up castles reads where a card goes whose suit has one; who enters kings, that two are drawn for each (KINGS-2, KINGS-3)', async ({
  page,
}) => {
  await openWith(page, './play?match=m', rowsOf({ m: newTable(3, { deck: 'physical' }) }));
  await TOUCH.card(page, '2♥');
  await expect(page.getByText('A second card of a suit goes face up.')).toBeVisible();
  for (const [castle, card] of ['3♣', 'Q♦'].entries()) {
    await expect(page.getByText(text.ask(words.castle(castle + 1)))).toBeVisible();
    await TOUCH.card(page, card);
  }
  await expect(page.getByText(text.askRank(words.castle(3), words.suits.spade))).toBeVisible();
  await TOUCH.rank(page, '7♠');
  const draws = page.getByText('Whoever used it draws two cards and discards one.');
  await expect(draws).toBeVisible();
  // It is read as long as kings are entered, and nobody is said to be The Turn, as if it were theirs.
  await crown(page, TOUCH, { name: 'Grandma', card: 'K♦', castle: 2 });
  await expect(page.getByRole('list', { name: text.log })).toBeVisible();
  await expect(draws).toBeVisible();
  await expect(page.getByText('is The Turn')).toHaveCount(0);
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
