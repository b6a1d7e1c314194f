import type { Dots } from '#lib/core/difficulty/dots.ts';
import { SEAL } from '#lib/ui/icons.ts';

/** What stands in a picture of a result, in words. */
interface Result {
  readonly title: string;
  readonly dots: Dots;
  readonly facts: readonly string[];
}

/** In pixels; the shape that messengers show whole. */
const [WIDTH, HEIGHT] = [1200, 630];
const SEAL_SIZE = 380;
const MARGIN = 80;
const LINE = 84;
const DOT = 18;

/** A picture to send along with the words: the seal, and what the words say; null where the browser draws none. */
export function drawResult({ title, dots, facts }: Result): File | null {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const isRight = document.documentElement.dir === 'rtl';
  const looks = getComputedStyle(document.documentElement);
  const colour = (name: string) => looks.getPropertyValue(`--${name}`).trim();
  pen.fillStyle = colour('paper');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawSeal(pen, isRight ? WIDTH - MARGIN - SEAL_SIZE : MARGIN, colour);

  const start = isRight ? WIDTH - 2 * MARGIN - SEAL_SIZE : 2 * MARGIN + SEAL_SIZE;
  const width = WIDTH - 3 * MARGIN - SEAL_SIZE;
  const top = (HEIGHT - LINE * (facts.length + 1)) / 2;
  pen.direction = isRight ? 'rtl' : 'ltr';
  pen.textBaseline = 'middle';
  pen.fillStyle = colour('ink');
  const face = colour('font-ui');
  pen.font = `700 56px ${face}`;
  pen.fillText(title, start, top, width);
  pen.lineWidth = 5;
  pen.strokeStyle = colour('ink');
  for (const each of [0, 1, 2]) {
    pen.beginPath();
    pen.arc(start + (isRight ? -1 : 1) * (DOT + each * 3 * DOT), top + LINE, DOT, 0, 2 * Math.PI);
    pen.stroke();
    if (each < dots) pen.fill();
  }
  pen.font = `400 44px ${face}`;
  for (const [index, fact] of facts.entries()) pen.fillText(fact, start, top + LINE * (index + 2), width);

  const [, drawn] = canvas.toDataURL('image/png').split(',');
  const bytes = Uint8Array.from(atob(drawn ?? ''), (byte) => byte.charCodeAt(0));
  return new File([bytes], 'two-dozen.png', { type: 'image/png' });
}

/** As the app draws it (`Seal.svelte`), in the middle of the height. */
function drawSeal(pen: CanvasRenderingContext2D, left: number, colour: (name: string) => string): void {
  pen.save();
  pen.translate(left, (HEIGHT - SEAL_SIZE) / 2);
  pen.scale(SEAL_SIZE / 100, SEAL_SIZE / 100);
  pen.fillStyle = colour('seal');
  pen.fill(new Path2D(SEAL.block));
  pen.lineWidth = 9.6;
  pen.lineJoin = 'round';
  pen.strokeStyle = colour('on-seal');
  for (const figure of [SEAL.two, SEAL.four]) pen.stroke(new Path2D(figure));
  pen.restore();
}
