// Fingers of four at once on keys of their own: what each touches is theirs and nobody else's, in whatever order it comes (CONTEST-7).
import { expect, test, type Page } from '@playwright/test';
import { createRng, type Rng } from '#lib/core/chance.ts';
import { EMPTY, readX, typedX, type XLine } from '#lib/boards/contest/x-line.ts';
import { contest as text, pads } from '#lib/i18n/messages.ts';
import { openTable } from '../../support/contest.ts';
import { NAMES, sitAt, stateOn } from '../../../e2e/support/contest.ts';
import { storedEvents } from '../slap/race.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 768, height: 1024 } });

/** At each table; figures come more often than what ends them. */
const TOUCHES = 250;
const TYPED: Readonly<Record<string, string>> = {
  [pads.delete]: 'Backspace',
  [text.fraction]: '/',
  [text.minus]: '-',
};
const LABELS = [...'0123456789', ...'12345', pads.delete, text.fraction, text.minus, text.seal, text.seal];

/** What each has typed and entered, worked out beside the app. */
class Model {
  readonly lines: XLine[] = NAMES.map(() => EMPTY);
  readonly entered: string[] = [];
  /** The line again after a rest, and an x that is the same once more is none. */
  #last: (string | null)[] = NAMES.map(() => null);

  touch(seat: number, label: string): void {
    const line = this.lines[seat] ?? EMPTY;
    if (label !== text.seal) {
      const next = typedX(line, TYPED[label] ?? label);
      if (next !== null && next !== 'long') this.lines[seat] = next;
      return;
    }
    const read = readX(line, false);
    if (typeof read === 'string') return;
    this.lines[seat] = EMPTY;
    const told = `${seat}: ${read.n}/${read.d}`;
    if (this.#last[seat] !== told) this.entered.push(told);
    this.#last[seat] = told;
  }
}

async function throwAt(page: Page, rng: Rng, model: Model): Promise<void> {
  for (let touch = 0; touch < TOUCHES; touch += 1) {
    const seat = rng.next(NAMES.length);
    const label = LABELS[rng.next(LABELS.length)] ?? '0';
    const place = page.getByRole('region', { name: NAMES[seat] ?? '', exact: true });
    await place.getByRole('button', { name: label, exact: true }).tap();
    model.touch(seat, label);
  }
}

for (const lies of ['flat', 'standing'] as const)
  for (const seed of [1, 2])
    test(`${TOUCHES} touches at four places, ${lies}, seed ${seed}`, async ({ page }) => {
      await sitAt(page, openTable(4, [[3, 7, 8, 2]], { type: 10, answerTime: 3_600_000 }), { lies });
      const model = new Model();
      await throwAt(page, createRng(seed), model);
      expect(model.entered.length).toBeGreaterThan(10);
      const told = async () =>
        (await storedEvents(page)).flatMap((event) => {
          const { type, seat, n, d } = event as { type: string; seat?: number; n?: number; d?: number };
          return type === 'entered' ? [`${seat}: ${n}/${d}`] : [];
        });
      await expect.poll(async () => new Set(await told())).toEqual(new Set(model.entered));
      // What is still being typed is each one's own, and shown to nobody else's hold.
      for (const [seat, name] of NAMES.entries()) {
        const place = page.getByRole('region', { name, exact: true });
        // Also takes away what was said of the line.
        await place.getByRole('button', { name: pads.delete, exact: true }).tap();
        model.touch(seat, pads.delete);
        const { minus, top, bottom } = model.lines[seat] ?? EMPTY;
        await place.getByRole('button', { name: text.shield.look }).focus();
        await page.keyboard.down(' ');
        const printed = `${minus ? '−' : ''}${top}${bottom === null ? '' : `/${bottom}`}`;
        await expect
          .poll(() =>
            place
              .locator('.value')
              .evaluate(
                (node) => node.querySelector('.num bdi, .num:not(:has(bdi))')?.textContent.trim() ?? '',
              ),
          )
          .toBe(printed);
        await page.keyboard.up(' ');
      }
      expect((await stateOn(page)).phase.type).toBe('answering');
    });
