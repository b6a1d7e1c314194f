import type { Outcome } from '#lib/storage/attempt.ts';
import { FREE_HINTS } from './ended-day.ts';
import type { Hand } from './hand.ts';
import { noteFromHere, noteOf, RUNGS } from './hints.ts';
import type { Note } from './note.ts';
import type { OpenHand } from './open-hand.svelte.ts';
import type { Ways } from './ways.svelte.ts';

/** The table that is asked about its hand. */
export interface AskedTable {
  readonly open: OpenHand;
  readonly ways: Ways;
  say(note: Note): void;
  end(outcome: Outcome, expression: string | null, change?: Partial<Hand>): Promise<void>;
}

/** "No solution" is an answer: right, it ends the hand; wrong, it is counted and the hand goes on. */
export async function askNone(table: AskedTable): Promise<void> {
  const { open, ways } = table;
  const { id, wrongNone, ending } = open.hand;
  if (ending !== null) return;
  table.say({ type: 'looking' });
  const solvable = await ways.solvable();
  if (solvable === null) return sayMissing(table, id);
  // Called off, or said twice while it was looked up.
  if (!open.isOpen(id) || open.hand.wrongNone !== wrongNone) return;
  if (!solvable) return table.end('none', null);
  await open.keep({ wrongNone: wrongNone + 1 });
  if (open.isOpen(id)) table.say({ type: 'wrongNone' });
}

/** Takes the next rung of the hint ladder. The last one shows the whole and ends the hand. `note` is what the table says just now. */
export async function askHint(table: AskedTable, note: Note | null): Promise<void> {
  const { open, ways } = table;
  const { id, day, hints, wrongNone, ending } = open.hand;
  if (ending !== null) return;
  // What a wrong "no solution" was told is passed over, unless the cards lie otherwise than they were dealt.
  const isKnown = hints === 0 && wrongNone > 0 && noteFromHere('whether', open.hand) === null;
  const known = isKnown ? 1 : hints;
  const rung = RUNGS[known] ?? 'whole';
  // Before a hand of the day is given its second hint, what that costs stands on the table.
  const isPriceSaid = note?.type === 'whether' || note?.type === 'still';
  if (day !== null && known === FREE_HINTS && !isPriceSaid) {
    table.say({ type: 'whether', solvable: true });
    return;
  }
  table.say({ type: 'looking' });
  const solvable = await ways.solvable();
  const solutions = solvable && rung !== 'whether' ? await ways.find() : [];
  if (solvable === null || solutions === null) return sayMissing(table, id);
  // Called off, or the hint was asked for twice.
  if (open.hand.hints !== hints || !open.isOpen(id)) return;
  if (!solvable && hints > 0) return table.say({ type: 'noMore' });
  const here = solvable ? noteFromHere(rung, open.hand) : null;
  // That is no hint: it says where one stands, and costs nothing.
  if (here?.type === 'deadEnd') return table.say(here);
  const [solution] = solutions;
  const taken = Math.min(known + 1, RUNGS.length);
  if (solution && rung === 'whole') return table.end('shown', null, { hints: taken });
  await open.keep({ hints: taken });
  // While that was stored, the hand may have been solved, or another one laid, or the next hint taken.
  if (open.hand.hints === taken && open.isOpen(id))
    table.say(
      here ?? (solution === undefined ? null : noteOf(rung, solution)) ?? { type: 'whether', solvable },
    );
}

/** Where the solver cannot be fetched, says so in place of "looking": the question can be asked again. */
function sayMissing(table: AskedTable, id: string): void {
  if (table.ways.missing && table.open.isOpen(id)) table.say({ type: 'missing' });
}
