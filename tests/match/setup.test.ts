import { beforeEach, describe, expect, test } from 'vitest';
import type { Player } from '#lib/core/match/header.ts';
import { err, ok } from '#lib/core/result.ts';
import { standardContest } from '#lib/games/contest/settings.ts';
import { standardFours } from '#lib/games/fours/config.ts';
import { standardKnock } from '#lib/games/knock/config.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import { rulesLine } from '#lib/boards/table/rules-line.ts';
import { notesOf, sentenceOf, titleOf, turnOf, seatWhere } from '#lib/screens/setup/words.ts';
import {
  beginnerOf,
  beginWith,
  changeRules,
  chooseShape,
  choosePlayers,
  exchange,
  freshDraft,
  draftGame,
  handicap,
  playersOf,
  rename,
  resetRules,
  draftRules,
  draftSeats,
  shapesFor,
  isClockwise,
  isTurned,
  turnRound,
  type SetupDraft,
  type SetupFault,
} from '#lib/match/setup-draft.ts';
import { checkDraft, isAsPublished } from '#lib/match/set-up.ts';
import { isMeant, settingOf, type RuleRow } from '#lib/match/rule-rows.ts';
import { Setup } from '#lib/match/setup.svelte.ts';
import { TABLE_GAMES } from '#lib/match/table-games.ts';
import type { Store } from '#lib/storage/index.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

const namesOf = (draft: SetupDraft) => playersOf(draft).map(({ name }) => name);

/** A change that must be made. */
function made(result: ReturnType<typeof rename>): SetupDraft {
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
}
const called = (seat: number, name: string, draft = freshDraft) => made(rename(draft, seat, name));
/** The settings of what a draft would start. */
function started(draft: SetupDraft) {
  const checked = checkDraft(draft);
  return checked.ok ? checked.value.config : checked.error;
}
const four = made(choosePlayers(freshDraft, 4));
const fours: SetupDraft = { ...freshDraft, game: 'fours' };
const six = made(choosePlayers(fours, 6));

