import { expect, type Page } from '@playwright/test';

/**
 * Looks for what is wrong with the layout as it stands: anything beyond the edges, words that do not fit where they are, buttons smaller
 * than a fingertip, and buttons that cannot be seen when they have the focus, or whose ring is cut off then. A line for each.
 *
 * `focused`: which buttons have had the focus at other sizes; such a one, where it is whole and seen, would only stay where it is.
 */
export const layoutFaults = (
  page: Page,
  touch: number,
  focused?: WeakSet<Element>,
): Promise<readonly string[]> =>
  page.evaluate(
    ({ touch, focused }) => {
      const faults: string[] = [];
      // What lies under an open slip is out of reach and out of question.
      const root = document.querySelector('dialog[open]') ?? document.body;
      const nameOf = (element: Element) =>
        `<${element.tagName.toLowerCase()} ${element.classList[0] ?? ''}> “${(
          element.getAttribute('aria-label') ??
          element.textContent ??
          ''
        )
          .trim()
          .slice(0, 40)}”`;
      /** Where the words in an element are; lines are higher than their letters, so a little may stick out. */
      const textsIn = (element: Element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: DOMRect[] = [];
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          if (text.parentElement === null || !isSeen(text.parentElement)) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          found.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
        }
        return found;
      };
      const SLACK = 3;
      /** Beside a letter there is room that belongs to it and grows with it, in parts of its size. */
      const BESIDE = 0.08;
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('.unseen, noscript, head') === null;
      const seen = [...root.querySelectorAll<HTMLElement | SVGElement>('*')].filter(isSeen);

      for (const element of [document.documentElement, document.body, ...seen]) {
        const { overflowX, overflowY } = getComputedStyle(element);
        if (overflowX !== 'visible' && overflowX !== 'clip' && element.scrollWidth > element.clientWidth + 1)
          faults.push(`${nameOf(element)} is ${element.scrollWidth} wide in ${element.clientWidth}`);
        if (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
          faults.push(
            `${nameOf(element)} hides ${element.scrollHeight - element.clientHeight} px of its height`,
          );
        const { left, right, width } = element.getBoundingClientRect();
        // A sheet that is turned to a side scrolls towards it.
        const isTurned = element.parentElement?.closest('dialog:is([data-turn="90"], [data-turn="270"])');
        if (width > 0 && !isTurned && (left < -1 || right > innerWidth + 1))
          faults.push(`${nameOf(element)} lies beyond the edge: ${left} to ${right}`);
      }

      const buttons = seen.filter((element): element is HTMLElement =>
        element.matches('a[href], button, input, [role=switch]'),
      );
      for (const button of buttons) {
        const { width, height, left, right, top, bottom } = button.getBoundingClientRect();
        // In a line of figures there is no more room; what a finger may miss by is drawn round it and has no box of its own.
        const least = button.dataset['spot'] === undefined ? touch : 24;
        if (Math.min(width, height) < least - 0.5)
          faults.push(`${nameOf(button)} is ${width.toFixed(0)} × ${height.toFixed(0)}`);
        const slack = Math.max(SLACK, BESIDE * parseFloat(getComputedStyle(button).fontSize));
        const spills = textsIn(button).some(
          (text) =>
            text.left < left - slack ||
            text.right > right + slack ||
            text.top < top - SLACK ||
            text.bottom > bottom + SLACK,
        );
        if (spills) faults.push(`${nameOf(button)} is too small for what is in it`);
      }

      // What is urgent lies over everything; what else scrolls may pass under the bars.
      for (const alert of seen.filter((element) => element.matches('[role=alert]'))) {
        alert.scrollIntoView({ block: 'center' });
        const isCovered = ({ left, top, width, height }: DOMRect) =>
          [left + 2, left + width - 2].some((x) => {
            const hit = document.elementFromPoint(x, top + height / 2);
            return hit !== null && !alert.contains(hit) && !hit.contains(alert);
          });
        const hidden = textsIn(alert).some((_, at) => {
          const line = () => textsIn(alert)[at] ?? new DOMRect();
          if (!isCovered(line())) return false;
          // One that is higher than the screen is read as it is scrolled.
          alert.closest('.app')?.scrollBy(0, line().top - innerHeight / 2);
          return isCovered(line());
        });
        if (hidden) faults.push(`${nameOf(alert)} has words under something else`);
      }
      // On a card, the value and how it was made.
      for (const card of root.querySelectorAll('[data-place]')) {
        const [value, made] = [card.querySelector('.made > *'), card.querySelector('small')];
        const below =
          value && made && value.getBoundingClientRect().bottom - made.getBoundingClientRect().top;
        if (below !== null && below > 2 * SLACK)
          faults.push(`${nameOf(card)} has words over its value: ${below.toFixed(0)} px`);
      }

      // Whoever wants to check a sum looks at the cards: no stamp lies over them.
      const faces = seen
        .filter((element) => element.matches('.face'))
        .map((face) => face.getBoundingClientRect());
      for (const stamp of seen.filter((element) => element.matches('.seal.stamped'))) {
        const { left, right, top, bottom } = stamp.getBoundingClientRect();
        const covers = faces.some(
          (face) =>
            Math.min(right, face.right) - Math.max(left, face.left) > SLACK &&
            Math.min(bottom, face.bottom) - Math.max(top, face.top) > SLACK,
        );
        if (covers) faults.push(`${nameOf(stamp)} lies over a card`);
      }

      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      /** What is seen in the middle of a button. */
      const hitOf = (button: HTMLElement) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
      };
      const lies = (button: HTMLElement, hit: Element | null) =>
        hit !== null && (button.contains(hit) || hit.contains(button));
      const isWhole = (button: HTMLElement) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      };
      /** By how much the ring round what has the focus is cut off, by the screen's edge or by what lets nothing stick out. */
      const ringCut = (button: HTMLElement) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(button);
        const reach = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const edges = [new DOMRect(0, 0, innerWidth, innerHeight)];
        for (
          let round = button.parentElement;
          round && round !== document.body;
          round = round.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(round);
          if (overflowX !== 'visible' || overflowY !== 'visible') edges.push(round.getBoundingClientRect());
        }
        const cuts = edges.map(
          (edge) =>
            reach + Math.max(edge.left - left, edge.top - top, right - edge.right, bottom - edge.bottom),
        );
        // What is larger than all that is seen of it has parts of its ring elsewhere.
        return Math.max(0, ...cuts.filter((cut) => cut <= reach + 1));
      };
      /** What round a button may tell that it has the focus. */
      const ringOf = (button: HTMLElement) => {
        const { outline, outlineOffset, boxShadow } = getComputedStyle(button);
        return [outline, outlineOffset, boxShadow].join();
      };
      const rings = new Map(buttons.map((button) => [button, ringOf(button)]));
      // Reached by the keyboard, each must come out from under the bars.
      for (const button of buttons) {
        if (button.matches(':disabled')) continue;
        if (focused?.has(button) && isWhole(button) && lies(button, hitOf(button))) continue;
        focused?.add(button);
        button.focus();
        const hit = hitOf(button);
        if (document.activeElement !== button) faults.push(`${nameOf(button)} cannot have the focus`);
        else if (!lies(button, hit))
          faults.push(
            `${nameOf(button)} has the focus out of sight, under ${hit ? nameOf(hit) : 'the edge'}`,
          );
        const cut = ringCut(button);
        if (cut > 1) faults.push(`${nameOf(button)} has its ring cut off by ${cut.toFixed(1)} px`);
        const { outlineStyle, outlineWidth } = getComputedStyle(button);
        const isShown =
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && ringOf(button) !== rings.get(button);
        if (button.matches(':focus-visible') && !isShown)
          faults.push(`${nameOf(button)} does not show the focus`);
      }
      return faults;
    },
    { touch, focused },
  );

/** Waits until the app has started, and brings whatever moves to its end. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((moved) => (moved.finish(), moved.finished))),
  );
}

/** Short words that are broken over two lines: nothing has so little room that it must be. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{2,8}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1 && !text.parentElement?.closest('.unseen')) found.push(`${word} is broken`);
      }
    return found;
  });
