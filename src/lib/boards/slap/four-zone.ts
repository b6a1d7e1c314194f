import { parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { Player } from '#lib/core/match/header.ts';
import type { Claimed, Race } from '#lib/games/slap/state.ts';
import type { SeenSettlement, SlapView } from '#lib/games/slap/view.ts';
import { common, slapFour as text } from '#lib/i18n/messages.ts';
import { toShape, type Shape } from '#lib/ui/shapes.ts';
import { proofFault } from '../table/proof-fault.ts';
import type { Zone } from '../table/zone.ts';

/** What a button in a zone does. */
export type FourAct =
  | {
      readonly type:
        'swap' | 'giveUp' | 'sure' | 'keep' | 'ask' | 'check' | 'agree' | 'enter' | 'concede' | 'done';
    }
  | { readonly type: 'name'; readonly claimant: Seat }
  | { readonly type: 'pick'; readonly place: number | null };

/** A button in a zone. With a shape it shows that, and `words` is its name. */
export interface Offer {
  readonly act: FourAct;
  readonly words: string;
  readonly primary?: boolean;
  readonly shape?: Shape;
}

/** All that stands in a seat's zone. */
export interface FourZone extends Zone {
  /** Its pile and its name stand there. */
  readonly pile: number | null;
  /** The seat's shape: as a line while it waits for a touch, full on a flood. */
  readonly mark: 'hollow' | 'full' | null;
  readonly line: string | null;
  /** One more line in smaller words. */
  readonly sub: string | null;
  /** The line is an expression. */
  readonly isNumber: boolean;
  /** Done: a tick stands behind the line. */
  readonly tick: boolean;
  /** A clock for this seat, in match time. */
  readonly until: Millis | null;
  readonly offers: readonly Offer[];
}

/** What the zones are made from: the table, and what people have begun to do at it. */
export interface Sitting {
  readonly view: SlapView;
  readonly players: readonly Player[];
  /** Touched, and not yet known to be taken. */
  readonly felt: ReadonlySet<Seat>;
  /** Locked after a false start. */
  readonly locked: ReadonlySet<Seat>;
  /** Somebody asked for the ways out: swap and give up. */
  readonly stuck: boolean;
  /** Who is asked whether to give up. */
  readonly sure: Seat | null;
  /** The claimant has put the pad away. */
  readonly away: boolean;
  /** Why what somebody pressed was not taken. */
  readonly told: { readonly seat: Seat; readonly words: string } | null;
  /** Match time, for slaps that count later. */
  readonly now: Millis;
}

type Part = Partial<Omit<FourZone, 'label'>>;

/** What stands in the zone of a seat (SLAP-3 to 15). */
export function fourZone(sitting: Sitting, seat: Seat): FourZone {
  const part = partOf(sitting, seat);
  const { view, players } = sitting;
  const zone = {
    look: 'calm',
    pile: null,
    mark: null,
    line: null,
    sub: null,
    ...part,
    ...toldTo(sitting, seat),
  } as const;
  return {
    isNumber: false,
    tick: false,
    until: null,
    offers: [],
    fill: null,
    ...zone,
    label: text.zone(players[seat]?.name ?? '', view.counts[seat] ?? 0, [zone.line ?? '', zone.sub ?? '']),
  };
}

const toldTo = ({ told }: Sitting, seat: Seat): Part => (told?.seat === seat ? { sub: told.words } : {});

function partOf(sitting: Sitting, seat: Seat): Part {
  const { view, players, felt, locked } = sitting;
  const { phase, config, counts } = view;
  const name = players[seat]?.name ?? '';
  const pile = counts[seat] ?? 0;
  const calm: Part = { pile };
  const word = config.called ? text.first : text.slap;
  switch (phase.type) {
    case 'aiming':
    case 'shuffling':
      return calm;
    case 'waiting':
      return waiting(sitting, seat, phase.ready.includes(seat));
    case 'counting':
      return locked.has(seat) ? { look: 'out', line: text.tooEarly } : calm;
    case 'open':
    case 'collecting':
      if (felt.has(seat) || isIn(phase, seat)) return slapped(sitting, seat, phase);
      if (locked.has(seat)) return { look: 'out', line: text.tooEarly };
      if (phase.quits.includes(seat)) return { look: 'out', pile, line: text.gaveUp };
      return phase.type === 'open'
        ? (wayOut(sitting, seat, phase.asked) ?? { pile, mark: 'hollow', line: word })
        : { pile, mark: 'hollow', line: word };
    case 'naming':
      if (phase.namer === seat) return naming(sitting, seat, phase);
      return isIn(phase, seat) ? has(name) : { pile, line: lateLine(phase, seat) };
    case 'claim':
      return claim(sitting, seat, phase);
    case 'swapping': {
      const pick = phase.picks[seat] ?? null;
      if (view.counts[seat] === 0) return { pile, line: text.noPile };
      if (pick !== null)
        return { pile, line: pick === 'keep' ? text.keeps : text.swaps, tick: true, offers: [] };
      return {
        line: picksOf(sitting, seat).length > 1 ? text.pickWhich : null,
        offers: offerPicks(sitting, seat, phase.must),
      };
    }
    case 'reshuffling':
      return config.deck === 'dealt'
        ? calm
        : {
            line: text.reshuffle,
            offers: [{ act: { type: 'done' }, words: text.reshuffled, primary: true }],
          };
    case 'over':
      return phase.winners.includes(seat)
        ? {
            look: 'flood',
            mark: 'full',
            line:
              phase.winners.length === 1
                ? text.won(name)
                : text.shared(phase.winners.map((winner) => players[winner]?.name ?? '')),
          }
        : { pile };
  }
}

const isIn = ({ slaps }: Pick<Race, 'slaps'>, seat: Seat) => slaps.some((slap) => slap.seat === seat);
const has = (name: string): Part => ({ look: 'flood', mark: 'full', line: text.has(name) });

/** A slap floods its zone; one that counts later fills it until then (SLAP-13). */
function slapped({ players, now }: Sitting, seat: Seat, { slaps }: Race): Part {
  const counts = slaps.find((slap) => slap.seat === seat)?.counts ?? 0;
  if (counts > now) return { mark: 'full', line: text.counts, fill: counts - now };
  return has(players[seat]?.name ?? '');
}

/** Nobody finds anything: swapping is asked for by one and agreed by all, giving up is for oneself (SLAP-7, SLAP-8). */
function wayOut({ view, stuck, sure }: Sitting, seat: Seat, asked: readonly Seat[]): Part | null {
  const keep: Offer = { act: { type: 'keep' }, words: text.keepLooking };
  if (sure === seat)
    return { offers: [{ act: { type: 'sure' }, words: text.giveUpSure, primary: true }, keep] };
  if (asked.includes(seat)) return { pile: view.counts[seat] ?? 0, line: text.swapping, tick: true };
  if (asked.length === 0 && !stuck) return null;
  const swap: Offer = { act: { type: 'swap' }, words: text.swap, primary: true };
  const giveUp: Offer = { act: { type: 'giveUp' }, words: text.giveUp };
  const ask: Offer = { act: { type: 'ask' }, words: text.isThere };
  const canAsk = view.config.deck === 'physical' && view.table.some(({ rank }) => rank === null);
  const offers = stuck ? [swap, giveUp] : [swap, keep];
  return { offers: canAsk ? [...offers, ask] : offers };
}

function naming({ players }: Sitting, seat: Seat, phase: Claimed): Part {
  const name = players[seat]?.name ?? '';
  const offers = phase.slaps.map((slap): Offer => {
    const player = players[slap.seat];
    return {
      act: { type: 'name', claimant: slap.seat },
      words: text.name(player?.name ?? ''),
      shape: toShape(player?.shape ?? ''),
    };
  });
  // Whom the lot left out was not too late.
  const isDrawn = phase.heat?.lot.includes(seat) ?? false;
  const late = isDrawn ? undefined : phase.late.find((slap) => slap.seat === seat);
  return { line: text.whom(name), sub: late ? text.late(late.after) : null, until: phase.until, offers };
}

function lateLine({ late, quits }: Claimed, seat: Seat): string | null {
  const slap = late.find((each) => each.seat === seat);
  if (slap) return text.late(slap.after);
  return quits.includes(seat) ? text.gaveUp : null;
}

type Claim = Extract<SlapView['phase'], { type: 'claim' }>;

function claim({ view, players, away }: Sitting, seat: Seat, phase: Claim): Part {
  const { claimant, checked, namer, until } = phase;
  const claims = players[claimant]?.name ?? '';
  const pile = view.counts[seat] ?? 0;
  if (seat === claimant) {
    const cannot: Offer = { act: { type: 'concede' }, words: text.cannot };
    const enter: Offer = { act: { type: 'enter' }, words: text.enter, primary: true };
    if (checked && away) return { look: 'flood', until, offers: [enter, cannot] };
    return { look: 'flood', line: checked ? text.asSaid(claims) : text.say(claims), until, offers: [cannot] };
  }
  const check: readonly Offer[] = checked ? [] : [{ act: { type: 'check' }, words: text.check }];
  if (seat === namer) {
    const agree: Offer = { act: { type: 'agree' }, words: text.agree, primary: true };
    return { line: checked ? text.enters(claims) : text.right, offers: [...check, agree] };
  }
  return { pile, line: checked ? null : lateLine(phase, seat), offers: check };
}

/** The seat's own cards on the table, as places. */
function picksOf({ view }: Sitting, seat: Seat): readonly number[] {
  return view.table.flatMap((lying, place) => (lying.seat === seat ? [place] : []));
}

function offerPicks(sitting: Sitting, seat: Seat, must: boolean): readonly Offer[] {
  const places = picksOf(sitting, seat);
  const swaps = places.map((place): Offer => {
    const rank = sitting.view.table[place]?.rank ?? null;
    const words = places.length === 1 || rank === null ? text.swap : text.goesBack(common.rank(rank, 10));
    return { act: { type: 'pick', place }, words, primary: true };
  });
  return must && places.length > 0
    ? swaps
    : [...swaps, { act: { type: 'pick', place: null }, words: text.keep }];
}

/** Between two sets: what the last one came to, and whether one may go on. */
function waiting({ view, players }: Sitting, seat: Seat, isReady: boolean): Part {
  const { last, config, counts } = view;
  const pile = counts[seat] ?? 0;
  const real = config.deck === 'physical';
  if (real && isReady) return { pile, line: text.isReady, tick: true };
  if (last === null) return { pile, line: real ? text.ready : text.next };
  const took = last.took[seat] ?? 0;
  const all = last.table.length;
  const takes = text.takeNow(text.take(took, all), pile);
  if (last.verdict === 'wrong') {
    const name = players[seat]?.name ?? '';
    if (seat === last.winner) return { look: 'flood', mark: 'full', line: text.yours(name) };
    if (seat === last.claimant) return { line: faultOf(last, view.target), sub: takes };
    return { pile };
  }
  if (seat === last.claimant) {
    const said = printed(last.texts[0] ?? '');
    return { line: said ?? text.ruledRight, isNumber: said !== null, sub: said && text.left(pile) };
  }
  return took > 0 ? { line: takes } : { pile };
}

/** A proof as it is printed everywhere; null for what is no expression. */
function printed(said: string): string | null {
  const read = parseExpression(said);
  return read.ok ? printExpression(read.value) : null;
}

/** Why a claim was wrong, in a word (SLAP-5, SLAP-10, SLAP-13). */
export function faultOf(last: SeenSettlement, target: number | null): string {
  switch (last.by) {
    case 'expired':
      return text.outOfTime;
    case 'conceded':
    case 'agreed':
      return text.unsaid;
    case 'ruled':
      return text.ruledWrong;
    case 'proved':
      return proofFault(last, target, text);
  }
}
