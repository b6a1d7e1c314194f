import { kings as text } from '#lib/i18n/messages.ts';
import type { Introduction } from '../table/introduction.ts';
import type { KingsMatch } from './match.ts';

export const introduction: Introduction<KingsMatch> = { sentences: () => text.opening, touch: null };
