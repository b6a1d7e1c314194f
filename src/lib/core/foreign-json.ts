import { err, ok, type Result } from './result.ts';

/** What a text may be that anybody may have made. */
export interface Bounds {
  /** Of a file in bytes, of its text in UTF-16 units. */
  readonly largest: number;
  /** Brackets within brackets. */
  readonly deepest: number;
  /** Brackets and commas: what takes memory, and time, however short it is written. */
  readonly most: number;
}

/** Why a text is not even looked into. */
export type ForeignFault =
  /** Both in bytes. */
  | { readonly code: 'tooLarge'; readonly size: number; readonly most: number }
  /** Nothing in it · beyond the bounds · ends before its brackets are closed. */
  | { readonly code: 'empty' | 'tooDeep' | 'tooMany' | 'cutOff' }
  /** No JSON, or damaged inside. */
  | { readonly code: 'notJson' };

/**
 * Reads JSON that somebody else may have made. What it would cost is looked at before anything is built of it: fifty megabytes of empty
 * lists take a gigabyte and seven seconds. Total, and linear up to the first bound that is broken.
 */
export function readJson(text: string, bounds: Bounds): Result<unknown, ForeignFault> {
  const { length } = text;
  if (length > bounds.largest) return err({ code: 'tooLarge', size: length, most: bounds.largest });
  const shape = shapeOf(text, bounds);
  if (shape !== 'whole' && shape !== 'open') return err({ code: shape });
  try {
    return ok(JSON.parse(text));
  } catch {
    if (text.trim() === '') return err({ code: 'empty' });
    return err({ code: shape === 'open' ? 'cutOff' : 'notJson' });
  }
}

/** Counts brackets and commas outside of texts: whether all are closed in the end, or which bound is broken. */
function shapeOf(text: string, { deepest, most }: Bounds): 'whole' | 'open' | 'tooDeep' | 'tooMany' {
  const opened = new Uint8Array(deepest + 1);
  let depth = 0;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // A text goes on to the next quotation mark with an even number of backslashes before it.
    if (unit === 0x22) {
      do {
        at = text.indexOf('"', at + 1);
        if (at === -1) return 'open';
      } while (isEscaped(text, at));
    } else if (unit === 0x2c) count += 1;
    else if (unit === 0x5b || unit === 0x7b) {
      depth += 1;
      count += 1;
      if (depth > deepest) return 'tooDeep';
      opened[depth] = unit;
    } else if (unit === 0x5d || unit === 0x7d) {
      // Closed by the other kind, or never opened: whatever follows, it is no JSON, and not for its end.
      if (opened[depth] !== unit - 2) return 'whole';
      depth -= 1;
    }
    if (count > most) return 'tooMany';
  }
  return depth > 0 ? 'open' : 'whole';
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === 0x5c) backslashes += 1;
  return backslashes % 2 === 1;
}
