/** The language that a file of words is for, by the name that chunks.config.ts gives it, or that of its few words before the app runs; undefined for all other files. */
export const languageOf = (url: string): string | undefined =>
  /\/words-([A-Za-z-]+?)(?:-[a-z]+\.[\w-]+\.js|\.json)$/.exec(url)?.[1];
