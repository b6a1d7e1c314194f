import type { Store, StoredAttempt } from '#lib/storage/index.ts';

/** Rows read at a time: more than a screen shows, and few enough that the page stays awake meanwhile. */
const BLOCK = 125;

/** All attempts after one of that `seq`, newest first, block by block. While one is looked at the next is read. */
export async function* allAttempts(
  { page, block }: Pick<Store['attempts'], 'page' | 'block'>,
  after = 0,
): AsyncGenerator<readonly StoredAttempt[], void> {
  const [newest] = (await page({ filter: 'all', limit: 1 })).rows;
  const read = (before: number) => block(before, Math.min(BLOCK, before - after - 1));
  let before = (newest?.seq ?? 0) + 1;
  let ahead = before > after + 1 ? read(before) : null;
  while (ahead) {
    const rows = await ahead;
    before -= BLOCK;
    ahead = before > after + 1 ? read(before) : null;
    // Whoever has seen enough does not ask what became of it.
    ahead?.catch(() => {});
    yield rows;
  }
}
