import { holdLaws } from './hold.ts';

// The other half is a file of its own, for the other core.
holdLaws(0, 125);
