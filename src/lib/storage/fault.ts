import { DeadlineError } from './deadline.ts';
import type { MemoryReason } from './state.ts';

/** A failure of the database, sorted by what can be done about it. */
export interface Fault {
  readonly reason: MemoryReason;
  /** Whether the database could not even be opened. */
  readonly opening: boolean;
  readonly text: string;
}

/** Thrown by the connection, caught by the queue; carries the sorted failure. */
export class FaultError extends Error {
  override readonly name = 'FaultError';
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.text);
    this.fault = fault;
  }
}

/** Sorts an error by its name: the names are the standard's, the messages are each browser's own. */
export function storeFaultOf(error: unknown, opening = false): Fault {
  if (error instanceof FaultError) return error.fault;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { reason: reasonOf(error, name, opening), opening, text: `${name}: ${message}` };
}

function reasonOf(error: unknown, name: string, opening: boolean): MemoryReason {
  if (error instanceof DeadlineError) return 'timeout';
  if (name === 'QuotaExceededError') return 'quota';
  if (!opening) return 'broken';
  if (name === 'VersionError') return 'newer';
  // No `indexedDB` at all, forbidden by a setting, or refused in a private window.
  if (['ReferenceError', 'TypeError', 'SecurityError', 'InvalidStateError'].includes(name)) {
    return 'unavailable';
  }
  return 'broken';
}
