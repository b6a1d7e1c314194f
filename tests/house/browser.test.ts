import { describe, expect, test } from 'vitest';
import { findOrBring, temporaryFor } from '../../scripts/browser/bring.js';
import { findBrowserOn, findShellOn, type Machine } from '../../scripts/browser/find.js';
import { killTree } from '../../scripts/kill.js';

interface Fake {
  readonly machine: Machine;
  /** Programs that start; bringing one adds to them. */
  readonly programs: Set<string>;
  /** Every command that was run, in words. */
  readonly ran: string[];
}

interface Setting extends Partial<Omit<Machine, 'list'>> {
  readonly programs?: readonly string[];
  readonly snaps?: readonly string[];
  readonly folders?: Readonly<Record<string, readonly string[]>>;
  /** Programs that a command brings: all its words must be there. */
  readonly brings?: Readonly<Record<string, readonly string[]>>;
}

const OWN = '/home/mei/.cache/ms-playwright/chromium-1255/chrome-linux64/chrome';
const SHELL_FOLDER = '/home/mei/.cache/ms-playwright/chromium_headless_shell-1255';
const CLI = '/p/cli.js';

/** A machine that is only told of. A command that brings nothing fails. */
function fake({ programs = [], snaps = [], folders = {}, brings = {}, ...over }: Setting = {}): Fake {
  const there = new Set(programs);
  const ran: string[] = [];
  const machine: Machine = {
    platform: 'linux',
    isRoot: false,
    env: { PATH: '/usr/local/bin:/usr/bin' },
    home: '/home/mei',
    own: OWN,
    starts: (path) => there.has(path),
    isSnap: (path) => snaps.includes(path),
    list: (folder) => folders[folder] ?? [],
    run: (command, args) => {
      const words = [command, ...args].join(' ');
      ran.push(words);
      const key = Object.keys(brings).find((one) => words.includes(one));
      for (const path of key === undefined ? [] : (brings[key] ?? [])) there.add(path);
      return key === undefined ? 1 : 0;
    },
    ...over,
  };
  return { machine, programs: there, ran };
}

