// Ends a program with all that it started.
import { spawnSync } from 'node:child_process';

/**
 * Kills a program that was started as leader of a group (`detached`), at once and with all its processes. Windows knows no groups: there its own command ends the tree.
 * @param {number} pid
 * @param {{ platform: string, kill: (pid: number, signal: 'SIGKILL') => void, run: (command: string, args: readonly string[]) => void }} system
 */
export function killTree(pid, { platform, kill, run } = SYSTEM) {
  if (platform === 'win32') run('taskkill', ['/pid', String(pid), '/T', '/F']);
  else kill(-pid, 'SIGKILL');
}

const SYSTEM = {
  platform: process.platform,
  kill: process.kill.bind(process),
  run: (/** @type {string} */ command, /** @type {readonly string[]} */ args) =>
    void spawnSync(command, args, { stdio: 'ignore' }),
};
