import { spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium, type Browser, type Page } from '@playwright/test';
import { LAUNCH_ARGS } from '../../scripts/browser.js';
import { killTree } from '../../scripts/kill.js';
import { isFull } from './figures.ts';

/** A Chromium of one's own on a profile folder, which can be killed as a phone kills an app. */
export interface OwnChromium {
  readonly page: Page;
  /** SIGKILL to the browser and all its processes. Resolves when they are gone. */
  readonly kill: () => Promise<void>;
}

/** A Chromium whose profile lies on a small disk of its own, which can be filled. */
export interface SmallDiskChromium extends OwnChromium {
  /** Writes a file until the disk takes no more. */
  readonly fill: () => void;
  /** Deletes that file. */
  readonly free: () => void;
}

/** Runs a program with a disk in memory over a folder; nobody but the program sees it. */
const onSmallDisk = (size: string, folder: string, program: readonly string[]): readonly string[] => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  'mount -t tmpfs -o size="$0" tmpfs "$1" && shift && exec "$@"',
  size,
  folder,
  ...program,
];

/** Run before a page: the app is not kept for offline use, which would take longer than most tests do. */
export const NOTHING_KEPT = 'delete Navigator.prototype.serviceWorker;';

/** For `test.use`: the whole browser instead of its shell, which knows no bound of room and never loses the focus. */
export const WHOLE_BROWSER = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? chromium.executablePath(),
    args: LAUNCH_ARGS,
  },
};

/** Whether this system lets a program have a disk of its own, which takes no rights on most. */
export function hasSmallDisks(): boolean {
  const [command = '', ...args] = onSmallDisk('1m', tmpdir(), ['true']);
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** Starts Chromium on a new profile, on a disk of so many megabytes. Needs `hasSmallDisks`. */
export async function startOnSmallDisk(profile: string, megabytes: number): Promise<SmallDiskChromium> {
  const { pid, ...own } = await start(profile, (program) =>
    // Nobody but the tests' own pages runs in it, and within its namespace it is root, for whom there is no sandbox.
    onSmallDisk(`${megabytes}m`, profile, [...program, '--no-sandbox']),
  );
  // The same folder as the browser sees it.
  const ballast = `/proc/${pid}/root${profile}/ballast`;
  return {
    ...own,
    fill: () => {
      const piece = Buffer.alloc(65_536);
      for (let full = false; !full;) {
        try {
          writeFileSync(ballast, piece, { flag: 'a' });
        } catch (error) {
          full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
          if (!full) throw error;
        }
      }
    },
    free: () => rmSync(ballast),
  };
}

/**
 * Starts Chromium on a profile, with a window as tall as a phone: where many faults are tried the whole browser, in a few tries its shell,
 * which keeps what it keeps in the same way and starts in a third of the time.
 */
export async function startChromium(profile: string): Promise<OwnChromium> {
  const shell = isFull ? undefined : process.env.CHROMIUM_SHELL_PATH;
  const { page, kill } = await start(profile, (program) => program, shell);
  if (!isFull) await page.context().addInitScript(NOTHING_KEPT);
  return { page, kill };
}

/** Starts the whole Chromium, with the app's service worker, on a profile. */
export async function startWhole(profile: string): Promise<OwnChromium> {
  const { page, kill } = await start(profile, (program) => program);
  return { page, kill };
}

async function start(
  profile: string,
  wrap: (program: readonly string[]) => readonly string[],
  path = process.env.CHROMIUM_PATH ?? chromium.executablePath(),
): Promise<OwnChromium & { readonly pid: number }> {
  const [command = path, ...args] = wrap([
    path,
    ...LAUNCH_ARGS,
    '--headless=new',
    '--no-first-run',
    '--window-size=500,900',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  // Leader of a group of its own: one signal reaches all its processes.
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) killTree(child.pid);
    await gone;
  };
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let heard = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        heard += text;
        const found = /DevTools listening on (ws:\S+)/.exec(heard)?.[1];
        if (found !== undefined) resolve(found);
      });
      void gone.then(() => reject(new Error(`Chromium did not start: ${heard}`)));
    });
    const browser: Browser = await chromium.connectOverCDP(address);
    const [page] = browser.contexts()[0]?.pages() ?? [];
    if (!page) throw new Error('Chromium opened no page');
    return { page, kill, pid: child.pid ?? 0 };
  } catch (error) {
    await kill();
    throw error;
  }
}
