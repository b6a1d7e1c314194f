import { expose } from 'comlink';
import { monotonic } from '#lib/environment/clock.ts';
import { createDesk } from './desk.ts';

expose(createDesk(monotonic));
