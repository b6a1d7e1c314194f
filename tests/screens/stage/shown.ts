// Keeps which lines of the app each file of tests has run, where that is asked for (`SHOWN=1`): scripts/test/near-screens.js says which of them look at a change.
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { afterAll, beforeAll } from 'vitest';
import { cdp, commands } from 'vitest/browser';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}
interface Ran {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly Range[] }[];
}
interface Coverage {
  send(method: string, options?: object): Promise<{ readonly result: readonly Ran[] }>;
}
const coverage = cdp() as unknown as Coverage;

/** A module as it runs: how long it is, and which line of the source stands where in it. */
interface Module {
  readonly length: number;
  readonly places: readonly { readonly offset: number; readonly line: number }[];
}

async function read(url: string): Promise<Module> {
  const code = await (await fetch(url)).text();
  const map = /\/\/# sourceMappingURL=data:[^,]*;base64,(\S+)\s*$/.exec(code)?.[1];
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const places: { offset: number; line: number }[] = [];
  if (map !== undefined)
    eachMapping(new TraceMap(atob(map)), ({ generatedLine, generatedColumn, originalLine }) => {
      if (originalLine !== null)
        places.push({ offset: (starts[generatedLine - 1] ?? 0) + generatedColumn, line: originalLine });
    });
  return { length: code.length, places };
}

const modules = new Map<string, Promise<Module>>();

/** Lines of which something was run, and those of which nothing was. The body of a module runs once, for whichever file fetches it first: only its functions tell. */
function linesOf({ functions }: Ran, { length, places }: Module): { ran: number[]; not: number[] } {
  const counts = new Int8Array(length).fill(-1);
  const ranges = functions
    .flatMap((called) => called.ranges)
    .filter(({ startOffset, endOffset }) => startOffset > 0 || endOffset < length)
    .sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
  for (const { startOffset, endOffset, count } of ranges)
    counts.fill(Number(count > 0), startOffset, endOffset);
  const at = (wanted: number) =>
    new Set(places.filter(({ offset }) => counts[offset] === wanted).map(({ line }) => line));
  const [ran, not] = [at(1), at(0)];
  return { ran: [...ran], not: [...not].filter((line) => !ran.has(line)) };
}

/** Watches what is run by the file of tests that is being read; `name` is the file's. */
export function keepShown(name: string): void {
  beforeAll(async () => {
    await coverage.send('Profiler.enable');
    await coverage.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  });
  afterAll(async () => {
    const { result } = await coverage.send('Profiler.takePreciseCoverage');
    await coverage.send('Profiler.stopPreciseCoverage');
    const shown: Record<string, { readonly ran: readonly number[]; readonly not: readonly number[] }> = {};
    for (const one of result) {
      const file = /\/(src\/[^?]+)/.exec(one.url)?.[1];
      if (file === undefined || one.url.includes('type=style')) continue;
      if (!modules.has(one.url)) modules.set(one.url, read(one.url));
      const lines = linesOf(one, (await modules.get(one.url)) ?? { length: 0, places: [] });
      if (lines.ran.length > 0) shown[file] = lines;
    }
    const kept = `test-results/shown/${name.replaceAll('/', '-')}.json`;
    await commands.writeFile(kept, JSON.stringify({ spec: name, shown }));
  });
}
