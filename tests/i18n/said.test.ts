import { expect, test } from 'vitest';
import { contestAlone } from '#lib/i18n/ar/contest-alone.ts';
import { contest as arContest } from '#lib/i18n/ar/contest.ts';
import { games } from '#lib/i18n/ar/games.ts';
import { houseRules as arRules } from '#lib/i18n/ar/house-rules.ts';
import { contest as esContest } from '#lib/i18n/es/contest.ts';
import { games as esGames } from '#lib/i18n/es/games.ts';
import { houseRules as esRules } from '#lib/i18n/es/house-rules.ts';
import { kingsKeeper as esKeeper } from '#lib/i18n/es/kings-keeper.ts';
import { kings as esKings } from '#lib/i18n/es/kings.ts';
import { knock as esKnock } from '#lib/i18n/es/knock.ts';
import { slap as esSlap } from '#lib/i18n/es/slap.ts';
import { contest as idContest } from '#lib/i18n/id/contest.ts';
import { games as idGames } from '#lib/i18n/id/games.ts';
import { houseRules as idRules } from '#lib/i18n/id/house-rules.ts';
import { knock as idKnock } from '#lib/i18n/id/knock.ts';
import { standing as idStanding } from '#lib/i18n/id/standing.ts';
import { contest as jaContest } from '#lib/i18n/ja/contest.ts';
import { houseRules as jaRules } from '#lib/i18n/ja/house-rules.ts';
import { contest, games as enGames, houseRules, knockRules, setupSheets } from '#lib/i18n/messages.ts';
import { contest as ptContest } from '#lib/i18n/pt/contest.ts';
import { games as ptGames } from '#lib/i18n/pt/games.ts';
import { houseRules as ptRules } from '#lib/i18n/pt/house-rules.ts';
import { kings as ptKings } from '#lib/i18n/pt/kings.ts';
import { knock as ptKnock } from '#lib/i18n/pt/knock.ts';
import { slap as ptSlap } from '#lib/i18n/pt/slap.ts';
import { contest as hansContest } from '#lib/i18n/zh-Hans/contest.ts';
import { houseRules as hansRules } from '#lib/i18n/zh-Hans/house-rules.ts';
import { slap as hansSlap } from '#lib/i18n/zh-Hans/slap.ts';
import { contest as hantContest } from '#lib/i18n/zh-Hant/contest.ts';
import { houseRules as hantRules } from '#lib/i18n/zh-Hant/house-rules.ts';
import { slap as hantSlap } from '#lib/i18n/zh-Hant/slap.ts';
import { listFiles, readSources } from '../../scripts/imports.js';

// By the name alone: one that another sentence has as well is not told from it.
test('no sentence has a name that nothing in the app asks for', () => {
  const sources = readSources(listFiles(['src'], /\.(ts|svelte)$/));
  const isWords = (path: string) => path.startsWith('src/lib/i18n/') && path.split('/').length > 4;
  const app = [...sources].filter(([path]) => !isWords(path)).map(([, text]) => text);
  const asked = new Set(app.flatMap((text) => text.match(/\w+/g) ?? []));
  const names = [...sources]
    .filter(([path]) => path.startsWith('src/lib/i18n/en/'))
    .flatMap(([path, text]) => [...text.matchAll(/^ +(\w+):/gm)].map(([, name = '']) => ({ path, name })));
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter(({ name }) => !asked.has(name))).toEqual([]);
});

test('what Slap and Knock say in one sentence is so in both: cards are swapped in one, set aside in the other (SLAP-7, KNOCK-6)', () => {
  expect(setupSheets.rare).not.toMatch(/swap|aside/);
  // Nobody slaps at Knock (KNOCK-4, SLAP-13).
  expect(setupSheets.person.delay).not.toMatch(/slap|knock/i);
});

test('the short rules of Knock deal two piles to two (KNOCK-10)', () => {
  expect(knockRules[0]).toMatch(/Two players have two piles/);
});

test('in Contest two sets are both of them, and not all 2', () => {
  const said = ({ use, allSets, claim, has }: typeof contest, sets: number) => [
    use({ sets, numbers: 4 }, 2),
    allSets(sets),
    claim('Mei', sets),
    has('Mei', sets),
  ];
  expect(said(contest, 2)).toEqual(['both sets', 'I have both', 'Mei: I have both', 'Mei has both']);
  expect(said(contest, 3)).toEqual(['all 3 sets', 'I have all 3', 'Mei: I have all 3', 'Mei has all 3']);
  expect(said(contest, 1).slice(1)).toEqual(['I have it', 'Mei: I have it', 'Mei has it']);
  expect(said(idContest, 2)).toEqual([
    'kedua set',
    'Ketemu keduanya',
    'Mei: ketemu keduanya',
    'Mei sudah ketemu keduanya',
  ]);
});

