import type { FoldEvent, Undone } from '#lib/core/match/common.ts';
import { newTimeline, type Timeline } from '#lib/core/match/timeline.ts';
import { Controller } from '#lib/match/controller.svelte.ts';
import type { MatchLog } from '#lib/match/open-match.ts';
import { fakeEnvironment, type FakeEnvironment } from './environment.ts';
import { toy, type ToyEvent, type ToyGame, type ToyState } from './toy-game.ts';
import { turn } from './turns.ts';

type Stored = ToyEvent | FoldEvent | Undone;

/** A log that keeps what it gets, at once or when the test lets it. */
export class Log implements MatchLog<ToyEvent> {
  readonly stored: Stored[] = [];
  answer: 'kept' | 'taken' = 'kept';
  hold: Promise<void> = Promise.resolve();
  holdClock: Promise<void> = Promise.resolve();
  fault: Error | null = null;
  readonly clocks: (readonly [number, number])[] = [];
  async add(seq: number, event: Stored): Promise<'kept' | 'taken'> {
    await this.hold;
    if (this.fault) throw this.fault;
    if (this.answer === 'kept') this.stored[seq] = event;
    return this.answer;
  }
  async keepClock(count: number, at: number): Promise<'kept' | 'taken'> {
    this.clocks.push([count, at]);
    await this.holdClock;
    return this.answer;
  }
}

export const header = (game: string) => ({
  id: 'm',
  game,
  rulesVersion: 1,
  config: {},
  players: [],
  seed: 7,
  startedAt: 0,
});

interface Sitting {
  readonly clock?: number | null;
  readonly visible?: boolean;
  readonly game?: ToyGame;
  readonly ask?: (task: string, question: unknown) => Promise<unknown>;
}

/** A new match of the toy game, or one that stands somewhere; its clock as it was kept. */
export function sitDown(
  log = new Log(),
  timeline: Timeline<ToyState, ToyEvent> = newTimeline(toy.init({ seats: 2 })),
  { clock = null, visible = true, game = toy, ask }: Sitting = {},
) {
  const environment = fakeEnvironment();
  environment.setVisible(visible);
  const match = new Controller({
    game,
    header: header('toy'),
    config: { seats: 2 },
    timeline,
    clock,
    log,
    environment,
    ...(ask ? { ask } : {}),
  });
  const types = () => log.stored.map(({ type }) => type);
  return { environment, log, match, types };
}

/** Lets time pass, and everything that can go on then. */
export async function wait(environment: FakeEnvironment, ms: number) {
  environment.pass(ms);
  for (let step = 0; step < 20; step += 1) await turn();
}
