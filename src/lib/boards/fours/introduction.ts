import { fours as text } from '#lib/i18n/messages.ts';
import type { Introduction } from '../table/introduction.ts';
import type { FoursMatch } from './turn.svelte.ts';

export const introduction: Introduction<FoursMatch> = { sentences: () => text.opening, touch: null };
