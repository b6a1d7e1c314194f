import type { Environment } from '#lib/environment/environment.ts';
import { mergeMade, SETTING } from '#lib/explore/fours/made.ts';
import { BackupKeeper } from '#lib/preferences/backup-keeper.svelte.ts';
import type { Store } from '#lib/storage/index.ts';

interface BackupOptions {
  readonly environment: Environment;
  readonly store: Store;
  readonly version: string;
}

/** Puts the parts of backups together; when the last one was saved has been read. */
export async function createBackupKeeper(options: BackupOptions): Promise<BackupKeeper> {
  const keeper = new BackupKeeper({ ...options, merges: { [SETTING]: mergeMade } });
  await keeper.load();
  return keeper;
}
