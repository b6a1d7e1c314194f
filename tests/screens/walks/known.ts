/** Screens that do not fit every shape yet, by their walk and name, with the reason. One that fits is to be taken off the list. */
export const KNOWN: Readonly<Record<string, string>> = {};
