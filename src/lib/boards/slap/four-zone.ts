import { parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { Player } from '#lib/core/match/header.ts';
import type { Claimed, Race } from '#lib/games/slap/state.ts';
import type { SeenSettlement, SlapView } from '#lib/games/slap/view.ts';
import { slap, slapFour as text } from '#lib/i18n/messages.ts';
import { toShape } from '#lib/ui/shapes.ts';
import { CALM, type RaceSeat } from '../race/view.ts';
import { closeCall, type CloseCall } from '../table/close-call.ts';
import { proofFault } from '../table/proof-fault.ts';
import { speak } from '#lib/i18n/spoken.ts';

/** What the zones are made from: the table, and what people have begun to do at it. */
export interface FourSitting {
  readonly view: SlapView;
  readonly players: readonly Player[];
  /** Touched, and not yet known to be taken. */
  readonly felt: ReadonlySet<Seat>;
  /** Locked after a false start. */
  readonly locked: ReadonlySet<Seat>;
  /** Who is asked whether to give up. */
  readonly sure: ReadonlySet<Seat>;
  /** The claimant has put the pad away. */
  readonly away: boolean;
  /** All agreed to end it here. */
  readonly stopped: boolean;
  /** A solution of the last four, shown because somebody asked. */
  readonly way: string | null;
  /** Why what somebody pressed was not taken. */
  readonly told: { readonly seat: Seat; readonly words: string } | null;
  /** Match time, for slaps that count later. */
  readonly now: Millis;
}

type Part = Partial<RaceSeat<never>>;
type Offer = RaceSeat<never>['offers'][number];

/** Once it is decided who slapped, the other hands are still on their way: nothing else is under them for so long. */
export const HANDS_DOWN: Millis = 1200;

/** Whether the hands that were too late have come down. */
export const areHandsDown = ({ view, now }: Pick<FourSitting, 'view' | 'now'>): boolean =>
  !('decided' in view.phase) || view.config.called || now - view.phase.decided >= HANDS_DOWN;

/** What stands in the zone of a seat (SLAP-3 to 15). */
export function fourZone(sitting: FourSitting, seat: Seat): RaceSeat<never> {
  const { view, players } = sitting;
  const { name = '', shape = '' } = players[seat] ?? {};
  const count = view.counts[seat] ?? 0;
  const zone = { ...CALM, ...partOf(sitting, seat), ...toldTo(sitting, seat) };
  const says = [zone.word ?? zone.head ?? zone.solution, ...zone.lines];
  return {
    ...zone,
    side: slap.side(name),
    name,
    shape: toShape(shape),
    pile: { count, label: text.pile(count) },
    close: closeAt(sitting, seat),
    label: text.zone(
      name,
      count,
      says.flatMap((each) => (each === null ? [] : [speak(each)])),
    ),
    waits: waitsFor(sitting),
  };
}

/** Whether a touch of a zone may still do something. */
const waitsFor = (sitting: FourSitting): boolean => {
  const { phase, last } = sitting.view;
  return (
    ['counting', 'open', 'collecting'].includes(phase.type) ||
    (phase.type === 'waiting' && last === null) ||
    !areHandsDown(sitting)
  );
};

/** Until the odd one out is asked: between the last one in and the one who was too late. */
function closeAt(sitting: FourSitting, seat: Seat): CloseCall | null {
  const { phase } = sitting.view;
  if (phase.type !== 'naming' || (phase.heat?.lot.length ?? 0) > 0 || areHandsDown(sitting)) return null;
  return closeCall(seat, phase.slaps.at(-1)?.seat, phase.late);
}

const toldTo = ({ told }: FourSitting, seat: Seat): Part =>
  told?.seat === seat ? { lines: [told.words] } : {};

function partOf(sitting: FourSitting, seat: Seat): Part {
  const { view, players, felt, locked } = sitting;
  const { phase, config } = view;
  const name = players[seat]?.name ?? '';
  const calm: Part = { named: true };
  const word = config.called ? text.first : text.slap;
  switch (phase.type) {
    case 'aiming':
    case 'shuffling':
      return calm;
    case 'waiting':
      return waiting(sitting, seat, phase.ready.includes(seat));
    case 'counting':
      return locked.has(seat) ? { look: 'out', head: text.tooEarly } : calm;
    case 'open':
    case 'collecting':
      if (felt.has(seat) || isIn(phase, seat)) return slapped(sitting, seat, phase);
      if (locked.has(seat)) return { look: 'out', head: text.tooEarly };
      if (phase.quits.includes(seat)) return { look: 'out', named: true, head: text.gaveUp };
      return { named: true, word, lines: questionLines(sitting, seat) };
    case 'naming':
      if (phase.namer === seat) return naming(sitting, seat, phase);
      return isIn(phase, seat) ? inBy(sitting, seat, phase) : { named: true, head: lateLine(phase, seat) };
    case 'claim':
      return claim(sitting, seat, phase);
    case 'swapping': {
      const pick = phase.picks[seat] ?? null;
      if (view.counts[seat] === 0) return { named: true, head: text.noPile };
      if (pick !== null) return { named: true, head: pick === 'keep' ? text.keeps : text.swaps, tick: true };
      return { named: true, head: phase.must ? text.mustSwap : text.swapYours };
    }
    case 'reshuffling':
      return config.deck === 'dealt' ? calm : { head: text.reshuffle };
    case 'over':
      return phase.winners.includes(seat)
        ? {
            look: 'flood',
            marked: true,
            head:
              phase.winners.length === 1
                ? text.won(name)
                : text.shared(phase.winners.map((winner) => players[winner]?.name ?? '')),
          }
        : calm;
  }
}

const isIn = ({ slaps }: Pick<Race, 'slaps'>, seat: Seat) => slaps.some((slap) => slap.seat === seat);
const has = (name: string): Part => ({ look: 'flood', marked: true, head: text.hasIt(name) });

/** A slap floods its zone; one that counts later fills it until then (SLAP-13). */
function slapped({ players, now }: FourSitting, seat: Seat, { slaps }: Race): Part {
  const counts = slaps.find((slap) => slap.seat === seat)?.counts ?? 0;
  if (counts > now) return { marked: true, head: text.counts, fill: counts - now };
  return has(players[seat]?.name ?? '');
}

/** What has been asked, by whom, and who has not answered yet (SLAP-7, SLAP-9). */
function questionLines({ view, players }: FourSitting, seat: Seat): readonly string[] {
  const { phase } = view;
  if (phase.type !== 'open' || phase.question === null) return [];
  const { asked, quits, question } = phase;
  const [first = seat] = asked;
  if (question.agreed !== null) return [text.allAgree];
  if (!asked.includes(seat)) return [text.asks(players[first]?.name ?? '')];
  const missing = players.filter((_, each) => !asked.includes(each) && !quits.includes(each));
  return [text.waitsFor(missing.map(({ name }) => name))];
}

/** One of those who slapped; of a dead heat the one whom the lot let in says so (SLAP-9). */
function inBy({ players }: FourSitting, seat: Seat, { heat, slaps }: Claimed): Part {
  const name = players[seat]?.name ?? '';
  const lot = heat?.lot ?? [];
  if (!lot.includes(seat)) return has(name);
  const out = lot.filter((each) => !slaps.some((slap) => slap.seat === each));
  return { ...has(name), lines: [text.inByLot(out.map((each) => players[each]?.name ?? ''))] };
}

function naming(sitting: FourSitting, seat: Seat, phase: Claimed): Part {
  const { players } = sitting;
  const offers = phase.slaps.map((slap): Offer => {
    const player = players[slap.seat];
    return {
      claimant: slap.seat,
      words: text.name(player?.name ?? ''),
      shape: toShape(player?.shape ?? ''),
    };
  });
  const late = lateLine(phase, seat);
  if (!areHandsDown(sitting)) return { named: true, head: late };
  return { head: text.whom, lines: late === null ? [] : [late], until: phase.until, offers };
}

function lateLine({ late, quits, heat }: Claimed, seat: Seat): string | null {
  // Whom the lot left out was not too late (SLAP-9).
  if (heat?.lot.includes(seat)) return text.outByLot;
  const slap = late.find((each) => each.seat === seat);
  if (slap) return text.late(slap.after);
  return quits.includes(seat) ? text.gaveUp : null;
}

type Claim = Extract<SlapView['phase'], { type: 'claim' }>;

function claim({ players }: FourSitting, seat: Seat, phase: Claim): Part {
  const { claimant, checked, namer, until } = phase;
  const claims = players[claimant]?.name ?? '';
  if (seat === claimant)
    return { look: 'flood', head: checked ? text.asSaid(claims) : text.say(claims), until };
  if (seat === namer) return { head: checked ? text.enters(claims) : text.right };
  const late = checked ? null : lateLine(phase, seat);
  return late === null
    ? { head: checked ? text.enters(claims) : text.says(claims) }
    : { named: true, head: late };
}

/** Between two sets: what the last one came to, and whether one may go on. */
function waiting({ view, players }: FourSitting, seat: Seat, isReady: boolean): Part {
  const { last, config, counts } = view;
  const pile = counts[seat] ?? 0;
  if (isReady) return { named: true, head: text.isReady, tick: true };
  if (last === null) return { named: true, word: config.again === true ? text.start : text.ready };
  const took = last.took[seat] ?? 0;
  const all = last.table.length;
  const takes = text.takeNow(text.take(took, all), pile);
  if (last.verdict === 'wrong') {
    const name = players[seat]?.name ?? '';
    if (seat === last.winner) return { look: 'flood', marked: true, head: text.yours(name) };
    if (seat === last.claimant) return { head: fourFaultOf(last, view.target), lines: [takes] };
    return { named: true };
  }
  if (seat === last.claimant) {
    const said = printed(last.texts[0] ?? '');
    return said === null ? { head: text.ruledRight } : { solution: said, lines: [text.left(pile)] };
  }
  return took > 0 ? { head: takes } : { named: true };
}

/** A proof as it is printed everywhere; null for what is no expression. */
function printed(said: string): string | null {
  const read = parseExpression(said);
  return read.ok ? printExpression(read.value) : null;
}

/** Why a claim was wrong, in a word (SLAP-5, SLAP-10, SLAP-13). */
export function fourFaultOf(last: SeenSettlement, target: number | null): string {
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
