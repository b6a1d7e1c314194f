import { standardKnock, type KnockConfig } from './config.ts';

/** A named set of house rules that set-up offers whole. */
export interface KnockVariant {
  readonly id: string;
  readonly config: KnockConfig;
}

/** A row for each way to play that has a name. */
export const KNOCK_VARIANTS: readonly KnockVariant[] = [
  { id: 'four', config: standardKnock(4) },
  { id: 'three', config: standardKnock(3) },
  { id: 'two', config: standardKnock(2) },
  { id: 'alone', config: standardKnock(1) },
  { id: 'fourReal', config: { ...standardKnock(4), deck: 'physical' } },
  { id: 'threeReal', config: { ...standardKnock(3), deck: 'physical' } },
  { id: 'twoReal', config: { ...standardKnock(2), deck: 'physical' } },
  { id: 'fourCalled', config: { ...standardKnock(4), called: true } },
  { id: 'fourFaces', config: { ...standardKnock(4), faces: true } },
  { id: 'fourDynamic', config: { ...standardKnock(4), target: 'dynamic', rounds: 4 } },
];
