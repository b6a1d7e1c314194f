import type { Json } from '../json.ts';

/**
 * The one way to write a piece of JSON: no blanks, the members of an object in the order of their names. So the same content has the same
 * digest whoever wrote it. Linear; hardly more than printing where the order is right already, as in the app's own files.
 */
export const canonical = (value: Json): string => JSON.stringify(isOrdered(value) ? value : ordered(value));

/** Asked of a whole file first: it makes nothing new, and the app's own files are in order. */
function isOrdered(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return (value as readonly Json[]).every(isOrdered);
  let before = '';
  const members = value as Readonly<Record<string, Json>>;
  for (const name in members) {
    if (name < before || !isOrdered(members[name] ?? null)) return false;
    before = name;
  }
  return true;
}

/** The same value with members in order; itself where nothing is to be changed. */
function ordered(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    const own = list.map(ordered);
    return own.every((item, index) => item === list[index]) ? list : own;
  }
  const members = Object.entries(value as Readonly<Record<string, Json>>);
  const inOrder = members.every(([name], index) => index === 0 || (members[index - 1]?.[0] ?? '') < name);
  const own = members.map(([name, member]) => [name, ordered(member)] as const);
  if (inOrder && own.every(([, member], index) => member === members[index]?.[1])) return value;
  // By code units, which are the same in every language.
  return Object.fromEntries(inOrder ? own : own.sort(([a], [b]) => (a < b ? -1 : 1)));
}
