import { readJson, type Bounds } from '#lib/core/foreign-json.ts';
import { isObject } from '#lib/core/match/decode.ts';
import { err, type Result } from '#lib/core/result.ts';
import { LONGEST_LINK, parseShared, printShared } from './shared-link.ts';
import type { SharedFault, SharedRounds } from './shared.ts';

const FORMAT = 'two-dozen-rounds';
/** With room for the words round the query. */
export const SHARED_FILE: Bounds = { largest: LONGEST_LINK + 1000, deepest: 4, most: 1000 };

/** Rounds as a file: the query of their address, in JSON. */
export const printSharedFile = (shared: SharedRounds): string =>
  JSON.stringify({ format: FORMAT, query: printShared(shared) }, null, 2);

/** Reads such a file; `noFile` for one that is something else. Total: any text is safe. */
export function parseSharedFile(text: string): Result<SharedRounds, SharedFault> {
  const json = readJson(text, SHARED_FILE);
  if (!json.ok) {
    const { error } = json;
    if (error.code === 'tooLarge') return err(error);
    return err({ code: error.code === 'cutOff' && text.includes(FORMAT) ? 'cutOff' : 'noFile' });
  }
  const input = json.value;
  if (!isObject(input) || input['format'] !== FORMAT) return err({ code: 'noFile' });
  const read = typeof input['query'] === 'string' ? parseShared(input['query']) : null;
  if (read?.ok === false) return read;
  return read?.value ? { ok: true, value: read.value } : err({ code: 'noFile' });
}
