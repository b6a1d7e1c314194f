// A page of another engine: what is asked of it goes through the agent inside.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Window } from '../../../scripts/engines/types.d.ts';

/** The agent as one script; made once. */
let agent: Promise<string> | null = null;
async function makeAgent(): Promise<string> {
  const entry = fileURLToPath(new URL('agent.ts', import.meta.url));
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'unused' }, minify: true },
  });
  const [output] = [made].flat();
  if (!output || !('output' in output)) throw new Error('no agent was made');
  return output.output[0].code;
}

/** How long something is waited for. */
export const PATIENCE = 15_000;
const STEP = 40;

/** Asks again and again until the answer is null, which is nothing against it. Answers the last objection. */
export async function until(look: () => Promise<string | null>, ms = PATIENCE): Promise<string | null> {
  const end = performance.now() + ms;
  for (;;) {
    // In the middle of a navigation there is no page to ask.
    const against = await look().catch((error: unknown) => String(error));
    if (against === null || performance.now() > end) return against;
    await new Promise((go) => setTimeout(go, STEP));
  }
}

/** A function and what it is given, as an expression. */
export const called = (
  work: ((...given: never[]) => unknown) | string,
  ...given: readonly unknown[]
): string =>
  `(${String(work)})(${given.map((one) => (one === undefined ? 'undefined' : JSON.stringify(one))).join(', ')})`;

const MISSING = 'no agent here';

/** Asks something that needs the agent, which is put there if this page has none yet. */
export async function askAgent(window: Window, expression: string): Promise<unknown> {
  const code = `globalThis.twoDozenAgent ? ${expression} : ${JSON.stringify(MISSING)}`;
  const answer = await window.ask(code);
  if (answer !== MISSING) return answer;
  agent ??= makeAgent();
  await window.ask(`(() => { ${await agent}; return null; })()`);
  return window.ask(code);
}
