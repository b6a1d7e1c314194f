/** What a waiting service worker is told, and listens for: a person has asked for the new version. */
export const TAKE_OVER = 'take-over';
