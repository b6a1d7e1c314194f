import { isObject } from '#lib/core/match/decode.ts';
import { queryOf } from '#lib/environment/query.ts';
import type { GameId } from '#lib/games/registry.ts';
import type { Header } from '#lib/core/match/header.ts';
import type { Result } from '#lib/core/result.ts';
import type { Store } from '#lib/storage/index.ts';
import { isJson } from '#lib/storage/json.ts';
import { decodeSetup } from './kept-setup.ts';
import type { OwnPresets } from './own-presets.svelte.ts';
import {
  changeRules,
  choosePlayers,
  freshDraft,
  draftGame,
  draftRules,
  type SetupDraft,
  type SetupFault,
} from './setup-draft.ts';
import { checkDraft, checkSetUp, type SetUp } from './set-up.ts';
import { TABLE_GAME_IDS } from './table-games.ts';

type Started = Result<string, { readonly code: string; readonly why?: unknown }>;

/** Begins matches and answers their ids. */
export interface Starter {
  start(game: GameId, config: unknown, players: Header['players']): Promise<Started>;
  startAgain(match: Pick<Header, 'config' | 'players'> & { readonly game: GameId }): Promise<Started>;
  startWith(match: Pick<Header, 'config' | 'players' | 'seed'> & { readonly game: GameId }): Promise<Started>;
}

interface SetupOptions {
  readonly store: Pick<Store, 'settings'>;
  readonly library: Starter;
}

const KEPT = 'setup';

/** The match that is being set up; every change is kept, so that the next visit finds it so. */
export class Setup {
  #draft = $state.raw<SetupDraft>(freshDraft);
  #last = $state.raw<SetUp | null>(null);
  #refused = $state.raw<SetupFault | null>(null);
  /** Nothing can be dealt by these settings. */
  #undealt = $state.raw<SetupDraft | null>(null);
  readonly #checked = $derived(checkDraft(this.#draft));
  readonly #store: SetupOptions['store'];
  readonly #library: Starter;

  constructor({ store, library }: SetupOptions) {
    this.#store = store;
    this.#library = library;
  }

  async load(): Promise<void> {
    const { draft, last } = decodeSetup(await this.#store.settings.get(KEPT));
    this.#draft = draft;
    this.#last = last;
    await this.#look();
  }

  /** House rules under names of one's own; fetched when they are first asked for. */
  async presets(): Promise<OwnPresets> {
    const { OwnPresets } = await import('./own-presets.svelte.ts');
    const presets = new OwnPresets(this.#store);
    await presets.load();
    return presets;
  }

  get draft(): SetupDraft {
    return this.#draft;
  }
  /** What was started last. */
  get last(): SetUp | null {
    return this.#last;
  }
  /** Why the last change was not made, or else why this cannot start. */
  get fault(): SetupFault | null {
    if (this.#refused !== null) return this.#refused;
    if (!this.#checked.ok) return this.#checked.error;
    return this.#undealt === this.#draft ? { code: 'undealt' } : null;
  }

  /** Why the last change was not made, or nothing was started. */
  get refused(): SetupFault | null {
    return this.#refused;
  }

  /** Takes over what a link asks for: a game, how many play it, and choices of its own. Kept only with what a person does then. */
  open(search: string): void {
    const asked = queryOf(search);
    this.#refused = null;
    const game = TABLE_GAME_IDS.find((id) => id === asked.get('game'));
    if (game !== undefined) this.#draft = { ...this.#draft, game };
    const count = asked.get('players');
    const seated = count === null ? null : choosePlayers(this.#draft, Number(count));
    if (seated?.ok) this.#draft = seated.value;
    else if (seated) this.#refused = seated.error;
    for (const [field, row] of Object.entries(draftGame(this.#draft).rows)) {
      const choice = row.kind === 'choice' && row.choices.find((each) => String(each) === asked.get(field));
      if (choice) this.#draft = changeRules(this.#draft, { [field]: choice });
    }
  }

  change(draft: SetupDraft): void {
    this.#draft = draft;
    this.#refused = null;
    this.#keep();
    void this.#look();
  }

  /** Makes a change that may be refused: then nothing changes, and `fault` says why. Answers whether it was made. */
  try(change: (draft: SetupDraft) => Result<SetupDraft, SetupFault>): boolean {
    const changed = change(this.#draft);
    if (changed.ok) this.change(changed.value);
    else this.#refused = changed.error;
    return changed.ok;
  }

  changeRules(change: Parameters<typeof changeRules>[1]): void {
    this.change(changeRules(this.#draft, change));
  }

  /** Starts what is set up and answers the match's id; null where something stands against it. */
  async start(): Promise<string | null> {
    const checked = this.#checked;
    if (!checked.ok || this.#undealt === this.#draft) return null;
    const { game, config, players } = checked.value;
    return this.#begun(checked.value, await this.#library.start(game, config, players));
  }

  /** Starts something else that was set up for these people, with a seed of its own. The draft is left as it is. */
  async startWith(setUp: SetUp, seed: number): Promise<string | null> {
    const checked = checkSetUp(setUp);
    return checked.ok
      ? this.#begun(checked.value, await this.#library.startWith({ ...checked.value, seed }))
      : null;
  }

  /** Starts once more what was started last. */
  async again(): Promise<string | null> {
    const checked = this.#last && checkSetUp(this.#last);
    return checked?.ok ? this.#begun(checked.value, await this.#library.startAgain(checked.value)) : null;
  }

  #begun(setUp: SetUp, started: Started): string | null {
    if (!started.ok) {
      // What takes long to find out is only told when the match is to begin: that nothing can be dealt by these settings (CONTEST-2).
      const { why } = started.error;
      const isTarget = isObject(why) && why['field'] === 'target';
      this.#refused = { code: isTarget ? 'undealt' : 'notBegun' };
      return null;
    }
    this.#last = setUp;
    this.#keep();
    return started.value;
  }

  /** Whether anything can be dealt is told as soon as it is known. */
  async #look(): Promise<void> {
    const draft = this.#draft;
    const { deals } = draftGame(draft);
    if (deals === undefined || !checkDraft(draft).ok || (await deals(draftRules(draft)))) return;
    if (this.#draft === draft) this.#undealt = draft;
  }

  #keep(): void {
    const kept: unknown = { draft: this.#draft, last: this.#last };
    if (isJson(kept)) void this.#store.settings.put(KEPT, kept);
  }
}
