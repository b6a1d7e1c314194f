// What `@axe-core/playwright` is to a test on the stage: axe itself, in this very page.
import axe from 'axe-core';
import { until } from './clock.ts';
import { hasNewWords } from './contrast.ts';

type Found = Pick<axe.AxeResults, 'violations'>;

export class AxeBuilder {
  #only: axe.RunOnly = { type: 'tag', values: [] };

  setLegacyMode(): this {
    return this;
  }
  withTags(tags: readonly string[]): this {
    this.#only = { type: 'tag', values: [...tags] };
    return this;
  }
  /** Rules of colour, that is. */
  withRules(rules: readonly string[]): this {
    this.#only = { type: 'rule', values: [...rules] };
    return this;
  }
  async analyze(): Promise<Found> {
    const isNews = hasNewWords() || document.querySelector('a[href]') !== null;
    if (this.#only.type === 'rule' && !isNews) return { violations: [] };
    let results: Found | null = null;
    // On the stage each component has a style element of its own, more of them than the app has others. axe asks nothing of one.
    const { head } = document;
    const asked = [...head.childNodes].filter((node) => !(node instanceof HTMLStyleElement));
    Object.defineProperty(head, 'childNodes', { configurable: true, value: asked });
    // The page of the tests' runner is not looked at: what it says is not the app's. Of what is right nobody wants the list. Controls are
    // twice as large as axe wants them: `layoutFaults` asks that of each at every size.
    const running = axe
      .run(document, {
        runOnly: this.#only,
        rules: { 'target-size': { enabled: false } },
        resultTypes: ['violations'],
      })
      .then((found) => (results = found));
    // axe waits by timers too.
    await until(() => (results ? null : 'axe is at work'), 60_000);
    Reflect.deleteProperty(head, 'childNodes');
    return results ?? running;
  }
}
