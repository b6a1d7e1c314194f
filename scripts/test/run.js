// Runs one command of a check: no shell between, so that it is the same on every system and ends when it is told to.
import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PREFIX } from './results.js';
import { typed } from './steps.js';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Tools whose package has another name. @type {Readonly<Record<string, string>>} */
const PACKAGES = { 'svelte-kit': '@sveltejs/kit', tsc: '@typescript/native', playwright: '@playwright/test' };

/** The script behind a tool of node_modules. @param {string} tool */
function scriptOf(tool) {
  const folder = join(ROOT, 'node_modules', PACKAGES[tool] ?? tool);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : (bin[tool] ?? ''));
}

/** The words as Node takes them. @param {readonly string[]} command */
const argumentsOf = ([tool = '', ...rest]) => (tool === 'node' ? rest : [scriptOf(tool), ...rest]);

/**
 * Runs one command and keeps what it prints in its log. Lines of progress are told and not kept.
 * @param {readonly string[]} command
 * @param {{ log: string, env: Record<string, string | undefined>, yields?: boolean, onProgress: (at: import('./results.js').Progress) => void }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, { log, env, yields, onProgress }) {
  appendFileSync(log, `$ ${typed(command)}\n`);
  const { FORCE_COLOR: _unwanted, ...inherited } = process.env;
  const child = spawn(process.execPath, [...ROOM, ...argumentsOf(command)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, NO_COLOR: '1', ...env },
  });
  // Its own workers inherit that.
  if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  /** @param {string} text */
  const keep = (text) => {
    output += text;
    appendFileSync(log, text);
  };
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines)
      if (line.startsWith(PREFIX)) onProgress(JSON.parse(line.slice(PREFIX.length)));
      else keep(`${line}\n`);
  });
  child.stderr.setEncoding('utf8').on('data', keep);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      keep(rest);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Where a step's log and results lie until its next run. @param {string} name @param {'log' | 'json'} kind */
export const keptAt = (name, kind) => join('test-results', `${name.replaceAll(' ', '-')}.${kind}`);

/** @param {string} name @param {'log' | 'json'} kind */
export const pathOf = (name, kind) => join(ROOT, keptAt(name, kind));

/** What a tool makes is mostly forgotten at once: with more room for it there is less to tidy up. */
const ROOM = ['--min-semi-space-size=64', '--max-semi-space-size=128'];

export const REPORTERS = dirname(fileURLToPath(import.meta.url));
