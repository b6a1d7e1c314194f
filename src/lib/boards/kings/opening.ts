import { kings as text } from '#lib/i18n/messages.ts';
import type { Opening } from '../table/opening.ts';
import type { KingsMatch } from './match.ts';

export const opening: Opening<KingsMatch> = { sentences: () => text.opening, touch: null };
