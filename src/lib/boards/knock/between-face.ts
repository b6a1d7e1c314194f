import type { Seat } from '#lib/core/match/game.ts';
import { highestOf } from '#lib/games/knock/deck.ts';
import type { SeenSet } from '#lib/games/knock/view.ts';
import { common, knock as text, spoken } from '#lib/i18n/messages.ts';
import { SETTLING } from '../race/sitting.ts';
import { changedOf, faultOf } from '../table/proof-fault.ts';
import {
  isDrawShown,
  isFirstOfRound,
  namesAt,
  PLAIN,
  type ActName,
  type Face,
  type PhaseOf,
  type KnockSitting,
} from './face.ts';

/** Round a real deck everybody draws by hand, and whoever drew the highest card says so (KNOCK-2). */
export const drawingFace = ({ view }: KnockSitting): Face =>
  view.config.deck === 'physical' ? { ...PLAIN, head: text.drawCard, acts: ['highest'] } : PLAIN;

/** Equal cards are drawn again (KNOCK-2). */
export function tiedFace(sitting: KnockSitting, seat: Seat, { among }: PhaseOf<'tied'>): Face {
  if (!among.includes(seat))
    return { ...PLAIN, head: text.waiting, lines: [text.drawsAgain(namesAt(sitting, among))] };
  const { draws, config } = sitting.view;
  const ranks = (draws.at(-1) ?? [])
    .filter((drawn) => among.includes(drawn.seat))
    .map(({ rank }) => common.rank(rank ?? 0, highestOf(config)));
  return { ...PLAIN, look: 'flood', touch: 'drewAgain', head: text.drawAgain, lines: [text.equal(ranks)] };
}

/** The dealer turns the cards, everybody looks at what the last set came to (KNOCK-3, KNOCK-5). */
export function waitingFace(sitting: KnockSitting, seat: Seat): Face {
  const { view, now, since } = sitting;
  const { dealer, last } = view;
  const deals = seat === dealer;
  const acts: readonly ActName[] = deals && now - since >= SETTLING ? [nextAct(sitting)] : [];
  const face: Face = last === null ? PLAIN : settledFace(sitting, seat, last);
  // On a flood the button says it.
  if (last !== null) return { ...face, deals: deals && face.look !== 'flood', acts };
  const line = deals ? ownLine(sitting) : dealerLine(sitting);
  return { ...PLAIN, deals, acts, won: true, lines: line === null ? [] : [line] };
}

/** What the dealer is to do; what is done first has a key of its own to say it. */
function ownLine(sitting: KnockSitting): string | null {
  const { view } = sitting;
  if (view.config.deck === 'dealt') return nextAct(sitting) === 'turn' ? text.turnUpAll : null;
  return isFirstOfRound(view) ? text.dealOut(view.counts.length) : null;
}

const nextAct = (sitting: KnockSitting): ActName =>
  isDrawShown(sitting) && sitting.view.config.target === 'dynamic' && sitting.view.config.deck === 'dealt'
    ? 'aim'
    : 'turn';

/** What happens next, for all: round a real deck the dealer gives the signal, and everybody turns up their own (KNOCK-3, KNOCK-10). */
export function dealerLine(sitting: KnockSitting): string {
  const { view } = sitting;
  const [name = ''] = namesAt(sitting, [view.dealer]);
  if (isDrawShown(sitting)) return text.dealsFirst(name);
  return view.config.deck === 'dealt' || sitting.names.length === 1
    ? text.turns(name)
    : text.turnUp(view.counts.length > 2 ? 1 : 2);
}

function settledFace({ view, names }: KnockSitting, seat: Seat, { taker, claims, by }: SeenSet): Face {
  const [claim] = claims.slice(-1);
  const changed = taker !== null || by === 'barred' ? changedOf(claim, text) : [];
  if (seat === taker) {
    const solution = claim && claim.texts.length > 0 ? claim.texts.join(spoken.pause) : null;
    const figure = view.won[seat] ?? 0;
    return { ...PLAIN, look: 'flood', head: text.right, solution, figure, lines: changed };
  }
  // Whoever was the last one out reads why; the others have read it before.
  if (by === 'barred' && claim?.claimant === seat)
    return {
      ...PLAIN,
      look: 'out',
      head: faultOf(claim, view.target, text),
      lines: [text.allOut, ...changed],
    };
  // Everybody reads it, turned to them; between two there is no question whose it was.
  const [name] = taker === null ? [] : [names[taker] ?? ''];
  const told =
    name === undefined ? [] : [names.length > 2 ? text.cameTo(name, text.right) : text.takes(name)];
  return { ...PLAIN, won: true, lines: [...told, ...changed] };
}

/** After a deck round: who took it, and what the others have (KNOCK-7, KNOCK-8). `counts` by seat. */
export function countedFace(
  sitting: KnockSitting,
  seat: Seat,
  { winners, counts }: { readonly winners: readonly Seat[]; readonly counts: readonly number[] },
): Face {
  const count = counts[seat] ?? 0;
  if (!winners.includes(seat))
    return { ...PLAIN, figure: count, head: sitting.names[seat] ?? '', lines: [text.cards(count)] };
  const others = namesAt(
    sitting,
    winners.filter((winner) => winner !== seat),
  );
  const lines = [others.length > 0 ? text.sharedWith(others) : (sitting.names[seat] ?? '')];
  return { ...PLAIN, look: 'flood', figure: count, head: text.mostCards, lines };
}
