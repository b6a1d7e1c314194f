/** The language that a file of words is for, by the name that chunks.config.ts gives it; undefined for all other files. */
export const languageOf = (url: string): string | undefined =>
  /\/words-([A-Za-z-]+)-[a-z]+\.[\w-]+\.js$/.exec(url)?.[1];
