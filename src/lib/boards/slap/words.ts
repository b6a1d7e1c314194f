import { slap as text } from '#lib/i18n/messages.ts';

/** Refusals that the table shows by itself, or that only say that one finger came down twice. */
const SILENT: readonly string[] = [
  'locked',
  'alreadySlapped',
  'alreadyReady',
  'notNow',
  'alreadyAsked',
  'tooEarly',
];

/** The sentence for what was not taken; null where nobody needs one. Codes of other layers have their own. */
export function refusalWords({ code }: { readonly code: string }): string | null {
  const sentences: Readonly<Record<string, string>> = text.refused;
  return SILENT.includes(code) ? null : (sentences[code] ?? null);
}

/** What a claimant is told on the keypad when the table did not take the lines or the ranks; null for other refusals. */
export const proofRefusal = ({ code }: { readonly code: string }): string | null =>
  code === 'secondOwed' || code === 'unreadable' || code === 'badRanks' ? text.refused[code] : null;
