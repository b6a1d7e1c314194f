// What is installed beside the app's own code, and what that may do.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
const { dependencies, devDependencies } = read('package.json') as Record<
  'dependencies' | 'devDependencies',
  Readonly<Record<string, string>>
>;
const { lockfileVersion, packages } = read('package-lock.json') as {
  readonly lockfileVersion: number;
  readonly packages: Readonly<
    Record<string, { readonly integrity?: string; readonly hasInstallScript?: boolean }>
  >;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');

test('five packages at most come along with the app', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(5);
});

test('every package is named in one version', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^(npm:typescript@)?\d+\.\d+\.\d+$/);
});

test('every package that is installed has its checksum in the lockfile, and none runs a script then', () => {
  expect(lockfileVersion).toBe(3);
  expect(installed.length).toBeGreaterThan(100);
  for (const [path, { integrity, hasInstallScript }] of installed) {
    expect(integrity, path).toMatch(/^sha512-/);
    expect(hasInstallScript, path).toBeUndefined();
  }
});