// Chromium puts the first figure of the app's numerals after such a sign at the wrong end: 10.0 seconds read as 0.0, and a 1.
test('in Arabic a time that stands alone in the numerals begins with a figure', () => {
  const alone = { points: 0, near: null, thought: 10_000, rounds: 1, missed: 0, retaken: false };
  for (const time of [
    games.slap.best.print(10_000),
    games.knock.best.print(10_000),
    contestAlone.time(alone),
  ])
    expect(time).toMatch(/^1/);
});

const BELOW = [
  ['en', houseRules, contest],
  ['es', esRules, esContest],
  ['pt', ptRules, ptContest],
  ['id', idRules, idContest],
  ['ja', jaRules, jaContest],
  ['zh-Hans', hansRules, hansContest],
  ['zh-Hant', hantRules, hantContest],
  ['ar', arRules, arContest],
] as const;
test.each(BELOW)('a target below zero has a minus in a contest, and no hyphen: %s', (_, rules, contest) => {
  const { say, line } = rules.contestTarget;
  for (const said of [say(-24), line(-24), contest.line(-24, ['x'], null)]) expect(said).toContain('−24');
});

test.each([hansRules, hantRules])(
  'in Chinese no gap stands before half a minute for a deal',
  ({ setTime }) => {
    expect(setTime.line(30_000)).not.toMatch(/\p{Script=Han} \p{Script=Han}/u);
  },
);

test.each([hansSlap, hantSlap])(
  'in Chinese four who call are told nothing of slaps (SLAP-15)',
  ({ opening }) => {
    expect(opening.lastOfFour).not.toContain('拍');
  },
);

// Portuguese says several from two on, as its contest does.
test('in Portuguese no point, half a point and one and a half are one, in every game', () => {
  expect(ptKings.points(0)).toBe(ptContest.points(0));
  expect([-2, -0.5, 1, 1.5, 2].map(ptKings.points)).toEqual([
    '−2 pontos',
    '−½ ponto',
    '1 ponto',
    '1½ ponto',
    '2 pontos',
  ]);
});

test('the best hand of Kings has its points in the number they are', () => {
  const best = ({ kings }: typeof esGames) => [0.5, 1, 2].map(kings.best.print);
  expect(best(enGames)).toEqual(['½ point', '1 point', '2 points']);
  expect(best(esGames)).toEqual(['½ punto', '1 punto', '2 puntos']);
  expect(best(ptGames)).toEqual(['½ ponto', '1 ponto', '2 pontos']);
});

test('in Spanish a castle is asked for by the name that it has', () => {
  const { ask, askRank, askSuit } = esKeeper;
  for (const castle of [0, 1, 2, 3]) {
    const full = /\S+ castillo/.exec(esKings.unfounded(castle))?.[0] ?? '';
    const name = esKings.castle(castle);
    for (const said of [ask(name), askRank(name, 'picas'), askSuit(name, 'as')])
      expect(said.startsWith(full)).toBe(true);
  }
});

test('whoever was first may be anyone, in the zone as well', () => {
  for (const said of [esSlap.zone.first, esKnock.first, ptSlap.zone.first, ptKnock.first])
    expect(said).not.toMatch(/primer|primeir/i);
});

// “Didapat” is what deals and cards are that are won, so that to have a solution is another word.
test('in Indonesian deals are won in a phrase that holds, and to have it is not to win cards', () => {
  expect(idStanding.sets).toBe(idGames.slap.points);
  expect(idStanding.sets).not.toMatch(/^menang /i);
  for (const said of [idKnock.hasIt('Ani'), idKnock.youHaveIt, idKnock.saysAloud('Ani')])
    expect(said).not.toMatch(/dapat/i);
});

test('what Tony Four is says no number is secret: of its three kinds one is open (CONTEST-4)', () => {
  const words = readSources(listFiles(['src/lib/i18n'], /contest-types\.ts$/));
  expect(words.size).toBe(8);
  for (const [path, text] of words) {
    const [, tony = ''] = /\n {2}tony: \{\s+name: .*\s+more: (.*)/.exec(text) ?? [];
    expect(tony, path).not.toBe('');
    expect(tony, path).not.toMatch(/secret|rahasia|سري|秘密/);
  }
});