describe('a browser that is here', () => {
  test.each([
    [
      'on the PATH, folder by folder',
      {},
      ['/usr/bin/chromium', '/usr/local/bin/google-chrome'],
      '/usr/local/bin/google-chrome',
    ],
    ['that Playwright brought', {}, [OWN, '/opt/google/chrome/chrome'], OWN],
    ['of Google, outside the PATH', {}, ['/opt/google/chrome/chrome'], '/opt/google/chrome/chrome'],
    ['of Debian, outside the PATH', {}, ['/usr/lib/chromium/chromium'], '/usr/lib/chromium/chromium'],
    [
      'on a Mac',
      { platform: 'darwin' },
      ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    [
      'on a Mac, for one person',
      { platform: 'darwin', home: '/Users/mei' },
      ['/Users/mei/Applications/Chromium.app/Contents/MacOS/Chromium'],
      '/Users/mei/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    [
      'on Windows',
      { platform: 'win32', env: { Path: 'C:\\Windows', ProgramFiles: 'C:\\Program Files' } },
      ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    [
      'on the PATH of Windows',
      { platform: 'win32', env: { Path: 'C:\\Windows;D:\\chrome' } },
      ['D:\\chrome\\chrome.exe'],
      'D:\\chrome\\chrome.exe',
    ],
    [
      'of Windows itself',
      { platform: 'win32', env: { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' } },
      ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  ] satisfies [string, Setting, string[], string][])('%s is found', (_name, over, programs, expected) => {
    expect(findBrowserOn(fake({ ...over, programs }).machine)).toBe(expected);
  });

  test('that does not start is passed over', () => {
    // A hint for snap, or a download without its libraries, is there and does not start.
    expect(findBrowserOn(fake().machine)).toBeUndefined();
  });

  test('of snap is taken only where there is no other', () => {
    const snaps = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
    expect(findBrowserOn(fake({ snaps, programs: [...snaps, OWN] }).machine)).toBe(OWN);
    expect(findBrowserOn(fake({ snaps, programs: snaps }).machine)).toBe('/usr/bin/chromium');
  });

  test('that a person named is the only one that counts', () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/my/edge' };
    const programs = ['/my/edge', '/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(findBrowserOn(fake({ env, programs }).machine)).toBe('/my/edge');
    expect(findShellOn(fake({ env, programs }).machine)).toBeUndefined();
    expect(() => findBrowserOn(fake({ env, programs: ['/usr/bin/chromium'] }).machine)).toThrow(
      'CHROMIUM_PATH names /my/edge, but that does not start as a browser.',
    );
  });
});

describe('a shell without windows', () => {
  test('of Debian is found on the PATH', () => {
    const programs = ['/usr/bin/chromium-headless-shell'];
    expect(findShellOn(fake({ programs }).machine)).toBe('/usr/bin/chromium-headless-shell');
  });

  test.each(['chrome-headless-shell', 'headless_shell'])(
    'of Playwright, called %s, is found beside its browser',
    (name) => {
      const path = `${SHELL_FOLDER}/chrome-headless-shell-linux64/${name}`;
      const folders = { [SHELL_FOLDER]: ['INSTALLATION_COMPLETE', 'chrome-headless-shell-linux64'] };
      expect(findShellOn(fake({ folders, programs: [path] }).machine)).toBe(path);
    },
  );

  test('of Playwright on Windows', () => {
    const root = 'C:\\Users\\mei\\AppData\\Local\\ms-playwright';
    const folder = `${root}\\chromium_headless_shell-1255`;
    const path = `${folder}\\chrome-headless-shell-win64\\chrome-headless-shell.exe`;
    const setting: Setting = {
      platform: 'win32',
      env: {},
      own: `${root}\\chromium-1255\\chrome-win64\\chrome.exe`,
      folders: { [folder]: ['chrome-headless-shell-win64'] },
      programs: [path],
    };
    expect(findShellOn(fake(setting).machine)).toBe(path);
  });

  test('may be named, and must start then', () => {
    const env = { CHROMIUM_PATH: '/c', CHROMIUM_SHELL_PATH: '/s' };
    expect(findShellOn(fake({ env, programs: ['/s'] }).machine)).toBe('/s');
    expect(() => findShellOn(fake({ env }).machine)).toThrow('CHROMIUM_SHELL_PATH names /s');
  });

  test('is not needed', () => {
    expect(findShellOn(fake({ programs: [OWN] }).machine)).toBeUndefined();
  });
});

describe('a machine with nothing', () => {
  test('where a browser is here, nothing is run', () => {
    const { machine, ran } = fake({ programs: [OWN] });
    expect(findOrBring(machine, CLI)).toBe(OWN);
    expect(ran).toEqual([]);
  });

  test.each(['linux', 'darwin', 'win32'])('on %s Playwright brings its own', (platform) => {
    const { machine, ran } = fake({ platform, brings: { 'cli.js install chromium': [OWN] } });
    expect(findOrBring(machine, CLI)).toBe(OWN);
    expect(ran).toHaveLength(1);
  });

  test('as root on Ubuntu, the download gets its libraries', () => {
    const { machine, ran } = fake({
      isRoot: true,
      folders: { '/home/mei/.cache/ms-playwright/chromium-1255/chrome-linux64': ['chrome'] },
      brings: { 'cli.js install chromium': [], 'apt-get --version': [], 'install-deps chromium': [OWN] },
    });
    expect(findOrBring(machine, CLI)).toBe(OWN);
    expect(ran.slice(1)).toEqual([
      'apt-get --version',
      'apt-get -q update',
      expect.stringContaining('install-deps chromium'),
    ]);
  });

  test('as root on Debian without a way to the download, the package is installed, with its shell', () => {
    const { machine, ran } = fake({
      isRoot: true,
      brings: { 'apt-get --version': [], 'chromium chromium-headless-shell': ['/usr/bin/chromium'] },
    });
    expect(findOrBring(machine, CLI)).toBe('/usr/bin/chromium');
    expect(ran.filter((words) => words.includes('install-deps'))).toEqual([]);
    expect(ran.at(-1)).toBe('apt-get -q install -y --no-install-recommends chromium chromium-headless-shell');
  });

  test('as root where there is no package of the shell, the browser alone', () => {
    const { machine, ran, programs } = fake({ isRoot: true });
    const run: Machine['run'] = (command, args) => {
      machine.run(command, args);
      if (args.at(-1) === 'chromium' && command === 'apt-get') programs.add('/usr/bin/chromium');
      return args.at(-1) === 'chromium' || args.at(-1) === '--version' ? 0 : 100;
    };
    expect(findOrBring({ ...machine, run }, CLI)).toBe('/usr/bin/chromium');
    expect(ran.at(-2)).toMatch(/chromium-headless-shell$/);
  });

  test.each([
    ['linux', 'Install the package `chromium` or Google Chrome'],
    ['darwin', 'Install Google Chrome,'],
    ['win32', 'Install Google Chrome (Edge will do, too)'],
  ])(
    'on %s, where nothing can be brought, one sentence says what to do and how to run the rest',
    (platform, words) => {
      const { machine, ran } = fake({ platform });
      expect(() => findOrBring(machine, CLI)).toThrow(words);
      expect(() => findOrBring(machine, CLI)).toThrow(
        'npm test -- format lint types unit build budgets "dead code"',
      );
      expect(ran.every((command) => !command.startsWith('apt-get'))).toBe(true);
    },
  );

  test('root without apt-get is told the same', () => {
    const { machine, ran } = fake({ isRoot: true });
    expect(() => findOrBring(machine, CLI)).toThrow('none could be installed here');
    expect(ran.at(-1)).toBe('apt-get --version');
  });
});

describe('a browser of snap, which cannot see every folder', () => {
  const snap = '/snap/bin/chromium';
  const setting = { snaps: [snap], programs: [snap] };

  test('is left for one that Playwright brings', () => {
    const { machine } = fake({ ...setting, brings: { 'cli.js install chromium': [OWN] } });
    expect(findOrBring(machine, CLI)).toBe(OWN);
  });

  test('is taken where none can be brought, with temporary files in the project', () => {
    const { machine } = fake(setting);
    expect(findOrBring(machine, CLI)).toBe(snap);
    expect(temporaryFor(machine, snap, '/home/mei/code/cards')).toBe('/home/mei/code/cards/test-results/tmp');
  });

  test.each(['/srv/cards', '/home/mei/.local/cards', '/home/meike/cards'])(
    'cannot see a project in %s, which one sentence says',
    (project) => {
      expect(() => temporaryFor(fake(setting).machine, snap, project)).toThrow(`cannot see ${project}`);
    },
  );

  test('that a person named is taken as it is', () => {
    const { machine, ran } = fake({ ...setting, env: { CHROMIUM_PATH: snap } });
    expect(findOrBring(machine, CLI)).toBe(snap);
    expect(ran).toEqual([]);
  });

  test('any other sees what everybody sees', () => {
    expect(temporaryFor(fake(setting).machine, OWN, '/srv/cards')).toBeUndefined();
  });
});

describe('a browser is killed with all its processes', () => {
  test.each([
    ['linux', ['kill -7 SIGKILL']],
    ['darwin', ['kill -7 SIGKILL']],
    ['win32', ['taskkill /pid 7 /T /F']],
  ])('on %s', (platform, expected) => {
    const done: string[] = [];
    killTree(7, {
      platform,
      kill: (pid, signal) => done.push(`kill ${pid} ${signal}`),
      run: (command, args) => done.push([command, ...args].join(' ')),
    });
    expect(done).toEqual(expected);
  });
});
