/** So many of the latest attempts tell how fast somebody is: from there on older ones hardly change what is expected of them. */
export const LATEST_PACED = 600;

/** So many of the latest attempts tell all there is to tell of the patterns. */
export const LATEST_GRADED = 4000;
