/** What a line of the journal is: `h`ead of a file · a `r`ow of its snapshot · `e`nd of the snapshot · a `w`rite after it. */
export type Tag = 'h' | 'r' | 'e' | 'w';

/** A line as it lies in a file; what it says is read only when asked for. */
export interface JournalLine {
  readonly tag: Tag;
  read(): unknown;
}

/** Hex digits of the checksum, in front of each line. */
const SUM = 8;
const NEWLINE = 10;

const CRC = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 (IEEE 802.3) of some bytes, as eight hex digits: it notices every damage to a single byte. Linear. */
function sumOf(bytes: Uint8Array): string {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (CRC[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(SUM, '0');
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A line with its checksum and its end. JSON leaves no line break inside. */
export function printJournalLine(tag: Tag, content: unknown): Uint8Array<ArrayBuffer> {
  const text = encoder.encode(tag + JSON.stringify(content));
  const line = new Uint8Array(SUM + text.length + 1);
  line.set(encoder.encode(sumOf(text)));
  line.set(text, SUM);
  line[line.length - 1] = NEWLINE;
  return line;
}

/**
 * The lines of a file in order, null for each that is damaged, and where each ends in bytes: what follows the last is torn. Where the end
 * of a line is damaged there is a null between the two, which are read all the same. Linear.
 */
export function readJournalLines(bytes: Uint8Array): {
  readonly lines: readonly (JournalLine | null)[];
  readonly ends: readonly number[];
} {
  const lines: (JournalLine | null)[] = [];
  const ends: number[] = [];
  let whole = 0;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, whole)) {
    const text = bytes.subarray(whole, end);
    const line = readLine(text);
    const parts = line ? null : readTwo(text);
    if (parts) {
      lines.push(parts.first, null);
      ends.push(whole + parts.length, whole + parts.length);
    }
    whole = end + 1;
    lines.push(parts?.second ?? line);
    ends.push(whole);
  }
  return { lines, ends };
}

/** How a line begins. */
const BEGIN = /(?<=.)(?=[0-9a-f]{8}[hrew])/gs;
/** So many places in a damaged line are tried. */
const MOST_TRIED = 20;

/** Two lines without the end of the first: found by how the second begins, and by its checksum. */
function readTwo(
  bytes: Uint8Array,
): { readonly first: JournalLine | null; readonly second: JournalLine; readonly length: number } | null {
  // Byte for letter, so that a place in the text is one in the bytes.
  const text = new TextDecoder('latin1').decode(bytes);
  for (const { index } of [...text.matchAll(BEGIN)].slice(0, MOST_TRIED)) {
    const second = readLine(bytes.subarray(index));
    if (second) return { first: readLine(bytes.subarray(0, index - 1)), second, length: index };
  }
  return null;
}

function readLine(bytes: Uint8Array): JournalLine | null {
  const text = bytes.subarray(SUM);
  if (decoder.decode(bytes.subarray(0, SUM)) !== sumOf(text)) return null;
  return {
    tag: String.fromCharCode(text[0] ?? 0) as Tag,
    read: () => JSON.parse(decoder.decode(text.subarray(1))) as unknown,
  };
}
