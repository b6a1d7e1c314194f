/** Plain data that survives both JSON and the database unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Deeper or larger than anything the app writes; beyond it a row is damage, not data. */
const MOST_DEPTH = 32;
const MOST_VALUES = 20_000;

/** Whether a value from outside is plain JSON of a bearable size. Linear; stops at the bounds, so a cycle ends too. */
export function isJson(value: unknown): value is Json {
  let left = MOST_VALUES;
  const check = (part: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > MOST_DEPTH) return false;
    if (part === null || typeof part === 'string' || typeof part === 'boolean') return true;
    if (typeof part === 'number') return Number.isFinite(part);
    if (Array.isArray(part)) {
      for (let index = 0; index < part.length; index += 1) if (!check(part[index], depth + 1)) return false;
      return true;
    }
    return isPlainObject(part) && Object.values(part).every((member) => check(member, depth + 1));
  };
  return check(value, 0);
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
