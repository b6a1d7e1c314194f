// A font in which every Han sign, kana and full-width mark is as wide as it is high, as in all fonts that have them: a machine without one draws
// boxes of half that, on which nothing can be measured.

/** Units of a square. */
const EM = 1000;
const ASCENT = 880;
/** First and last of each range that is drawn: marks of punctuation and kana, rare and common Han signs, those of other standards, full-width forms. */
const RANGES = [
  [0x2e80, 0x30ff],
  [0x31f0, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
  [0x20000, 0x2fa1f],
] as const;
export const HAN_RANGE = RANGES.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join(
  ', ',
);

const u16 = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const u32 = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [...u16(value >>> 16), ...u16(value)]);
const ascii = (text: string): number[] => [...text].map((sign) => sign.codePointAt(0) ?? 0);

/** The outline of a square with a square hole, by the corners of both. */
function frame(outer: number, inner: number): number[] {
  const corners = (least: number, most: number) => [
    [least, least],
    [least, most],
    [most, most],
    [most, least],
  ];
  const hole = corners(inner, EM - inner).toReversed();
  const points = [...corners(outer, EM - outer), ...hole].map(([x = 0, y = 0]) => [x, y - (EM - ASCENT)]);
  const steps = (axis: 0 | 1) =>
    points.flatMap((point, at) => u16((point[axis] ?? 0) - (points[at - 1]?.[axis] ?? 0)));
  const box = [outer, outer - (EM - ASCENT), EM - outer, ASCENT - outer];
  // Two outlines, which end with the fourth and the eighth point; no instructions; all points on the curve.
  return [...u16(2, ...box, 3, 7, 0), ...points.map(() => 1), ...steps(0), ...steps(1)];
}

/** The tables of an OpenType font, by their tags (ISO/IEC 14496-22). */
function tables(): Readonly<Record<string, readonly number[]>> {
  const glyph = frame(60, 130);
  const groups = RANGES.flatMap(([first, last]) => u32(first, last, 1));
  return {
    'OS/2': [
      ...u16(4, EM, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
      ...Array<number>(10).fill(0),
      ...u32(0, 1 << 27, 0, 0),
      ...ascii('NONE'),
      ...u16(64, RANGES[0][0], 0xffff, ASCENT, ASCENT - EM, 0, ASCENT, EM - ASCENT),
      ...u32(1, 0),
      ...u16(500, 700, 0, 32, 1),
    ],
    // Format 13: one glyph for all of a range.
    cmap: [
      ...u16(0, 1, 3, 10),
      ...u32(12),
      ...u16(13, 0),
      ...u32(16 + groups.length, 0, RANGES.length),
      ...groups,
    ],
    glyf: glyph,
    head: [
      ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      ...u16(3, EM),
      ...u32(0, 0, 0, 0),
      ...u16(0, ASCENT - EM, EM, ASCENT, 0, 8, 2, 1, 0),
    ],
    hhea: [...u32(0x10000), ...u16(ASCENT, ASCENT - EM, 0, EM, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, 2)],
    hmtx: u16(EM, 0, EM, 0),
    loca: u32(0, 0, glyph.length),
    maxp: [...u32(0x10000), ...u16(2, 8, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)],
    name: u16(0, 0, 6),
    post: [...u32(0x30000, 0), ...u16(0xff9c, 50), ...u32(0, 0, 0, 0, 0)],
  };
}

const padded = (bytes: readonly number[]): number[] => [
  ...bytes,
  ...Array<number>(-bytes.length & 3).fill(0),
];
const checksum = (bytes: readonly number[]): number =>
  padded(bytes).reduce((sum, byte, at) => (sum + byte * 2 ** (24 - 8 * (at & 3))) % 2 ** 32, 0);

/** The font, as a file. */
export function hanFont(): ArrayBuffer {
  const parts = Object.entries(tables());
  const searched = 2 ** Math.floor(Math.log2(parts.length));
  let offset = 12 + 16 * parts.length;
  const directory = parts.flatMap(([tag, bytes]) => {
    const entry = [...ascii(tag), ...u32(checksum(bytes), offset, bytes.length)];
    offset += padded(bytes).length;
    return entry;
  });
  const heads = u16(parts.length, 16 * searched, Math.log2(searched), 16 * (parts.length - searched));
  const file = [...u32(0x10000), ...heads, ...directory, ...parts.flatMap(([, bytes]) => padded(bytes))];
  return Uint8Array.from(file).buffer;
}
