/**
 * Icons that the first screen does without: each goes with the pages that show it. Their paths stand where the name of another would.
 */
export const REMOVE = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5';
export const ATTENTION = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M12 7.5v5.5M12 16.3h.01';
export const SAVE = 'M12 4v11M7.5 11 12 15.5 16.5 11M4.5 20h15';
export const OPEN = 'M12 15.5V4.5M7.5 9 12 4.5 16.5 9M4.5 20h15';
export const SWAP = 'M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19';
export const RUNS = 'M13 3 5 13.5h6L10 21l8-10.5h-6z';
export const PAUSE = 'M8.5 5v14M15.5 5v14';
export const HEARD = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11';
export const TWO_CARDS =
  'M9.5 4h8a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM5 7.5 4 8a1.5 1.5 0 0 0-.8 2l3.6 9.2a1.5 1.5 0 0 0 1.9.9l2.3-.8';
export const INSTALL =
  'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.5v7M8.5 12h7';
export const AS_TABLE = 'M4 5.5h16v13H4zM4 10h16M4 14.2h16M10 10v8.5';
export const AS_CHART = 'M4 19h16M4 15l5-5 4 3 7-8';
