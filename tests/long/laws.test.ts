import { holdLaws } from '../laws/hold.ts';

holdLaws(1_000_000, 1_100_000);
