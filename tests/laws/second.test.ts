import { holdLaws, meetEveryType } from './hold.ts';

holdLaws(125, 250);
meetEveryType();
