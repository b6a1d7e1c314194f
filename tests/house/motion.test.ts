import { expect, test } from 'vitest';
import { listFiles, readSources } from '../../scripts/imports.js';

/** What a component does for people whose system asks for less motion, and for those who have asked the app. */
const [SYSTEM, OWN] = ['prefers-reduced-motion', "data-motion='less'"];

test('whatever heeds the system’s wish for less motion heeds the app’s own setting too', () => {
  const heeding = [...readSources(listFiles(['src'], /\.(svelte|css)$/))].filter(([, text]) =>
    text.includes(SYSTEM),
  );
  expect(heeding.length).toBeGreaterThan(2);
  expect(heeding.filter(([, text]) => !text.includes(OWN)).map(([path]) => path)).toEqual([]);
});

test('how long anything moves goes by a name, which less motion makes short or nothing', () => {
  const styles = [...readSources(listFiles(['src'], /\.(svelte|css)$/))].flatMap(([path, text]) =>
    [...text.matchAll(/\b(?:animation|transition)(?:-delay|-duration)?:[^;]*;/g)].map(
      ([line]) => `${path}: ${line}`,
    ),
  );
  expect(styles.length).toBeGreaterThan(20);
  // One millisecond is none: it waits for its delay.
  expect(styles.filter((line) => /[\s,(](?!1ms)[\d.]+m?s\b/.test(line))).toEqual([]);
});
