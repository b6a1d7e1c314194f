// Keeps what of the app each file of tests has run, where that is asked for (`SHOWN=1`): scripts/test/near-screens.js says which of them look at a file.
import { afterAll, beforeAll } from 'vitest';
import { cdp, commands } from 'vitest/browser';

interface Ran {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly count: number }[];
  }[];
}
interface Coverage {
  send(method: string, options?: object): Promise<{ readonly result: readonly Ran[] }>;
}
const coverage = cdp() as unknown as Coverage;

/** Watches what is run by the file of tests that is being read; `name` is the file's. */
export function keepShown(name: string): void {
  beforeAll(async () => {
    await coverage.send('Profiler.enable');
    await coverage.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  });
  afterAll(async () => {
    const { result } = await coverage.send('Profiler.takePreciseCoverage');
    await coverage.send('Profiler.stopPreciseCoverage');
    // The body of a module runs once, for whichever file fetches it first: only its functions tell.
    const shown = result
      .filter(({ functions }) =>
        functions.some(({ functionName, ranges: [whole] }) => functionName !== '' && (whole?.count ?? 0) > 0),
      )
      .flatMap(({ url }) => /\/(src\/[^?]+)/.exec(url)?.[1] ?? []);
    const kept = `test-results/shown/${name.replaceAll('/', '-')}.json`;
    await commands.writeFile(kept, JSON.stringify({ spec: name, shown: [...new Set(shown)].sort() }));
  });
}
