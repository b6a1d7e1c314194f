import { describe, expect, test } from 'vitest';
import { createStopwatch } from '#lib/practice/stopwatch.ts';
import { fakeEnvironment } from '../support/environment.ts';

describe('a stopwatch', () => {
  test('shows nothing before it is started, whatever passes', () => {
    const environment = fakeEnvironment();
    const watch = createStopwatch(environment);
    environment.pass(1_000);
    environment.setVisible(false);
    environment.setVisible(true);
    environment.pass(1_000);
    expect(watch.elapsed()).toBe(0);
  });

  test('runs from where it is told to, in whole milliseconds', () => {
    const environment = fakeEnvironment();
    const watch = createStopwatch(environment);
    watch.start(41_000);
    environment.pass(10.4);
    expect(watch.elapsed()).toBe(41_010);
    environment.pass(0.2);
    expect(watch.elapsed()).toBe(41_011);
  });

  test('started while the page is hidden runs when it is shown', () => {
    const environment = fakeEnvironment();
    environment.setVisible(false);
    const watch = createStopwatch(environment);
    watch.start(0);
    environment.pass(5_000);
    environment.setVisible(true);
    environment.pass(300);
    expect(watch.elapsed()).toBe(300);
  });

  test('is not fooled by being told twice that the page is shown, or hidden', () => {
    const environment = fakeEnvironment();
    const watch = createStopwatch(environment);
    watch.start(0);
    environment.pass(100);
    environment.setVisible(true);
    environment.pass(100);
    environment.setVisible(false);
    environment.setVisible(false);
    environment.pass(100);
    expect(watch.elapsed()).toBe(200);
  });

  test('stopped stays stopped until it is started', () => {
    const environment = fakeEnvironment();
    const watch = createStopwatch(environment);
    watch.start(0);
    environment.pass(100);
    watch.stop();
    environment.setVisible(false);
    environment.setVisible(true);
    environment.pass(100);
    expect(watch.elapsed()).toBe(100);
    watch.start(20);
    environment.pass(1);
    expect(watch.elapsed()).toBe(21);
  });

  test('disposed of, it no longer listens', () => {
    const environment = fakeEnvironment();
    const watch = createStopwatch(environment);
    watch.start(0);
    watch.dispose();
    environment.setVisible(false);
    environment.pass(100);
    expect(watch.elapsed()).toBe(100);
  });
});
