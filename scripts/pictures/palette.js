import { constants, crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** One part of a PNG. @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The parts of a PNG by their type; those of the same type together. @param {Buffer} png */
function partsOf(png) {
  /** @type {Map<string, Buffer>} */
  const parts = new Map();
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    parts.set(type, Buffer.concat([parts.get(type) ?? Buffer.alloc(0), data]));
    at += length + 12;
  }
  return parts;
}

/** As few bytes as zlib finds in any of its ways: which is best depends on the picture. @param {Buffer} rows */
const packed = (rows) =>
  [constants.Z_DEFAULT_STRATEGY, constants.Z_RLE]
    .flatMap((strategy) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((memLevel) =>
        deflateSync(rows, { level: 9, windowBits: 13, memLevel, strategy }),
      ),
    )
    .reduce((best, each) => (each.length < best.length ? each : best));

/** Undoes a PNG's filters: its pixels, row after row. @param {Buffer} filtered @param {number} row bytes in a row @param {number} step bytes in a pixel */
function unfilter(filtered, row, step) {
  const height = filtered.length / (row + 1);
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = filtered[y * (row + 1)];
    for (let x = 0; x < row; x += 1) {
      const left = x < step ? 0 : (pixels[y * row + x - step] ?? 0);
      const up = y === 0 ? 0 : (pixels[(y - 1) * row + x] ?? 0);
      const corner = x < step || y === 0 ? 0 : (pixels[(y - 1) * row + x - step] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      pixels[y * row + x] = (filtered[y * (row + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return pixels;
}

/** @param {number} left @param {number} up @param {number} corner */
function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Shades of what only lies at the edges of a drawing: more of them nobody sees. */
const SHADES = 7;

/** Whatever is clear is one colour. @param {readonly number[]} colour */
const exact = (colour) => (colour[3] === 0 ? '0,0,0,0' : colour.join());

/** @param {readonly number[]} colour */
const shaded = (colour) =>
  exact(colour.map((value) => Math.round((Math.round((value / 255) * SHADES) / SHADES) * 255)));

/**
 * The same picture with at most 256 colours, in a third of the bytes. A colour of the drawing itself stays as it is; those between two, at
 * the edges, come in eight shades a channel.
 * @param {Buffer} png as a browser writes it: eight bits a channel, with or without transparency
 */
export function toPalette(png) {
  const parts = partsOf(png);
  const head = Buffer.from(parts.get('IHDR') ?? []);
  const [width, height, kind] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9]];
  const step = kind === 6 ? 4 : 3;
  const bytes = unfilter(inflateSync(parts.get('IDAT') ?? Buffer.alloc(0)), width * step, step);
  const pixels = Array.from({ length: width * height }, (_, pixel) =>
    [...bytes.subarray(pixel * step, (pixel + 1) * step), 255].slice(0, 4),
  );
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const pixel of pixels) counts.set(exact(pixel), (counts.get(exact(pixel)) ?? 0) + 1);
  const own = new Set(
    [...counts].filter(([, count]) => count > pixels.length / 100).map(([colour]) => colour),
  );
  const colours = pixels.map((pixel) => (own.has(exact(pixel)) ? exact(pixel) : shaded(pixel)));
  const palette = [...new Set(colours)];
  if (palette.length > 256) throw new RangeError(`${palette.length} colours are no palette`);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const rows = Buffer.alloc((width + 1) * height);
  for (const [pixel, colour] of colours.entries())
    rows[(width + 1) * Math.floor(pixel / width) + 1 + (pixel % width)] = places.get(colour) ?? 0;
  const table = palette.map((colour) => colour.split(',').map(Number));
  head[9] = 3;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(table.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(table.map((colour) => colour[3] ?? 255))),
    chunk('IDAT', packed(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
