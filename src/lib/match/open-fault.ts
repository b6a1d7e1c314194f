import type { Found } from './library.svelte.ts';

/** Why a match cannot be gone on with. */
export type OpenFault = 'missing' | 'unknownGame' | 'newerRules' | 'olderRules' | 'broken';

/** What stands in the way of a match that was read; null where nothing does. */
export function openFaultOf(found: Found): OpenFault | null {
  if (found.type === 'match') return null;
  if (found.type !== 'unplayable') return found.type;
  const { code } = found.why;
  return code === 'unknownGame' || code === 'newerRules' || code === 'olderRules' ? code : 'broken';
}
