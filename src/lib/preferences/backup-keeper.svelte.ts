import { isObject, isTime, isWhole } from '#lib/core/match/decode.ts';
import { ok, type Result } from '#lib/core/result.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { ChosenFile } from '#lib/environment/foreign-file.ts';
import type { How, BackupMark } from '#lib/storage/backup/index.ts';
import type { Amount, Backup, BackupFault, Json, MemoryReason, Store } from '#lib/storage/index.ts';
import { MARKS } from './preferences.svelte.ts';

export type { Amount, Backup, BackupFault, MemoryReason } from '#lib/storage/index.ts';
export type { How } from '#lib/storage/backup/index.ts';

const SETTING = 'backup';
/** Settings that speak of this device: what it was told once, and when it was backed up. */
const APART: readonly string[] = [...MARKS, SETTING];

const MONTH = 30 * 86_400_000;
/** So many hands, or one match, are worth a copy. */
const WORTH = 10;

/** Everything as one file, ready to be handed over. */
export interface BackupFile extends Amount {
  readonly name: string;
  readonly text: string;
  /** What it is a copy of. */
  readonly mark: BackupMark;
}

/** A backup that was read, and how much there is here beside it. */
export interface FoundBackup {
  readonly backup: Backup;
  readonly here: Amount;
}

interface Kept {
  /** What the last copy was of. */
  readonly last: BackupMark | null;
  /** When one was last reminded. */
  readonly remindedAt: number | null;
}

interface Options {
  readonly environment: Pick<Environment, 'now' | 'today' | 'saveFile' | 'tellRestored'>;
  readonly store: Pick<Store, 'settings' | 'backups'>;
  readonly version: string;
  /** How a setting is merged, by its name, where keeping the one here would lose something. */
  readonly merges: Readonly<Record<string, (here: Json, there: Json) => Json>>;
}

/** A copy of everything in a file: making one, bringing one back, and being reminded of it. */
export class BackupKeeper {
  #kept = $state.raw<Kept>({ last: null, remindedAt: null });
  #loaded = $state(false);
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get loaded(): boolean {
    return this.#loaded;
  }
  /** When everything was last saved, epoch milliseconds; null before the first time. */
  get lastAt(): number | null {
    return this.#kept.last?.at ?? null;
  }

  async load(): Promise<void> {
    this.#kept = decodeKept(await this.#options.store.settings.get(SETTING));
    this.#loaded = true;
  }

  /** How much has come since the last copy. */
  async news(): Promise<Amount> {
    const backups = await this.#options.store.backups();
    return backups.since(this.#kept.last);
  }

  /** Makes the file. Cost: everything that is kept. */
  async make(): Promise<BackupFile> {
    const { environment, store, version } = this.#options;
    const backups = await store.backups();
    const savedAt = environment.now();
    const { newest } = await backups.ends();
    const { text, amount } = await backups.print({ app: version, apart: APART, savedAt });
    const day = String(environment.today()).replace(/(..)(..)$/, '-$1-$2');
    const name = `two-dozen-${day}.json`;
    return { name, text, ...amount, mark: { at: savedAt, seq: newest } };
  }

  /** Hands the person the file; false where they gave it up. To be called inside a tap. */
  async save({ name, text, mark }: BackupFile): Promise<boolean> {
    const saved = await this.#options.environment.saveFile(name, text);
    if (saved) this.#keep({ ...this.#kept, last: mark });
    return saved;
  }

  /** Reads a file that was chosen; changes nothing. `signal`: when nobody waits for it any longer. */
  async open(file: ChosenFile, signal?: AbortSignal): Promise<Result<FoundBackup, BackupFault>> {
    const backups = await this.#options.store.backups();
    const read = await backups.open(file, signal);
    return read.ok ? ok({ backup: read.value, here: await backups.amount() }) : read;
  }

  /** Brings a backup in, all of it or nothing; answers how much is new here. The app is to be opened anew afterwards; its other windows are told. */
  async bringIn(
    { backup: { content, savedAt }, here }: FoundBackup,
    how: How,
  ): Promise<Result<Amount & { readonly longer: number }, { readonly code: MemoryReason }>> {
    const backups = await this.#options.store.backups();
    const { merges } = this.#options;
    const unsaved = await backups.since(this.#kept.last);
    const done = await backups.bringIn({
      how,
      content,
      apart: APART,
      mergeSetting: (key, own, there) =>
        (Object.hasOwn(merges, key) ? merges[key]?.(own, there) : own) ?? own,
    });
    if (!done.ok) return done;
    this.#options.environment.tellRestored();
    const { newest } = await backups.ends();
    // What is here now and nowhere else is what was here before; where that was nothing, the file is a copy of it all.
    const isCopy = how === 'replace' || here.hands + here.matches === 0;
    // Hands that came between others have given those behind them new numbers.
    const at = isCopy ? savedAt : done.value.hands > 0 ? this.lastAt : null;
    if (at !== null) this.#keep({ ...this.#kept, last: { at, seq: newest - (isCopy ? 0 : unsaved.hands) } });
    return done;
  }

  /**
   * Whether to remind somebody now: once a month, and only of something new that is worth it. Answers how much that is, and takes note
   * that it was said.
   */
  async remind(): Promise<Amount | null> {
    await this.load();
    const backups = await this.#options.store.backups();
    const now = this.#options.environment.now();
    const { last, remindedAt } = this.#kept;
    const { oldest } = await backups.ends();
    // A clock that was far ahead and is right again must not silence it for years, nor have it come at each visit.
    if ([last?.at ?? oldest ?? now, remindedAt ?? 0].some((at) => Math.abs(now - at) < MONTH)) return null;
    const news = await this.news();
    if (news.hands < WORTH && news.matches === 0) return null;
    this.#keep({ last, remindedAt: now });
    return news;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    const { last, remindedAt } = kept;
    void this.#options.store.settings.put(SETTING, { last: last && { ...last }, remindedAt });
  }
}

/** Reads field by field: what is damaged is as if it had never been. */
function decodeKept(kept: unknown): Kept {
  const { last, remindedAt } = isObject(kept) ? kept : {};
  const { at, seq } = isObject(last) ? last : {};
  return {
    last: isTime(at) && isWhole(seq, 0) ? { at, seq } : null,
    remindedAt: isTime(remindedAt) ? remindedAt : null,
  };
}
