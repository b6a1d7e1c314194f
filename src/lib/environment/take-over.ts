/** What a waiting service worker is told, and listens for: a person has asked for the new version. */
export const TAKE_OVER = 'take-over';

/** What the service worker in charge is asked, with a port for the answer: to make its copy whole, and say whether it is. */
export const REPAIR = 'repair';

/** What it is told to keep from now on: the words of a language, by its code. */
export const KEEP_WORDS = 'keep-words';
