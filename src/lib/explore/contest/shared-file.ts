import { textOf, type ChosenFile } from '#lib/environment/foreign-file.ts';
import type { Result } from '#lib/core/result.ts';
import { parseSharedFile, SHARED_FILE } from '#lib/games/contest/shared-file.ts';
import type { SharedFault, SharedRounds } from '#lib/games/contest/shared.ts';

/** The rounds in a file that somebody has chosen. */
export async function openSharedFile(file: ChosenFile): Promise<Result<SharedRounds, SharedFault>> {
  const text = await textOf(file, SHARED_FILE.largest);
  if (text.ok) return parseSharedFile(text.value);
  return { ok: false, error: text.error.code === 'tooLarge' ? text.error : { code: 'unreadable' } };
}
