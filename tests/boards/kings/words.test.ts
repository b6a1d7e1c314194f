import { describe, expect, test } from 'vitest';
import { freshIn } from '#lib/boards/kings/acts.ts';
import { coverLines, lastTurn, turnWords, whyWords } from '#lib/boards/kings/words.ts';
import { kings } from '#lib/games/kings/index.ts';
import { kingsRecords } from '#lib/games/kings/records.ts';
import { kings as text, kingsGuide, kingsReplay as replay } from '#lib/i18n/messages.ts';
import { written } from '../../support/kings-cards.ts';
import { dealtTable } from '../../support/kings-table.ts';

const HANDS = ['2♥ 4♥ 6♦ 9♦ 9♣ J♣ 5♣', 'A♣ 4♠ 6♦ 8♦ 8♠ 9♠ J♠', 'K♥ 3♠ 5♦ 7♦ 7♠ 8♣ J♦'];
const NAMES = ['Mei', 'Grandma', 'Jun'];
type Table = ReturnType<typeof dealtTable>;
const told = (table: Table, seat: number, reshuffled = false) =>
  coverLines({ view: kings.view(table.state, 'table'), names: NAMES, seat, reshuffled });

/** Jun and then Grandma have called wrongly: Mei is left. */
const alone = () =>
  dealtTable({ hands: HANDS, pile: '3♥ 2♣ K♦' }).do({ type: 'called', seat: 2 }, { type: 'called', seat: 1 });
/** Of the last turn of a match, in sentences. */
function lastWords(table: Table): readonly string[] {
  const turn = kingsRecords(table.timeline).findLast(({ type }) => type === 'turn');
  return turn?.type === 'turn' ? turnWords(turn, NAMES, false) : [];
}

describe('one who is left plays on alone (KINGS-4)', () => {
  test('and the cover says so, once the phone goes to them', () => {
    const table = alone();
    const score = (table.state.scored[1]?.best.halves ?? 0) / 2;
    expect(told(table, 0)).toEqual([text.did.wrongCall('Grandma', score), text.playsAlone('Mei')]);
    table.discards(0, '4♥');
    expect(told(table, 0)).toEqual([text.did.faceDown('Mei'), text.areOut(['Grandma', 'Jun']), text.playsAlone('Mei')]); // oxfmt-ignore
  });

  test('and the replay tells that they asked to be scored, and not that a table agreed', () => {
    expect(lastWords(alone().do({ type: 'agreed', seat: 0 }))).toEqual([text.did.scoreMe('Mei')]);
    const table = dealtTable({ hands: HANDS }).do({ type: 'agreed', seat: 2 });
    expect(lastWords(table)).toEqual([text.calculus.agreed]);
  });

  test('and what has just come is marked, since no screen between turns shows it', () => {
    const table = alone();
    const fresh = () => {
      const { phase, deeds, hands } = table.state;
      return written(freshIn({ phase, deeds }, hands[0] ?? [], true));
    };
    expect(fresh()).toBe('');
    table.discards(0, '4♥');
    expect(fresh()).toBe('3♥');
    table.discards(0, '6♦', true);
    expect(fresh()).toBe('2♣');
    table.discards(0, '9♦');
    expect(fresh()).toBe('K♦');
    table.dumps(0, 'K♦');
    expect(fresh().split(' ')).toHaveLength(2);
    table.discards(0, '9♣');
    expect(fresh()).toBe('');
    const { phase, deeds, hands } = alone().state;
    expect(freshIn({ phase, deeds: [...deeds, { type: 'faceDown', seat: 0 }] }, hands[0] ?? [], false)).toEqual([]); // oxfmt-ignore
  });
});

describe('a turn looked back on tells what was drawn (KINGS-3)', () => {
  const open = (table: Table) => {
    const turn = kingsRecords(table.timeline).findLast(({ type }) => type === 'turn');
    return turn?.type === 'turn' ? turnWords(turn, NAMES, true) : [];
  };

  test('both cards after a king, also the one that was discarded at once', () => {
    const table = dealtTable({ hands: HANDS, pile: 'A♦ 2♣' });
    table.crowns(2, 'K♥', 0);
    table.discards(2, 'A♦');
    expect(open(table)).toEqual([
      text.did.crowned('Jun', 'king of hearts', 0, 13),
      text.did.faceDown('Jun'),
      replay.drew('Jun', ['ace of diamonds', '2 of clubs']),
      replay.went(['ace of diamonds']),
    ]);
  });

  test('not what was taken from the face-up cards, which is told already', () => {
    const table = dealtTable({ hands: HANDS, pile: 'A♦', turnedToo: '10♥' }, { ghoulRaiser: true });
    table.crowns(2, 'K♥', 0);
    table.do({ type: 'raised', seat: 2, card: table.state.faceUp[0] ?? 0 });
    table.discards(2, '3♠', true);
    expect(open(table).slice(1)).toEqual([
      text.did.raised('Jun', '10 of hearts'),
      text.did.faceUp('Jun', '3 of spades'),
      replay.drew('Jun', ['ace of diamonds']),
    ]);
  });
});

describe('static castles keep what they are worth (KINGS-9)', () => {
  test('and what a king did there says so', () => {
    const table = dealtTable({ hands: HANDS, pile: 'K♥ 2♣ A♦ A♦' }, { staticCastles: true });
    table.crowns(2, 'K♥', 0);
    expect(told(table, 2)[0]).toBe(text.did.crownedStill('Jun', 'king of hearts', 0, 2));
    table.discards(2, '3♠');
    table.discards(1, 'J♠');
    table.discards(0, '4♥');
    expect(table.dethrones(2, 'K♥', 0)).toBeNull();
    expect(told(table, 2)[0]).toBe(text.did.dethronedStill('Jun', 0, 2));
  });
});

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

test('a card that stays in the hand after all and one that is discarded are not both put back', () => {
  const words = kingsGuide.steps.flatMap(({ title, text, next }) => [title, text, next]);
  expect(words.filter((each) => /\bback\b/.test(each))).toEqual([]);
  expect(words.filter((each) => each.includes('iscard'))).toHaveLength(3);
  expect(text.keepIt).not.toMatch(/\bback\b/);
});
