import type { Hand } from '#lib/practice/hand.ts';

/** Cards come in one after the other. */
const DEAL_STEP_MS = 40;

/** Something that moves once the table shows the new state; it never holds up a touch. */
type Motion = (board: HTMLElement) => void;

/**
 * What moves between two states of the table, looked at while `board` still shows the first: the first card slides onto the second,
 * slides back when that is undone, and new cards come in. With less motion there is a fade, or nothing.
 */
export function motionBetween(before: Hand | null, after: Hand, board: HTMLElement): Motion | null {
  if (before?.id !== after.id) return isStill() ? fadeIn : dealIn;
  const last = after.moves.at(-1);
  if (after.moves.length === before.moves.length + 1 && last?.type === 'combined') {
    const card = cardAt(board, last.from);
    return card && !isStill() ? slideOnto(card, last.onto) : null;
  }
  const undone = before.moves.at(-1);
  if (after.moves.length === before.moves.length - 1 && undone?.type === 'combined' && !isStill()) {
    return (shown) => slideBack(shown, undone.from, undone.onto);
  }
  return null;
}

const cardAt = (board: HTMLElement, place: number) =>
  board.querySelector<HTMLElement>(`[data-place="${place}"]`);

const isStill = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.motion === 'less';

/** A duration of the design's tokens, in milliseconds. */
const duration = (token: '--t-move' | '--t-quick') =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token));

const EASE_OUT = 'cubic-bezier(.2, .8, .2, 1)';

/** The card is gone when the new state shows, so a picture of it slides instead. */
function slideOnto(card: HTMLElement, onto: number): Motion {
  const start = card.getBoundingClientRect();
  const picture = card.cloneNode(true) as HTMLElement;
  return (board) => {
    const target = cardAt(board, onto)?.getBoundingClientRect();
    if (!target) return;
    const frame = board.getBoundingClientRect();
    picture.inert = true;
    picture.removeAttribute('data-place');
    picture.setAttribute('aria-hidden', 'true');
    const place = {
      position: 'absolute',
      width: `${start.width}px`,
      height: `${start.height}px`,
      'z-index': '3',
    };
    const at = { left: `${start.left - frame.left}px`, top: `${start.top - frame.top}px` };
    for (const [name, value] of Object.entries({ ...place, ...at })) picture.style.setProperty(name, value);
    board.append(picture);
    const slide = picture.animate(
      [
        { transform: 'none' },
        { transform: `translate(${target.left - start.left}px, ${target.top - start.top}px)` },
      ],
      { duration: duration('--t-move'), easing: EASE_OUT },
    );
    slide.onfinish = slide.oncancel = () => picture.remove();
  };
}

function slideBack(board: HTMLElement, from: number, onto: number): void {
  const card = cardAt(board, from);
  const start = cardAt(board, onto)?.getBoundingClientRect();
  if (!card || !start) return;
  const home = card.getBoundingClientRect();
  card.animate(
    [
      { transform: `translate(${start.left - home.left}px, ${start.top - home.top}px)` },
      { transform: 'none' },
    ],
    { duration: duration('--t-quick'), easing: EASE_OUT },
  );
}

function dealIn(board: HTMLElement): void {
  board.querySelectorAll<HTMLElement>('[data-place]').forEach((card, index) => {
    card.animate(
      [
        { transform: 'translateY(40px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: 180,
        delay: index * DEAL_STEP_MS,
        easing: EASE_OUT,
        fill: 'backwards',
      },
    );
  });
}

function fadeIn(board: HTMLElement): void {
  board.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
}
