import type { Environment } from '#lib/environment/environment.ts';

/** How often the calendar is looked at. */
const LOOK_MS = 30_000;

/** Calls back whenever another date has begun, at the latest when the page is shown again; the answer stops it. */
export function followDate(
  environment: Pick<Environment, 'today' | 'after' | 'onVisibility'>,
  onturn: () => void,
): () => void {
  let day = environment.today();
  let cancel = () => {};
  const look = () => {
    const before = day;
    day = environment.today();
    if (day !== before) onturn();
  };
  const lookAgain = () => {
    look();
    cancel = environment.after(LOOK_MS, lookAgain);
  };
  lookAgain();
  const stop = environment.onVisibility(look);
  return () => {
    stop();
    cancel();
  };
}
