/** The page on which a language is chosen. */
export const languages = {
  title: 'Language',
  once: 'A language is downloaded once, about 40 KB. Then it works offline.',
  checked: 'Checked by a person',
  unchecked: 'Not checked by a person yet: some words may be odd',
  partly: (said: number, of: number) => `${said} of ${of} sentences: the rest is in English`,
  fetching: 'Downloading…',
  needsNetwork: 'needs the internet',
  offline: 'You’re offline. You can choose a language that is already on this device.',
  failed: 'The language couldn’t be downloaded. Check your connection, then try again.',
  refused: 'This browser doesn’t let us remember your choice.',
  wrong: 'Seen a wrong word?',
  wrongMore: 'Copies a line to fill in and send to us',
  line: (version: string, name: string) => `Two Dozen ${version}, ${name}: “…” should be “…”`,
  copied: 'Copied.',
  notCopied: 'The line couldn’t be copied.',
  keeps: 'Your open hand and your matches stay as they are.',
};
