import { browserEnvironment } from '#lib/environment/browser.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Installation } from '#lib/environment/install.ts';
import { keepOffline, type OfflineWorker } from '#lib/environment/offline.ts';
import { Days } from '#lib/practice/days.svelte.ts';
import type { BackupKeeper } from '#lib/preferences/backup-keeper.svelte.ts';
import { HomeScreen } from '#lib/preferences/home-screen.svelte.ts';
import { Preferences } from '#lib/preferences/preferences.svelte.ts';
import { Safety } from '#lib/preferences/safety.svelte.ts';
import { Version } from '#lib/preferences/version.svelte.ts';
import type { Solver } from '#lib/solver/client.ts';
import { SolverMissing } from '#lib/solver/missing.ts';
import { openStore } from '#lib/storage/index.ts';
import { browserJournal } from '#lib/storage/journal/source.ts';
import type { ExploreParts } from './explore-parts.ts';
import type { MatchParts } from './match-parts.ts';
import type { PracticeParts } from './practice-parts.ts';

/** The running app as pages see it: its parts, put together once. */
export interface App {
  readonly environment: Environment;
  readonly preferences: Preferences;
  readonly safety: Safety;
  readonly homeScreen: HomeScreen;
  readonly version: Version;
  readonly days: Days;
  /** The parts that the first screen does without; fetched once, when a page asks for them. */
  practice(): Promise<PracticeParts>;
  explore(): Promise<ExploreParts>;
  matches(): Promise<MatchParts>;
  backups(): Promise<BackupKeeper>;
}

interface AppOptions {
  readonly version: string;
  readonly worker: OfflineWorker;
  /** The way onto the home screen, watched from the start. */
  readonly installation: Installation;
}

/**
 * Puts the app together and starts reading what is kept. `show` is given the app, and once more with parts of its own whenever another
 * window has brought a backup in: whatever was read before is read anew by whoever shows it. For a browser only.
 */
export function createApp({ version, worker, installation }: AppOptions, show: (app: App) => void): void {
  const environment = browserEnvironment();
  const store = openStore(environment, browserJournal);
  const note = (fault: unknown) => whole.safety.note(fault);
  const solver = solverOnDemand(environment, note);
  const whole = {
    environment,
    preferences: new Preferences(store),
    safety: new Safety(environment, store),
    homeScreen: new HomeScreen(installation),
    version: new Version(version, keepOffline(worker), environment),
    days: new Days(environment, store),
  };
  const withParts = (): App => ({
    ...whole,
    practice: once(async () => {
      const { createPractice } = await import('./practice-parts.ts');
      return createPractice({ environment, solver, store, preferences: whole.preferences, note });
    }),
    explore: once(async () => {
      const { createExplore } = await import('./explore-parts.ts');
      return createExplore({ environment, solver, store });
    }),
    matches: once(async () => {
      const { createMatchParts } = await import('./match-parts.ts');
      return createMatchParts({
        environment,
        solver,
        store,
        preferences: whole.preferences,
        note,
      });
    }),
    backups: once(async () => {
      const { createBackupKeeper } = await import('./backup-parts.ts');
      return createBackupKeeper({ environment, store, version });
    }),
  });
  const readAnew = () => Promise.all([whole.preferences.load(), whole.days.load()]);
  // A frozen window that holds the database open, or something under way in it, would block another window's upgrade without a word.
  environment.onFreeze(() => store.leave());
  // WebKit puts a page aside with its transactions open, and the next page waits for them until this one is forgotten.
  environment.onPutAside(() => store.leave());
  // The second copy comes after what is shown first.
  void readAnew().then(() => {
    void store.keepJournal();
    void import('#lib/environment/kept-focus.ts').then(({ keepFocus }) => keepFocus());
    if (whole.preferences.choices.badge)
      void import('./icon-badge.svelte.ts').then(({ keepBadge }) => keepBadge(whole));
  });
  // What it gives back later is shown anew, and so is what a silent disk had not said.
  let before = store.state;
  store.subscribe((now) => {
    const { recovered, mode } = before;
    before = now;
    if (now.recovered !== recovered || (mode === 'memory' && now.mode === 'disk')) void readAnew();
  });
  // What was done in another window meanwhile.
  environment.onVisibility((visible) => visible && store.state.mode === 'disk' && void readAnew());
  environment.onRestored(() => void readAnew().then(() => show(withParts())));
  show(withParts());
}

/** A solver whose code, and whose worker, are fetched with the first question. */
function solverOnDemand(environment: Environment, note: (fault: unknown) => void): Solver {
  const load = once(async () => {
    const [{ createSolver }, { startWorker }] = await Promise.all([
      import('#lib/solver/client.ts'),
      import('#lib/solver/connection.ts'),
    ]);
    return createSolver({ environment, connect: startWorker, note });
  });
  const loadOrMiss = () =>
    load().catch((cause: unknown) => {
      throw new SolverMissing('the solver cannot be fetched', { cause });
    });
  return { ask: async (name, question, calling) => (await loadOrMiss()).ask(name, question, calling) };
}

/** Makes a thing at the first call and answers the same one ever after; what failed is tried again at the next call. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((reason: unknown) => {
      made = null;
      throw reason;
    });
    return made;
  };
}
