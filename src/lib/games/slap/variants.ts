import { standardSlap, type SlapConfig } from './config.ts';

/** A named set of house rules that set-up offers whole. */
export interface SlapVariant {
  readonly id: string;
  readonly config: SlapConfig;
}

/** A row for each way to play that has a name. */
export const SLAP_VARIANTS: readonly SlapVariant[] = [
  { id: 'two', config: standardSlap(2) },
  { id: 'four', config: standardSlap(4) },
  { id: 'twoReal', config: { ...standardSlap(2), deck: 'physical' } },
  { id: 'fourReal', config: { ...standardSlap(4), deck: 'physical' } },
  { id: 'twoCalled', config: { ...standardSlap(2), called: true } },
  { id: 'fourCalled', config: { ...standardSlap(4), called: true } },
  { id: 'twoDynamic', config: { ...standardSlap(2), target: 'dynamic' } },
  { id: 'fourDynamic', config: { ...standardSlap(4), target: 'dynamic' } },
];
