/** In characters. The app's own addresses come nowhere near it; of a longer one nothing is taken apart. */
export const LONGEST_QUERY = 8000;

/** The parameters of an address, from its "?" on. One that is too long to be the app's has none, and shows what the page shows without. */
export const queryOf = (search: string): URLSearchParams =>
  new URLSearchParams(search.length > LONGEST_QUERY ? '' : search);
