import { describe, expect, test } from 'vitest';
import { coverLines, lastTurn, whyWords } from '#lib/boards/kings/words.ts';
import { kings } from '#lib/games/kings/index.ts';
import { kings as text } from '#lib/i18n/messages.ts';
import { dealtTable } from '../../support/kings-table.ts';

const HANDS = ['2♥ 4♥ 6♦ 9♦ 9♣ J♣ 5♣', 'A♣ 4♠ 6♦ 8♦ 8♠ 9♠ J♠', 'K♥ 3♠ 5♦ 7♦ 7♠ 8♣ J♦'];
const NAMES = ['Mei', 'Grandma', 'Jun'];
type Table = ReturnType<typeof dealtTable>;
const told = (table: Table, seat: number, reshuffled = false) =>
  coverLines({ view: kings.view(table.state, 'table'), names: NAMES, seat, reshuffled });

describe('the cover tells what everybody saw', () => {
  test('in the first turn who begins, and that hands are hidden', () => {
    expect(told(dealtTable({ hands: HANDS }), 2)).toEqual([text.starts('Jun'), text.hidden]);
  });

  test('of a king and the card that went back, and nothing of a card that went face down', () => {
    const table = dealtTable({ hands: HANDS, pile: 'A♦ 2♣' });
    table.crowns(2, 'K♥', 0);
    expect(told(table, 2)).toEqual([
      text.did.crowned('Jun', 'king of hearts', 0, 13),
      text.oneGoesBack('Jun'),
      text.hidden,
    ]);
    table.discards(2, 'A♦');
    const lines = told(table, 1);
    expect(lines).toEqual([
      text.did.crowned('Jun', 'king of hearts', 0, 13),
      text.did.faceDown('Jun'),
      text.hidden,
    ]);
    expect(lines.join(' ')).not.toContain('ace of');
  });

  test('only of the last turn, of those who are out, and that the discards were shuffled', () => {
    const table = dealtTable({ hands: HANDS });
    table.do({ type: 'called', seat: 2 });
    expect(told(table, 1)[0]).toBe(text.did.wrongCall('Jun', (table.state.scored[2]?.best.halves ?? 0) / 2));
    expect(table.discards(1, 'J♠', true)).toBeNull();
    expect(told(table, 0, true)).toEqual([
      text.did.faceUp('Grandma', 'jack of spades'),
      text.reshuffled,
      text.areOut(['Jun']),
      text.hidden,
    ]);
    expect(lastTurn(table.state.deeds).map(({ type }) => type)).toEqual(['faceUp']);
  });
});

test('what the rules forbid has a sentence of its own, each another', () => {
  const sentences = [
    'kingFaceUp',
    'wrongCastle',
    'noSubject',
    'doubleKing',
    'castlesStand',
    'notSeven',
    'threeOfOne',
  ].map(whyWords);
  expect(new Set(sentences).size).toBe(7);
  expect(sentences).not.toContain(null);
  expect(whyWords('badOrder')).toBeNull();
});
