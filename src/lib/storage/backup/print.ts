import { isOver } from '#lib/core/match/standing.ts';
import { printHex } from '#lib/core/sha256.ts';
import { sha256Of } from '#lib/environment/digest.ts';
import type { Json } from '../json.ts';
import { VERSION } from '../schema.ts';
import { canonical } from './canonical.ts';
import { FORMAT, FORMAT_VERSION, type Amount, type BackupMatch, type Content } from './format.ts';
import { seal } from './seal.ts';

/** The digest of a content as it stands in a file. */
export const digestOf = async (written: string): Promise<string> =>
  printHex(await sha256Of(new TextEncoder().encode(written)));

const BEFORE_DIGITS = 1;

/** Apps before there were digits can read a file without, and say of one that has some that it is newer. */
const hasDigits = ({ attempts }: Content): boolean =>
  attempts.some(({ cards }) => cards.some(({ suit }) => suit === null));

/** How much a content holds, as people count it. */
export const amountOf = ({ attempts, matches }: Content): Amount => ({
  hands: attempts.length,
  matches: matches.length,
});

/** A content as it stands in a file, canonical. Two that hold the same are written alike. */
export const printContent = (content: Content): string =>
  canonical({ ...content, matches: content.matches.map(toWritten) } as unknown as Json);

/** A backup as the text of a file. What tells what it is stands first, so that the beginning of a file that was cut off still says so. */
export async function printBackup(content: Content, app: string, savedAt: number): Promise<string> {
  const written = printContent(content);
  const head = {
    format: FORMAT,
    version: hasDigits(content) ? FORMAT_VERSION : BEFORE_DIGITS,
    schema: VERSION,
    app,
    savedAt,
    counts: amountOf(content),
    sha256: await digestOf(written),
  };
  return `${JSON.stringify(head).slice(0, -1)},"content":${written}}`;
}

/** An open match is sealed: neither its cards to come nor the seed that they are drawn from can be read. */
function toWritten({ events, header, ...rest }: BackupMatch): unknown {
  if (isOver(rest.standing)) return { ...rest, header, events };
  return { ...rest, id: header.id, sealed: seal(JSON.stringify({ header, events }), header.id) };
}
