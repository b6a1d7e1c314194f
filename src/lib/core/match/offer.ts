/** The kinds of event that are offered to a seat, out of a list in which those that are not are false. */
export const offer = <Kind extends string>(...kinds: readonly (Kind | false)[]): ReadonlySet<Kind> =>
  new Set(kinds.filter((kind) => kind !== false));
