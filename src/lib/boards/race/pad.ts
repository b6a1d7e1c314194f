import { solutions } from '#lib/core/solve.ts';
import type { Seat } from '#lib/core/match/game.ts';
import { ranksOnTable, type SeenCard } from '#lib/games/table/table-cards.ts';
import type { KeptRanks } from '../table/entered-ranks.svelte.ts';
import type { KeptProof } from '../table/typed-proof.svelte.ts';
import type { RefusedAct } from './refusal.ts';

/** What stands on the pads of a part of a match, whoever puts them away. */
export interface KeptPad extends KeptProof, KeptRanks {}

/** The pad that lies open, and what becomes of what is entered in it. */
export interface OpenPad {
  readonly seat: Seat;
  /** Known ranks by place; null until they are entered. */
  readonly ranks: readonly number[] | null;
  /** How many cards lie there. */
  readonly count: number;
  readonly highest: number;
  readonly owed: 1 | 2;
  readonly fault: string | null;
  /** A solution is to follow; else the ranks are all that is asked for. */
  readonly claims: boolean;
  readonly onranks: (ranks: readonly number[], stamp: number) => void;
  readonly onrule: (texts: readonly string[], stamp: number) => void;
  /** Puts it away; null where it cannot be. */
  readonly oncancel: (() => void) | null;
  /** Back to the ranks of a real deck, where one was mistyped; null where the app deals. */
  readonly oncards: (() => void) | null;
  readonly kept: KeptPad;
}

/** As much of an open match as a pad needs. */
interface PadMatch {
  readonly stopped: boolean;
  readonly refused: RefusedAct | null;
  readonly view: {
    readonly phase: { readonly type: string };
    readonly table: readonly SeenCard[];
    readonly target: number | null;
    readonly config: {
      readonly deck: 'dealt' | 'physical';
      readonly handicaps: readonly { readonly second: boolean }[];
    };
  };
  send(
    event:
      | { readonly type: 'ranked'; readonly seat: Seat; readonly ranks: readonly number[] }
      | { readonly type: 'proved'; readonly seat: Seat; readonly texts: readonly string[] },
    stamp: number,
  ): Promise<unknown>;
}

interface Asked {
  /** Who has to prove a claim on it; null where nobody has. */
  readonly prover: Seat | null;
  readonly highest: number;
  /** Why the table did not take what was entered. */
  readonly words: { readonly badRanks: string; readonly secondOwed: string };
}

/** Which pad is open, as the seats keep it. */
interface Pads {
  asking: Seat | null;
  pad: 'ranks' | 'away' | null;
  readonly kept: KeptPad;
}

/** The pad of a seat that claims, or that only asks whether there is anything; null where none is open. A mistyped rank is put right on it (SLAP-6). */
export function padOf(match: PadMatch, seats: Pads, { prover, highest, words }: Asked): OpenPad | null {
  const { table, config, phase } = match.view;
  const proves = prover !== null && seats.pad !== 'away';
  const seat = proves ? prover : phase.type === 'open' ? seats.asking : null;
  if (match.stopped || seat === null) return null;
  const claims = proves && seats.pad !== 'ranks';
  const code = match.refused?.why.code;
  const close = () => {
    seats.asking = null;
    seats.pad = null;
  };
  return {
    seat,
    highest,
    claims,
    fault: code === 'badRanks' || code === 'secondOwed' ? words[code] : null,
    ranks: ranksOnTable(table),
    count: table.length,
    owed: claims ? owedBy(match.view, seat) : 1,
    onranks: (ranks, stamp) => {
      void match.send({ type: 'ranked', seat, ranks }, stamp);
      close();
    },
    onrule: (texts, stamp) => void match.send({ type: 'proved', seat, texts }, stamp),
    oncards: config.deck === 'physical' ? () => (seats.pad = 'ranks') : null,
    kept: seats.kept,
    oncancel: () => (claims ? (seats.pad = 'away') : close()),
  };
}

/** Two different ones are owed where the deal has two (SLAP-13). */
function owedBy({ table, target, config }: PadMatch['view'], seat: Seat): 1 | 2 {
  const ranks = ranksOnTable(table);
  if (ranks === null || target === null || !config.handicaps[seat]?.second) return 1;
  return solutions(ranks, target).length > 1 ? 2 : 1;
}
