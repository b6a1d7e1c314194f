// What is on a screen that nobody sees, as a picture: Xvfb keeps it in a file (`-fbdir`), in the format of xwd.
import { crc32, deflateSync } from 'node:zlib';

/** @param {string} type @param {Uint8Array} content */
function chunk(type, content) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named) >>> 0);
  return Buffer.concat([size, named, sum]);
}

/** The upper left part of it as PNG. @param {Buffer} xwd @param {{ readonly width: number, readonly height: number }} part */
export function pngOf(xwd, part) {
  const field = (/** @type {number} */ place) => xwd.readUInt32BE(4 * place);
  const [width, height] = [Math.min(part.width, field(4)), Math.min(part.height, field(5))];
  const [line, start] = [field(12), field(0) + 12 * field(19)];
  const rows = Buffer.alloc(height * (1 + 3 * width));
  let to = 0;
  for (let y = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1) {
      const from = start + y * line + 4 * x;
      for (const colour of [2, 1, 0]) rows[to++] = xwd[from + colour] ?? 0;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
