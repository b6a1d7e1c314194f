/** Whether a key may be a seat's: one letter or digit, with nothing held down. Shift and its like also act on the device itself. */
export const isSeatKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && /^[\p{L}\p{N}]$/u.test(event.key);

/** The keys, by seat, with a new one for a seat; whoever had it gets the old one instead, so that no two are alike. */
export const withKey = (keys: readonly string[], seat: number, key: string): readonly string[] =>
  keys.map((each, index) => {
    if (index === seat) return key;
    return each === key ? (keys[seat] ?? each) : each;
  });
