import type { Seat } from '#lib/core/match/game.ts';
import { stepsOf } from '#lib/core/match/steps.ts';
import { stateAt, type Timeline } from '#lib/core/match/timeline.ts';
import type { Board, Play } from './board.ts';
import type { Card } from './cards.ts';
import type { FoursEvent } from './events.ts';
import { judgeBoard, type JudgedBoard } from './judge.ts';
import { targetOf } from './phases.ts';
import type { FoursState, Round } from './state.ts';

/** One turn as it was played; what was taken back is not in it. */
export interface TurnRecord {
  readonly seat: Seat;
  /** In the order played; none for a pass. */
  readonly plays: readonly Play[];
  /** The board before and after them, and how it counts then (FOURS-9). */
  readonly before: Board;
  readonly after: Board;
  readonly judged: JudgedBoard;
  /** What everybody held before the turn, by seat; empty with a real deck. */
  readonly hands: readonly (readonly Card[])[];
}

/** One round as it was played. */
export interface RoundRecord extends Pick<Round, 'target' | 'winner' | 'points'> {
  readonly turns: readonly TurnRecord[];
  /** False when the match ended before the round did. */
  readonly decided: boolean;
  /** How everybody stood after it. */
  readonly scores: readonly number[];
}

/** The rounds of a match, the last one also when nobody finished it. Cost: the length of the log. */
export function foursRecords(timeline: Timeline<FoursState, FoursEvent>): readonly RoundRecord[] {
  const rounds: RoundRecord[] = [];
  let turns: TurnRecord[] = [];
  let start: FoursState | null = null;
  for (const { event, before, after } of stepsOf(timeline)) {
    if (before.phase.type === 'turn' && before.phase.plays.length === 0) start = before;
    if (event.type === 'ended' && start !== null) turns.push(turnOf(start, before));
    const decided = after.rounds.length > before.rounds.length ? after.rounds.at(-1) : undefined;
    if (decided === undefined) continue;
    const { target, winner, points } = decided;
    rounds.push({ target, winner, points, turns, decided: true, scores: after.scores });
    turns = [];
  }
  const { state } = stateAt(timeline);
  const target = targetOf(state);
  const isOpen = target !== null && (turns.length > 0 || isBegun(state));
  if (!isOpen) return rounds;
  const left = isBegun(state) && start !== null ? [turnOf(start, state)] : [];
  const open = { target, winner: null, points: 0, turns: [...turns, ...left], decided: false };
  return [...rounds, { ...open, scores: state.scores }];
}

/** Whether cards of a turn lie there that has not ended. */
const isBegun = ({ phase }: FoursState): boolean => phase.type === 'turn' && phase.plays.length > 0;

function turnOf(start: FoursState, { phase, board, config }: FoursState): TurnRecord {
  const { seat, plays } = phase.type === 'turn' ? phase : { seat: start.next, plays: [] };
  const hands = config.deck === 'dealt' ? start.hands : [];
  return { seat, plays, before: start.board, after: board, judged: judgeBoard(board, config), hands };
}
