import { parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import type { Seat } from '#lib/core/match/game.ts';
import type { Claimed, Race } from '#lib/games/slap/state.ts';
import type { SeenSettlement, SlapView } from '#lib/games/slap/view.ts';
import { slap, slapFour as text } from '#lib/i18n/messages.ts';
import { toShape } from '#lib/ui/shapes.ts';
import { changedOf } from '../table/proof-fault.ts';
import type { RaceSeat } from '../race/view.ts';
import { closeCall, type CloseCall } from '../table/close-call.ts';
import { speak } from '#lib/i18n/spoken.ts';
import {
  areHandsDown,
  isLocked,
  seatOf,
  startsAtOnce,
  takenWords,
  verdictWords,
  winnerWords,
  type SeatPart,
  type SlapSitting,
} from './face.ts';

type Offer = RaceSeat<never>['offers'][number];

/** What stands in the zone of one of four (SLAP-3 to 15). */
export function fourZone(sitting: SlapSitting, seat: Seat): RaceSeat<never> {
  const zone = { ...seatOf(sitting, seat, partOf(sitting, seat)), close: closeAt(sitting, seat) };
  const says = [zone.word ?? zone.head ?? zone.solution, ...zone.lines];
  return {
    ...zone,
    label: text.zone(
      zone.name,
      zone.pile.count,
      says.flatMap((each) => (each === null ? [] : [speak(each)])),
    ),
  };
}

/** Until the odd one out is asked: between the last one in and the one who was too late. */
function closeAt(sitting: SlapSitting, seat: Seat): CloseCall | null {
  const { view, stopped } = sitting;
  const { phase } = view;
  if (stopped || phase.type !== 'naming' || (phase.heat?.lot.length ?? 0) > 0 || areHandsDown(sitting))
    return null;
  return closeCall(seat, phase.slaps.at(-1)?.seat, phase.late);
}

function partOf(sitting: SlapSitting, seat: Seat): SeatPart {
  const { view, names, felt, stopped } = sitting;
  const { phase, config } = view;
  const calm: SeatPart = { named: true };
  if (stopped) return calm;
  switch (phase.type) {
    case 'aiming':
    case 'shuffling':
      return calm;
    case 'waiting':
      return waiting(sitting, seat, phase.ready);
    case 'counting':
      return isLocked(sitting, seat) ? { look: 'out', head: text.tooEarly } : calm;
    case 'open':
    case 'collecting':
      if (felt.has(seat) || isIn(phase, seat)) return slapped(sitting, seat, phase);
      if (isLocked(sitting, seat)) return { look: 'out', head: text.tooEarly };
      if (phase.quits.includes(seat)) return { look: 'out', named: true, head: text.gaveUp };
      return { named: true, word: zoneWord(config.called, phase), lines: questionLines(sitting, seat) };
    case 'naming':
      if (phase.namer === seat) return naming(sitting, seat, phase);
      return isIn(phase, seat) ? inBy(sitting, seat, phase) : { named: true, head: lateLine(phase, seat) };
    case 'claim':
      return claim(sitting, seat, phase);
    case 'swapping': {
      const pick = phase.picks[seat] ?? null;
      if (view.counts[seat] === 0) return { named: true, head: slap.emptyPile };
      if (pick !== null) return { named: true, head: pick === 'keep' ? text.keeps : text.swaps, tick: true };
      return { named: true, head: phase.must ? text.pick : text.swapYours };
    }
    case 'reshuffling':
      return config.deck === 'dealt' ? calm : { head: text.reshuffle };
    case 'over':
      return phase.winners.includes(seat)
        ? { look: 'flood', marked: true, head: winnerWords(phase.winners, names) }
        : calm;
  }
}

/** Where people call, whoever was first is tapped, then the second and the third (SLAP-8, SLAP-15). */
const zoneWord = (called: boolean, { slaps }: Race): string =>
  called && slaps.length > 0 ? text.nth(slaps.length + 1) : slap.zone[called ? 'first' : 'slap'];

const isIn = ({ slaps }: Pick<Race, 'slaps'>, seat: Seat) => slaps.some((slap) => slap.seat === seat);
const has = (): SeatPart => ({ look: 'flood', marked: true, head: text.youHaveIt });

/** A slap floods its zone; one that counts later fills it until then (SLAP-13). */
function slapped({ now }: SlapSitting, seat: Seat, { slaps }: Race): SeatPart {
  const counts = slaps.find((slap) => slap.seat === seat)?.counts ?? 0;
  if (counts > now) return { marked: true, head: text.counts, fill: counts - now };
  return has();
}

/** What has been asked, by whom, and who has not answered yet (SLAP-7, SLAP-9). */
function questionLines({ view, players }: SlapSitting, seat: Seat): readonly string[] {
  const { phase } = view;
  if (phase.type !== 'open' || phase.question === null) return [];
  const { asked, quits, question } = phase;
  const [first = seat] = asked;
  const missing = players.filter((_, each) => !asked.includes(each) && !quits.includes(each));
  if (missing.length === 0) return [text.allAgree];
  if (!asked.includes(seat)) return [text.asks(players[first]?.name ?? '')];
  // Where nothing works one was enough, and nobody is waited for.
  return question.agreed === null ? [text.waitsFor(missing.map(({ name }) => name))] : [];
}

/** One of those who slapped; of a dead heat the one whom the lot let in says so (SLAP-9). */
function inBy({ players }: SlapSitting, seat: Seat, { heat, slaps }: Claimed): SeatPart {
  const lot = heat?.lot ?? [];
  if (!lot.includes(seat)) return has();
  const out = lot.filter((each) => !slaps.some((slap) => slap.seat === each));
  return { ...has(), lines: [text.inByLot(out.map((each) => players[each]?.name ?? ''))] };
}

function naming(sitting: SlapSitting, seat: Seat, phase: Claimed): SeatPart {
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

function claim({ players, pad }: SlapSitting, seat: Seat, phase: Claim): SeatPart {
  const { claimant, checked, namer, until } = phase;
  const claims = players[claimant]?.name ?? '';
  if (seat === claimant)
    return { look: 'flood', head: checked ? text.asSaid(claims) : text.say(claims), until };
  if (checked) return { head: pad === 'away' ? text.waitsFor([claims]) : text.enters(claims) };
  if (seat === namer) return { head: slap.isItRight(claims) };
  const late = lateLine(phase, seat);
  return { head: text.says(claims), lines: late === null ? [] : [late] };
}

/** Between two sets: what the last one came to, and whether one may go on. */
function waiting(sitting: SlapSitting, seat: Seat, ready: readonly Seat[]): SeatPart {
  const { view, names } = sitting;
  const { last } = view;
  const missing = names.filter((_, each) => !ready.includes(each));
  if (ready.includes(seat))
    return { named: true, head: slap.youAreReady, tick: true, lines: [text.waitsFor(missing)] };
  if (last === null) return { named: true, word: slap.zone[startsAtOnce(view) ? 'start' : 'ready'] };
  const part = settled(sitting, seat, last);
  return { ...part, lines: [...(part.lines ?? []), ...changedOf(last, text)] };
}

function settled({ view, players }: SlapSitting, seat: Seat, last: SeenSettlement): SeatPart {
  const pile = view.counts[seat] ?? 0;
  const took = last.took[seat] ?? 0;
  const takes = text.takeNow(takenWords(view, last, seat), pile);
  const isRight = last.verdict === 'right';
  const verdict = verdictWords(last, view.target);
  // Everybody reads it, turned to them.
  const lines = last.claimant === null ? [] : [text.cameTo(players[last.claimant]?.name ?? '', verdict)];
  // Whoever has all four real cards to take reads where they go; the seal, or their own claim, says why (SLAP-5).
  const isAllReal = view.config.deck === 'physical' && took === last.table.length;
  if (!isRight) {
    if (seat === last.winner) return { look: 'flood', marked: true, head: slap.yourSet, lines };
    if (seat === last.claimant) return { head: verdict, lines: [isAllReal ? slap.underReal : takes] };
    return { named: true, lines };
  }
  if (seat === last.claimant) {
    const said = printed(last.texts[0] ?? '');
    const was: SeatPart = { look: 'flood', marked: true };
    return said === null ? { ...was, head: verdict } : { ...was, solution: said, lines: [text.left(pile)] };
  }
  return took > 0 ? { head: takes, lines: isAllReal ? [slap.underReal] : lines } : { named: true, lines };
}

/** A proof as it is printed everywhere; null for what is no expression. */
function printed(said: string): string | null {
  const read = parseExpression(said);
  return read.ok ? printExpression(read.value) : null;
}
