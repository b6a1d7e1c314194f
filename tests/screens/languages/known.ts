/** Screens that do not fit the smallest phone yet where words are longer by two fifths; what fits now comes off the list. */
const TIGHT: readonly string[] = ['Slap > two, one asks for other cards', 'Knock > four, one finds nothing'];

export const KNOWN: Readonly<Record<string, readonly string[]>> = { stretched: TIGHT };
