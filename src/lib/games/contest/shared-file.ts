import { isObject } from '#lib/core/match/decode.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { LONGEST_LINK, parseShared, printShared } from './shared-link.ts';
import type { SharedFault, SharedRounds } from './shared.ts';

const FORMAT = 'two-dozen-rounds';

/** Rounds as a file: the query of their address, in JSON. */
export const printSharedFile = (shared: SharedRounds): string =>
  JSON.stringify({ format: FORMAT, query: printShared(shared) }, null, 2);

/** Reads such a file; `noFile` for one that is something else. Total: any text is safe. */
export function parseSharedFile(text: string): Result<SharedRounds, SharedFault> {
  // With room for the words round the query.
  const input = text.length > LONGEST_LINK + 1000 ? null : parsed(text);
  if (!isObject(input) || input['format'] !== FORMAT) return err({ code: 'noFile' });
  const { query } = input;
  const read = typeof query === 'string' ? parseShared(query) : ok(null);
  if (!read.ok) return read;
  return read.value === null ? err({ code: 'noFile' }) : ok(read.value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is no file of ours, and the caller says so.
    return null;
  }
}
