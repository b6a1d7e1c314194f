/** An expected "no" is data, never a thrown error: `ok` with a value, or an `error` whose `code` the catalogue can word. */
export type Result<T, E extends { readonly code: string }> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a value as a success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps an expected refusal. */
export const err = <E extends { readonly code: string }>(
  error: E,
): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});
