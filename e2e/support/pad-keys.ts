import { common, pads } from '#lib/i18n/messages.ts';

/** What the keys of a pad are called, by the sign as it is printed. */
export const PAD_SIGNS: Readonly<Record<string, string>> = {
  '+': common.speakSign['+'],
  '−': common.speakSign['-'],
  '×': common.speakSign['*'],
  '÷': common.speakSign['/'],
  '(': pads.open,
  ')': pads.close,
};
