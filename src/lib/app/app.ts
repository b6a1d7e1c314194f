import { browserEnvironment } from '#lib/environment/browser.ts';
import type { Environment } from '#lib/environment/environment.ts';
import { watchInstallation } from '#lib/environment/install.ts';
import { keepOffline } from '#lib/environment/offline.ts';
import { Days } from '#lib/practice/days.svelte.ts';
import { Figures } from '#lib/practice/figures.svelte.ts';
import { History } from '#lib/practice/history.svelte.ts';
import { Supply } from '#lib/practice/supply.svelte.ts';
import { Tables } from '#lib/practice/tables.ts';
import { HomeScreen } from '#lib/preferences/home-screen.svelte.ts';
import { Preferences } from '#lib/preferences/preferences.svelte.ts';
import { Safety } from '#lib/preferences/safety.svelte.ts';
import { Version } from '#lib/preferences/version.svelte.ts';
import { createSolver } from '#lib/solver/client.ts';
import { startWorker } from '#lib/solver/connection.ts';
import { openStore } from '#lib/storage/index.ts';

/** The running app as pages see it: its parts, put together once. */
export interface App {
  readonly environment: Environment;
  readonly preferences: Preferences;
  readonly safety: Safety;
  readonly homeScreen: HomeScreen;
  readonly version: Version;
  readonly supply: Supply;
  readonly days: Days;
  readonly figures: Figures;
  readonly history: History;
  readonly tables: Tables;
}

interface AppOptions {
  readonly version: string;
  /** Address and scope of the service worker. */
  readonly worker: { readonly url: string; readonly scope: string };
}

/** Puts the app together and starts reading what is kept. For a browser only. */
export function createApp({ version, worker }: AppOptions): App {
  const environment = browserEnvironment();
  const store = openStore(environment);
  const solver = createSolver({ environment, connect: startWorker });
  const supply = new Supply({ environment, solver, store });
  const app: App = {
    environment,
    preferences: new Preferences(store),
    safety: new Safety(environment, store),
    homeScreen: new HomeScreen(watchInstallation()),
    version: new Version(version, keepOffline(worker.url, worker.scope), environment),
    supply,
    days: new Days(environment, store),
    figures: new Figures(store),
    history: new History(environment, store),
    tables: new Tables({ environment, solver, store, supply }),
  };
  void app.preferences.load();
  void app.days.load();
  return app;
}
