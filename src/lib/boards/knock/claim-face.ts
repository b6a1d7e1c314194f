import type { Seat } from '#lib/core/match/game.ts';
import { knock as text } from '#lib/i18n/messages.ts';
import { closeCall } from '../table/close-call.ts';
import { isDrawn, KNOCKED, PLAIN, type ActName, type Face, type PhaseOf, type KnockSitting } from './face.ts';

/** From the knock to the verdict (KNOCK-4, SLAP-9, SLAP-10). */
export function claimFace(sitting: KnockSitting, seat: Seat, phase: PhaseOf<'claim'>): Face {
  const isShown = (phase.heat?.lot.length ?? 0) === 0 && isFresh(sitting, phase);
  const close = isShown ? closeCall(seat, phase.claimant, phase.late) : null;
  return { ...wordsOf(sitting, seat, phase), close };
}

function wordsOf(sitting: KnockSitting, seat: Seat, phase: PhaseOf<'claim'>): Face {
  const isOfLot = phase.heat?.lot.includes(seat) ?? false;
  if (isOfLot && !isDrawn(sitting))
    return { ...PLAIN, look: 'flood', head: text.heat, lines: [text.lotDraws] };
  if (seat === phase.claimant) return claimantFace(sitting, phase);
  const { view, names } = sitting;
  const [name = ''] = [names[phase.claimant]];
  if (view.claims.some(({ claimant }) => claimant === seat) && isFresh(sitting, phase))
    return { ...PLAIN, look: 'out', head: text.hasIt(name) };
  const own = phase.late.find((knock) => knock.seat === seat);
  const late = own ? [isOfLot ? text.outByLot : text.late(own.after)] : [];
  if (isFresh(sitting, phase)) return { ...PLAIN, touch: 'knocked', head: text.hasIt(name), lines: late };
  const agreed = phase.agreed.includes(seat);
  if (phase.stage === 'proving') {
    const acts: readonly ActName[] = agreed ? [] : ['agree'];
    const line = sitting.pad === 'away' ? text.waitsFor([name]) : text.enters(name);
    return { ...PLAIN, lines: [line], acts };
  }
  if (agreed) return { ...PLAIN, head: text.agreed, tick: true };
  return { ...PLAIN, head: text.says(name), lines: late, acts: ['check', 'agree'] };
}

/** Whether it has just been knocked: the other hands are still on their way. */
const isFresh = ({ view, now }: KnockSitting, { decided, stage }: PhaseOf<'claim'>): boolean =>
  stage === 'stating' && !view.config.called && now - decided < KNOCKED;

function claimantFace({ view, pad }: KnockSitting, phase: PhaseOf<'claim'>): Face {
  const { stage, until, claimant } = phase;
  const face: Face = { ...PLAIN, look: 'flood', until };
  const second = view.config.handicaps[claimant]?.second ?? false;
  switch (stage) {
    case 'stating': {
      const line = second ? text.twoWays : text.sayAloud;
      return { ...face, head: text.youHaveIt, lines: [line], acts: ['said', 'cannot'] };
    }
    case 'stated':
      return { ...face, lines: [text.stands] };
    case 'proving':
      return { ...face, head: text.asked, acts: pad === 'away' ? ['enter', 'cannot'] : [] };
  }
}
