import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { printMatch } from '#lib/core/match/file.ts';
import { standardKnock } from '#lib/games/knock/config.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import * as K from '../support/knock.ts';
import * as S from '../support/slap.ts';
import { corrected, WORKED } from '../support/claims.ts';
import { knockOutcome, slapOutcome } from './outcome.ts';
const NAMES = ['Mei', 'Jun', 'Grandma', 'Ada'];
const SHAPES = ['circle', 'diamond', 'square', 'triangle'];
function write(game: 'slap' | 'knock', id: string, title: string, config: { players: number }, table: { timeline: { events: readonly object[] }; state: never }) {
  const players = Array.from({ length: config.players }, (_, n) => ({ name: NAMES[n] ?? '', shape: SHAPES[n] ?? '' }));
  const header = { id, game, rulesVersion: 1, config, players, seed: 1, startedAt: 1_790_000_000_000 };
  const match = JSON.parse(printMatch(header as never, table.timeline.events as never)) as unknown;
  const outcome = game === 'slap' ? slapOutcome(table.state) : knockOutcome(table.state);
  writeFileSync(join(import.meta.dirname, game, `${id}.json`), JSON.stringify({ title, match, outcome }, null, 2) + '\n');
}
test('writes', () => {
  const four = S.openTable(4, WORKED.ranks).play(S.act('swapAsked', 0, 4000), S.act('swapAsked', 1, 4600), S.keepAsked(2, 4700), S.act('swapAsked', 3, 5000)).through(9000);
  write('slap', 'swap-one-touch', 'four ask, agree and choose with a touch each, and one keeps theirs (SLAP-7)', standardSlap(4), four as never);
  const ended = S.openTable(2, WORKED.ranks).play(S.act('swapAsked', 0, 4000), S.act('swapAsked', 1, 5000), S.slapBy(1, 5500)).through(5520).play(S.act('agreed', 0, 9000));
  write('slap', 'question-ended', 'a slap within 0.6 s of the last answer ends the question (SLAP-9)', standardSlap(2), ended as never);
  const next = S.openTable(2, WORKED.ranks).play(S.slapBy(0, 4000), S.slapBy(1, 4200), S.act('voided', 0, 9000), S.act('agreed', 0, 10000));
  write('slap', 'voided-next', 'a void lets the next slap take its place (SLAP-9)', standardSlap(2), next as never);
  const again = S.newTable(4, { again: true }).play(S.act('readied', 2, 1000)).through(4000);
  write('slap', 'ready-again', 'one touch of Ready is enough for people who have just played (SLAP-16)', { ...standardSlap(4), again: true } as never, again as never);
  const config = { ...standardKnock(4), dealer: 0 } as const;
  const aside = K.allPass(K.openTable(4, WORKED.ranks), 4000);
  write('knock', 'consented', 'all agree that nothing works, and 0.6 s later the cards go (KNOCK-6, SLAP-9)', config, aside as never);
  const nextK = K.openTable(4, WORKED.ranks).play(K.knockBy(0, 4000), K.knockBy(2, 4200), K.act('voided', 0, 9000), ...[0, 1, 3].map((seat) => K.act('agreed', seat, 10000)));
  write('knock', 'voided-next', 'a void lets the next knock take its place (SLAP-9)', config, nextK as never);
  const one = K.openTable(4, WORKED.ranks).play(corrected(3500, 9, 9, 9, 8, 1, 0, 0, 0, 0));
  write('knock', 'one-card', 'a single card is put right (SLAP-14)', config, one as never);
});
