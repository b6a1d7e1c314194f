import { holdLaws, meetEveryType } from './hold.ts';

holdLaws(175, 350);
meetEveryType();
