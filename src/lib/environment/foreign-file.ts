import type { ForeignFault } from '#lib/core/foreign-json.ts';
import { err, ok, type Result } from '#lib/core/result.ts';

/** A file that somebody has chosen, as the browser gives it. */
export type ChosenFile = Pick<Blob, 'size' | 'text'>;

/** Why nothing of a file can be looked at. */
export type FileFault = ForeignFault | { readonly code: 'unreadable' };

/** The text of a file: the one way in which the app takes one. Its size is asked before a byte of it is read. */
export async function textOf(file: ChosenFile, largest: number): Promise<Result<string, FileFault>> {
  const { size } = file;
  if (size > largest) return err({ code: 'tooLarge', size, most: largest });
  const text = await file.text().catch(() => null);
  return text === null ? err({ code: 'unreadable' }) : ok(text);
}