describe('a draft', () => {
  test('starts with one tap: Slap as published for two, called as their shapes are', () => {
    expect(checkDraft(freshDraft)).toEqual(
      ok({
        game: 'slap',
        config: standardSlap(2),
        players: [
          { name: 'Moon', shape: 'moon' },
          { name: 'Hill', shape: 'hill' },
        ],
      }),
    );
  });

  test('keeps whoever is opposite there when two more come', () => {
    const pair = called(1, 'Grandma', called(0, 'Mei'));
    expect(namesOf(made(choosePlayers(pair, 4)))).toEqual(['Mei', 'Gate', 'Grandma', 'Star']);
  });

  const letters = (count: number) => 'n'.repeat(count);
  test.each<[string, string, SetupFault | string]>([
    ['is empty', '', { code: 'emptyName' }],
    ['is blank', ' \t\u00a0 ', { code: 'emptyName' }],
    ['cannot be seen', '\u200b\u2060', { code: 'emptyName' }],
    ['has 25 characters', letters(25), { code: 'longName' }],
    ['has 24 characters', letters(24), letters(24)],
    ['has 24 families', '👨‍👩‍👧‍👦'.repeat(24), '👨‍👩‍👧‍👦'.repeat(24)],
    ['has 25 families', '👨‍👩‍👧‍👦'.repeat(25), { code: 'longName' }],
    ['is the other one’s', 'Hill', { code: 'sameName', seat: 1 }],
    ['is the other one’s, differently encoded', 'Zoe\u0308', { code: 'sameName', seat: 1 }],
    ['has blanks round it', '  Mei ', 'Mei'],
    ['looks like markup', '<b>Mei</b>', '<b>Mei</b>'],
  ])('judges a name that %s', (_, name, expected) => {
    const before = name.startsWith('Zoe') ? called(1, 'Zo\u00eb') : freshDraft;
    const result = rename(before, 0, name);
    expect(result.ok ? namesOf(result.value)[0] : result.error).toEqual(expected);
  });

  test.each<[SetupFault, RegExp]>([
    [{ code: 'emptyName' }, /needs a name/],
    [{ code: 'longName' }, /at most 24/],
    [{ code: 'sameName', seat: 1 }, /the same name/],
    [{ code: 'players', game: 'slap', count: 3 }, /^Slap is for 2 or 4 players, not for 3\.$/],
    [{ code: 'setting', field: 'target' }, /house rules/],
    [{ code: 'notBegun' }, /again/],
  ])('says of %o in a sentence what to do', (fault, words) => {
    expect(sentenceOf(fault)).toMatch(words);
    expect(sentenceOf(fault)).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('refuses three players in Slap (SLAP-1)', () => {
    const refused = { ok: false, error: { code: 'players', game: 'slap', count: 3 } };
    expect(choosePlayers(freshDraft, 3)).toEqual(refused);
    expect(checkDraft(changeRules(freshDraft, { players: 3 }))).toEqual(refused);
  });

  test.each([0, 100, 24.5])('cannot start with %d to make (SLAP-4)', (target) => {
    expect(checkDraft(changeRules(freshDraft, { target }))).toEqual({
      ok: false,
      error: { code: 'setting', field: 'target' },
    });
  });

  test('cannot start when somebody who comes to the table has a name that sits there', () => {
    const away = called(1, 'Ada', four);
    const pair = called(0, 'Ada', made(choosePlayers(away, 2)));
    expect(checkDraft(pair).ok).toBe(true);
    expect(checkDraft(made(choosePlayers(pair, 4)))).toEqual({
      ok: false,
      error: { code: 'sameName', seat: 1 },
    });
  });

  test('has two change places with all that is theirs', () => {
    const before = handicap(called(0, 'Mei', called(1, 'Jun', four)), 0, { delay: 2000 });
    const after = exchange(before, 0, 1);
    expect(namesOf(after)).toEqual(['Jun', 'Mei', 'Hill', 'Star']);
    expect(draftSeats(after)).toEqual(['gate', 'moon', 'hill', 'star']);
    expect(checkDraft(after)).toMatchObject({
      value: { config: { handicaps: [{ delay: 0 }, { delay: 2000 }, {}, {}] } },
    });
  });

  test('gives somebody another shape and whoever had it the old one, each in their place', () => {
    const before = called(0, 'Mei', called(1, 'Grandma'));
    const swapped = chooseShape(before, 0, 'hill');
    expect(playersOf(swapped)).toEqual([
      { name: 'Mei', shape: 'hill' },
      { name: 'Grandma', shape: 'moon' },
    ]);
    expect(playersOf(chooseShape(before, 0, 'star'))).toEqual([
      { name: 'Mei', shape: 'star' },
      { name: 'Grandma', shape: 'hill' },
    ]);
  });

  test('lets whoever has taken the shape’s own name be called as the next shape is', () => {
    const own = called(0, 'Moon', called(0, 'Mei'));
    expect(namesOf(chooseShape(own, 0, 'star'))).toEqual(['Star', 'Hill']);
  });

  test('goes back to the published rules, for the same people with the same deck', () => {
    const house = changeRules(called(0, 'Mei'), { deck: 'physical', target: 'dynamic', sayNone: true });
    const fair = handicap(house, 1, { second: true });
    expect([isAsPublished(freshDraft), isAsPublished(fair)]).toEqual([true, false]);
    const reset = resetRules(fair);
    expect(isAsPublished(reset)).toBe(true);
    expect(checkDraft(reset)).toMatchObject({
      value: {
        config: { ...standardSlap(2), deck: 'physical' },
        players: [{ name: 'Mei' }, { name: 'Hill' }],
      },
    });
  });

  const knock: SetupDraft = { ...freshDraft, game: 'knock' };
  test.each([1, 2, 3, 4])('sets up Knock as published for %d (KNOCK-10)', (count) => {
    const draft = made(choosePlayers(knock, count));
    expect(checkDraft(draft)).toMatchObject({
      value: { game: 'knock', config: { players: count, dealer: count === 1 ? 0 : 'drawn', rounds: 1 } },
    });
    expect(isAsPublished(draft)).toBe(true);
  });

  test('has whoever deals first in Knock deal wherever they sit, and nobody in Slap (KNOCK-2)', () => {
    const dealt = exchange(beginWith(knock, 3), 3, 0);
    expect([beginnerOf(dealt), namesOf(dealt)[0]]).toEqual([0, 'Star']);
    expect(draftRules(made(choosePlayers(dealt, 2)))).toMatchObject({ players: 2, dealer: 'drawn' });
    expect(beginWith(freshDraft, 1)).toBe(freshDraft);
    expect(rulesLine(dealt)).toBe('Make 24 · 30 s to say it · usual rules');
    expect(rulesLine(changeRules(dealt, { faces: true, rounds: 3 }))).toBe(
      'Make 24 · 30 s to say it · face cards · 3 rounds',
    );
  });

  test.each([1, 2, 3, 4, 5, 6])('sets up Four Fours as published for %d (FOURS-2)', (count) => {
    const draft = made(choosePlayers(fours, count));
    const shapes = ['moon', 'hill', 'gate', 'star', 'leaf', 'drop'].slice(0, count);
    expect(checkDraft(draft)).toMatchObject({
      value: {
        game: 'fours',
        config: { players: count, deck: 'dealt', implied: false, negation: false, extended: false, first: 0 },
        players: shapes.map((shape) => ({ shape })),
      },
    });
    expect(isAsPublished(draft)).toBe(true);
  });

  test('refuses seven players in Four Fours, and nobody at all', () => {
    for (const count of [7, 0, 2.5, Number.NaN])
      expect(choosePlayers(fours, count)).toEqual(err({ code: 'players', game: 'fours', count }));
  });

  test('has the app deal to one who is alone, and takes nobody’s real cards away (FOURS-3)', () => {
    const real = changeRules(six, { deck: 'physical' });
    expect(draftRules(made(choosePlayers(real, 2))).deck).toBe('physical');
    expect(draftRules(made(choosePlayers(real, 1))).deck).toBe('dealt');
  });

  test('has people keep their seats at the phone and in the ring apart', () => {
    const ring = exchange(made(choosePlayers(fours, 4)), 0, 1);
    expect(draftSeats(ring)).toEqual(['hill', 'moon', 'gate', 'star']);
    expect(draftSeats(made(choosePlayers({ ...ring, game: 'slap' }, 4)))).toEqual([
      'moon',
      'gate',
      'hill',
      'star',
    ]);
  });

  test('turns the ring: the order of people is reversed, and the same one begins (FOURS-2)', () => {
    const before = beginWith(called(4, 'Ada', six), 4);
    const after = turnRound(before);
    expect(draftSeats(after)).toEqual(['moon', 'drop', 'leaf', 'star', 'gate', 'hill']);
    expect([beginnerOf(after), namesOf(after)[2]]).toEqual([2, 'Ada']);
    expect(turnRound(after)).toEqual(before);
  });

  test('has the house say to which side turns pass, where it does: people keep their seats (KINGS-3)', () => {
    const before = made(choosePlayers({ ...freshDraft, game: 'kings', turned: true }, 4));
    expect([isTurned(before), isClockwise(before)]).toEqual([false, true]);
    const after = turnRound(before);
    expect([isTurned(after), isClockwise(after), draftSeats(after)]).toEqual([
      false,
      false,
      draftSeats(before),
    ]);
    expect(settingOf(draftRules(after), 'direction')).toBe('right');
    // The Turn, at the first seat, is the last to have a turn.
    expect([0, 1, 2, 3].map((seat) => turnOf(before, seat))).toEqual([4, 1, 2, 3]);
    expect([0, 1, 2, 3].map((seat) => turnOf(after, seat))).toEqual([4, 3, 2, 1]);
    expect(turnRound(after)).toEqual(before);
  });

  test.each([
    [0, '1½ min a round'],
    [11, '1½ min a proof'],
    [20, '1½ min a proof'],
  ] as const)(
    'names the time of a contest of type %d by what it is for (CONTEST-2, CONTEST-9)',
    (type, named) => {
      const config = { ...standardContest(2, type), roundTime: 90_000 };
      const line = rulesLine({ ...freshDraft, game: 'contest', rules: { contest: config } });
      expect(line.split(' · ')).toContain(named);
    },
  );

  test('sums up the house rules of Kings: strictness always, the rest where it is not as published (KINGS-8 to 10)', () => {
    const fresh: SetupDraft = { ...freshDraft, game: 'kings' };
    // Offered first, since it is the shortest; as published it is Standard.
    expect(rulesLine(fresh)).toBe('One game · Quick');
    const kings = changeRules(fresh, { strictness: 'standard' });
    expect(rulesLine(kings)).toBe('One game · Standard · usual rules');
    const house = {
      games: 5,
      strictness: 'timeSink',
      direction: 'right',
      live: false,
      ghoulRaiser: true,
    } as const;
    expect(rulesLine(changeRules(kings, house))).toBe(
      'Tournament of 5 games · Time-Sink · turns to the right · values hidden · ghoul-raiser',
    );
    // A limit that means nothing is not named.
    expect(rulesLine(changeRules(kings, { oneShuffle: true, reshuffles: 1 }))).toBe(
      'One game · Standard · shuffle me out',
    );
  });

  test('asks with real cards only for what the phone can keep to: it follows neither hands nor piles (KINGS-9)', () => {
    const dealt: SetupDraft = { ...freshDraft, game: 'kings' };
    const real = changeRules(dealt, { deck: 'physical' });
    const asked = (draft: SetupDraft) =>
      Object.entries(draftGame(draft).rows).flatMap(([field, row]) =>
        isMeant(row, draftRules(draft)) ? [field] : [],
      );
    const dealtOnly = ['live', 'oneShuffle', 'reshuffles', 'faceUpStays', 'ghoulRaiser'];
    expect(asked(dealt).filter((field) => !asked(real).includes(field))).toEqual(dealtOnly);
    expect(asked(real)).toEqual([
      'games',
      'strictness',
      'first',
      'direction',
      'subjects',
      'noHarm',
      'staticCastles',
      'anyKing',
    ]);
  });

  test('asks nothing of Subjects that could not count: castles are static (KINGS-9)', () => {
    const kings = changeRules({ ...freshDraft, game: 'kings' }, { staticCastles: true });
    expect(isMeant(TABLE_GAMES.kings.rows['subjects'] as RuleRow, draftRules(kings))).toBe(false);
    expect(isMeant(TABLE_GAMES.kings.rows['anyKing'] as RuleRow, draftRules(kings))).toBe(true);
  });

  test('begins with nothing in force that was not asked', () => {
    const house = { strictness: 'standard', ghoulRaiser: true, live: false, reshuffles: 5, subjects: true, anyKing: true }; // oxfmt-ignore
    const kings = changeRules({ ...freshDraft, game: 'kings' }, { ...house, staticCastles: true });
    const real = changeRules(kings, { deck: 'physical' });
    expect(started(real)).toEqual({
      ...TABLE_GAMES.kings.standard(3),
      deck: 'physical',
      staticCastles: true,
      anyKing: true,
    });
    expect(rulesLine(real)).toBe('One game · Standard · static castles · equal opportunity');
    // What was chosen is there again with dealt cards.
    expect(started(changeRules(real, { deck: 'dealt' }))).toMatchObject({ ghoulRaiser: true, reshuffles: 5 }); // oxfmt-ignore
    expect(isAsPublished(changeRules({ ...freshDraft, game: 'kings' }, { strictness: 'standard', ghoulRaiser: true, deck: 'physical' }))).toBe(true); // oxfmt-ignore
  });

  test('has somebody begin wherever they sit, and the first seat when others come or go', () => {
    const begun = exchange(beginWith(six, 5), 5, 1);
    expect([beginnerOf(begun), draftSeats(begun)[1]]).toEqual([1, 'drop']);
    expect(beginnerOf(resetRules(changeRules(begun, { implied: true })))).toBe(1);
    expect(beginnerOf(made(choosePlayers(begun, 5)))).toBe(0);
    expect(made(choosePlayers(begun, 6))).toBe(begun);
  });

  test('offers the shapes that six may have in a ring, and four round the phone', () => {
    expect([shapesFor(freshDraft).length, shapesFor(fours).length]).toEqual([4, 6]);
    expect(playersOf(chooseShape(six, 0, 'drop'))[0]).toEqual({ name: 'Drop', shape: 'drop' });
  });

  test('has no handicaps in Four Fours, whatever they are elsewhere', () => {
    const away = { ...handicap(freshDraft, 0, { delay: 2000 }), game: 'fours' as const };
    expect(checkDraft(away).ok).toBe(true);
    expect([notesOf(away, 0), isAsPublished(away)]).toEqual([['begins'], true]);
    expect(rulesLine(away)).toBe('Nine rounds · usual rules');
  });

  test('says of somebody when it is their turn, and what else is to be known of them', () => {
    const begun = beginWith(six, 1);
    expect([0, 1, 5].map((seat) => seatWhere(begun, seat))).toEqual([
      'second in turn',
      'first in turn',
      'third in turn',
    ]);
    expect(titleOf(begun, 5)).toBe('Who is third in turn?');
    const alone = made(choosePlayers(fours, 1));
    expect([seatWhere(alone, 0), titleOf(alone, 0), notesOf(alone, 0)]).toEqual(['', 'Who plays?', []]);
    expect(titleOf(freshDraft, 1)).toBe('Who sits at the far end?');
    const fair = handicap(beginWith(knock, 1), 1, { delay: 500, second: true });
    expect(notesOf(fair, 1)).toEqual(['deals first', '+0.5 s', 'two solutions']);
  });

  test('says the house rules of Four Fours on one line (FOURS-13 to 15)', () => {
    expect(rulesLine(changeRules(six, { implied: true, negation: true, extended: true }))).toBe(
      'Fifteen rounds · brackets multiply · minus as a sign',
    );
    expect(rulesLine(changeRules(six, { negation: true }))).toBe('Nine rounds · minus as a sign');
  });

  test('names a second draw only where there is a first (KNOCK-11)', () => {
    const redraw = changeRules(knock, { redraw: true, faces: true });
    expect(rulesLine(redraw)).toBe('Make 24 · 30 s to say it · face cards');
    expect(rulesLine(changeRules(redraw, { target: 'dynamic' }))).toBe(
      'Drawn target · 30 s to say it · drawn again if too hard · face cards',
    );
  });

  test('says its rules on one line', () => {
    expect(rulesLine(freshDraft)).toBe('Make 24 · 30 s to say it · usual rules');
    const house = changeRules(freshDraft, { target: 'dynamic', claimTime: 0, setTime: 30_000, called: true });
    expect(rulesLine(handicap(house, 0, { delay: 500 }))).toBe(
      'Drawn target · no hurry to say it · ½ min a deal · called · with a handicap',
    );
  });
});

describe('set-up', () => {
  let store: Store;
  let started: { game: string; config: unknown; players: readonly Player[]; seed?: number }[];
  beforeEach(() => {
    store = freshStore(fakeEnvironment());
    started = [];
  });
  async function visit(): Promise<Setup> {
    const begin = (match: (typeof started)[number]) => Promise.resolve(ok(`match ${started.push(match)}`));
    const library = {
      start: (game: string, config: unknown, players: readonly Player[]) => begin({ game, config, players }),
      startAgain: begin,
      startWith: begin,
    };
    const setup = new Setup({ store, library });
    await setup.load();
    return setup;
  }

  test('starts what is set up, and the same again at the next visit', async () => {
    const setup = await visit();
    expect(setup.last).toBeNull();
    expect(await setup.again()).toBeNull();
    setup.try((draft) => rename(draft, 0, 'Mei'));
    setup.changeRules({ target: 36 });
    expect(await setup.start()).toBe('match 1');
    setup.changeRules({ target: 10 });
    const next = await visit();
    expect(next.last?.config).toMatchObject({ target: 36 });
    expect(await next.again()).toBe('match 2');
    expect(started[1]).toEqual(started[0]);
    expect(started[0]).toMatchObject({
      config: { target: 36 },
      players: [{ name: 'Mei' }, { name: 'Hill' }],
    });
  });

  test('finds names, places, shapes, rules and handicaps as they were left', async () => {
    const setup = await visit();
    setup.try((draft) => choosePlayers(draft, 4));
    setup.try((draft) => rename(draft, 3, '</script>'));
    setup.change(exchange(setup.draft, 0, 3));
    setup.change(handicap(setup.draft, 1, { delay: 1500, second: true }));
    setup.changeRules({ deck: 'physical', setTime: 0 });
    expect((await visit()).draft).toEqual(setup.draft);
  });

  test('changes nothing for what is refused, says why, and forgets it with the next change', async () => {
    const setup = await visit();
    const before = setup.draft;
    expect(setup.try((draft) => rename(draft, 0, ' '))).toBe(false);
    expect(setup.draft).toBe(before);
    expect(setup.fault).toEqual({ code: 'emptyName' });
    setup.changeRules({ called: true });
    expect(setup.fault).toBeNull();
  });

  test('says so when a match cannot be begun after all, and remembers none', async () => {
    const refuse = () => Promise.resolve(err({ code: 'unknownGame' }));
    const library = { start: refuse, startAgain: refuse, startWith: refuse };
    const setup = new Setup({ store, library });
    expect(await setup.start()).toBeNull();
    expect([setup.fault, setup.last]).toEqual([{ code: 'notBegun' }, null]);
  });

  test('refuses numbers that never make the target as soon as they are chosen, in a sentence (CONTEST-11)', async () => {
    // What set-up fetches for it is there, so that only its own work is waited for.
    await import('#lib/games/contest/deal.ts');
    const setup = await visit();
    setup.open('?game=contest');
    setup.changeRules({ range: 1 });
    await expect.poll(() => setup.fault).toEqual({ code: 'undealt' });
    expect(sentenceOf({ code: 'undealt' })).toMatch(/none had a solution/);
    expect([await setup.start(), started]).toEqual([null, []]);
    const next = await visit();
    expect(next.fault).toEqual({ code: 'undealt' });
    // Another type, or other numbers, and it may start.
    next.changeRules({ type: 21 });
    expect(next.fault).toBeNull();
    next.changeRules({ type: 0, range: 10 });
    expect([await next.start(), next.fault]).toEqual(['match 1', null]);
  });

  test('starts nothing that stands against the rules', async () => {
    const setup = await visit();
    setup.changeRules({ target: 0 });
    expect(setup.fault).toEqual({ code: 'setting', field: 'target' });
    expect(await setup.start()).toBeNull();
    expect(started).toEqual([]);
  });

  test('takes a game and a number of players from a link, and refuses three for Slap', async () => {
    const setup = await visit();
    setup.open('?game=slap&players=4');
    expect([draftSeats(setup.draft).length, setup.fault]).toEqual([4, null]);
    setup.open('?game=slap&players=3');
    expect(draftSeats(setup.draft).length).toBe(4);
    expect(setup.fault).toEqual({ code: 'players', game: 'slap', count: 3 });
    setup.open('?game=chess');
    expect([setup.draft.game, setup.fault]).toEqual(['slap', null]);
  });

  const keep = (value: unknown) => store.settings.put('setup', value as never);
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'slap'],
    ['a list', [1]],
    ['of another version', { draft: { game: 'bridge', rules: [], seats: 3, people: 'all' }, last: {} }],
  ])('that is %s begins afresh', async (_, kept) => {
    await keep(kept);
    const setup = await visit();
    expect([setup.draft, setup.last]).toEqual([freshDraft, null]);
  });

  /** What the version before Four Fours kept, to the letter. */
  const older = {
    draft: {
      game: 'knock',
      rules: {
        slap: { ...standardSlap(2), target: 36 },
        knock: { ...standardKnock(3), faces: true, dealer: 2 },
      },
      seats: {
        1: ['star'],
        2: ['hill', 'moon'],
        3: ['moon', 'gate', 'hill'],
        4: ['moon', 'gate', 'hill', 'star'],
      },
      people: {
        moon: { name: 'Mei', handicap: { delay: 1500, second: false } },
        hill: { name: null, handicap: { delay: 0, second: false } },
        gate: { name: 'Jun', handicap: { delay: 0, second: true } },
        star: { name: null, handicap: { delay: 0, second: false } },
      },
    },
    last: {
      game: 'slap',
      config: standardSlap(2),
      players: [
        { name: 'Mei', shape: 'moon' },
        { name: 'Hill', shape: 'hill' },
      ],
    },
  };

  test('of the version before there was a ring keeps all it had, and has a ring as at first', async () => {
    await keep(older);
    const { draft, last } = await visit();
    expect(draft).toEqual({
      ...older.draft,
      ring: freshDraft.ring,
      turned: false,
      people: { ...freshDraft.people, ...older.draft.people },
    });
    expect(last).toEqual(older.last);
    expect(checkDraft({ ...draft, game: 'fours' })).toMatchObject({
      value: { config: standardFours(3), players: [{ name: 'Mei' }, { name: 'Hill' }, { name: 'Jun' }] },
    });
  });

  test('plays what was kept before there was a second edition of rules by those of now', async () => {
    const { edition: _, ...config } = { ...standardContest(2), target: 36 };
    const players = older.last.players;
    await keep({
      draft: { game: 'contest', rules: { contest: config } },
      last: { game: 'contest', config, players },
    });
    const { draft, last } = await visit();
    expect([draftRules(draft), last?.config]).toEqual([
      { ...config, edition: 2 },
      { ...config, edition: 2 },
    ]);
  });

  test('finds the ring as it was left: who begins, its order and how it is turned', async () => {
    const setup = await visit();
    setup.change(turnRound(beginWith(six, 2)));
    setup.changeRules({ extended: true });
    const { draft } = await visit();
    expect({ ...draft, game: 'fours' }).toEqual(setup.draft);
  });

  test.each<[string, (kept: Record<string, Record<string, unknown>>) => void, Partial<SetupDraft>]>([
    ['rules', (draft) => (draft['rules']!['slap'] = { target: 7 }), { rules: freshDraft.rules }],
    ['seats', (draft) => (draft['seats']!['2'] = ['moon', 'moon']), { seats: freshDraft.seats }],
    ['the ring', (draft) => (draft['ring']!['6'] = ['drop', 'leaf']), {}],
    ['its way', (draft) => ((draft as Record<string, unknown>)['turned'] = 'left'), {}],
    [
      'a handicap',
      (draft) => (draft['people']!['moon'] = { name: 'Mei', handicap: { delay: -1, second: true } }),
      {},
    ],
    ['a name', (draft) => (draft['people']!['moon'] = { name: ' ' }), { people: freshDraft.people }],
  ])('that lost %s keeps all the rest', async (_, damage, expected) => {
    const whole: SetupDraft = {
      ...changeRules(called(0, 'Mei'), { target: 30 }),
      seats: { ...freshDraft.seats, 2: ['hill', 'moon'] },
    };
    const kept = structuredClone({ draft: whole, last: null }) as unknown as {
      draft: Record<string, Record<string, unknown>>;
    };
    damage(kept.draft);
    await keep(kept);
    expect((await visit()).draft).toEqual({ ...whole, ...expected });
  });

  test.each<[string, object]>([
    ['a game that is gone', { game: 'bridge' }],
    ['rules that are no more', { config: { ...standardSlap(2), target: 100 } }],
    ['three players', { players: [{ name: 'A', shape: 'moon' }] }],
    ['one name twice', { players: ['moon', 'hill'].map((shape) => ({ name: 'A', shape })) }],
    [
      'a name of 25 characters',
      { players: ['moon', 'hill'].map((shape) => ({ name: shape.padEnd(25, '.'), shape })) },
    ],
    ['an unknown shape', { players: ['moon', 'fish'].map((shape) => ({ name: shape, shape })) }],
  ])('offers no “same again” with %s', async (_, part) => {
    const setup = await visit();
    await setup.start();
    await keep({ draft: setup.draft, last: { ...setup.last, ...part } });
    expect((await visit()).last).toBeNull();
    await keep({ draft: setup.draft, last: setup.last });
    expect((await visit()).last).toEqual(setup.last);
  });
});
