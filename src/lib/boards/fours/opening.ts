import { fours as text } from '#lib/i18n/messages.ts';
import type { Opening } from '../table/opening.ts';
import type { FoursMatch } from './turn.svelte.ts';

export const opening: Opening<FoursMatch> = { sentences: () => text.opening, touch: null };
