import { readJson, type ForeignFault } from '#lib/core/foreign-json.ts';
import { isObject, isText, isTime, isWhole } from '#lib/core/match/decode.ts';
import { LONGEST_LOG } from '#lib/core/match/file.ts';
import { parseHeader } from '#lib/core/match/header.ts';
import { isOver, isStanding } from '#lib/core/match/standing.ts';
import { listOf } from '#lib/core/read.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { decodeAttempt } from '../decode.ts';
import { isJson, type Json } from '../json.ts';
import { VERSION } from '../schema.ts';
import { canonical } from './canonical.ts';
import {
  BACKUP_FILE,
  FORMAT,
  FORMAT_VERSION,
  type Backup,
  type BackupFault,
  type BackupMatch,
  type Content,
} from './format.ts';
import { standingAfter } from './logs.ts';
import { amountOf, digestOf } from './print.ts';
import { unseal } from './seal.ts';

type Fault = Result<never, BackupFault>;
const fault = (code: Exclude<BackupFault['code'], 'tooLarge'>): Fault => err({ code });

/**
 * Reads what `printBackup` wrote, and plays every match in it. Total: whatever else the text is, it is refused by the first thing that
 * does not fit, the cheap questions first, and nothing is thrown. Cost: the text, and every log.
 */
export async function readBackup(text: string): Promise<Result<Backup, BackupFault>> {
  const json = readJson(text, BACKUP_FILE);
  if (!json.ok) return noJson(json.error, text);
  const input = json.value;
  if (!isObject(input)) return fault('foreign');
  if (input['format'] === 'two-dozen/match') return fault('oneMatch');
  if (input['format'] !== FORMAT) return fault('foreign');
  const { version, schema, savedAt, content } = input;
  if (!isWhole(version, 1) || !isWhole(schema, 1)) return fault('malformed');
  if (version > FORMAT_VERSION || schema > VERSION) return fault('newer');
  if (hasForbiddenNames(input)) return fault('forbidden');
  if (!isTime(savedAt) || !isObject(content)) return fault('malformed');
  // It came out of JSON, so it is.
  if ((await digestOf(canonical(content as Json))) !== input['sha256']) return fault('altered');
  const read = readContent(content);
  if (!read.ok) return read;
  const amount = amountOf(read.value);
  const counts = isObject(input['counts']) ? input['counts'] : {};
  if (counts['hands'] !== amount.hands || counts['matches'] !== amount.matches) return fault('altered');
  return ok({ savedAt, amount, content: read.value });
}

/** What does not begin as the app's own files do was never one of them. */
function noJson(error: ForeignFault, text: string): Fault {
  const isOurs = text.slice(0, 200).includes(`"${FORMAT}"`);
  if (error.code === 'notJson') return fault(isOurs ? 'altered' : 'foreign');
  return error.code === 'cutOff' && !isOurs ? fault('foreign') : err(error);
}

/** Nothing is ever merged by name into an object of the language's own; a file with such names was made to try it. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

function hasForbiddenNames(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasForbiddenNames);
  const members = value as Readonly<Record<string, unknown>>;
  for (const name in members) if (FORBIDDEN.has(name) || hasForbiddenNames(members[name])) return true;
  return false;
}

const readAttempts = listOf(decodeAttempt);

/** Takes over nothing but what is named here. */
function readContent(input: Readonly<Record<string, unknown>>): Result<Content, BackupFault> {
  const { hands, settings, matches: written } = input;
  const attempts = readAttempts(input['attempts']);
  if (!attempts.ok || !isRows(hands) || !isRows(settings) || !Array.isArray(written))
    return fault('malformed');
  if (hasDoubles(attempts.value.map(({ id }) => id))) return fault('double');
  const matches: BackupMatch[] = [];
  for (const each of written) {
    const match = readMatch(each);
    if (!match.ok) return match;
    matches.push(match.value);
  }
  if (hasDoubles(matches.map(({ header }) => header.id))) return fault('double');
  return ok({ attempts: attempts.value, hands, matches, settings });
}

const isRows = (input: unknown): input is Readonly<Record<string, Json>> =>
  isObject(input) && Object.entries(input).every(([name, row]) => isText(name, 1000) && isJson(row));

const hasDoubles = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

function readMatch(input: unknown): Result<BackupMatch, BackupFault> {
  if (!isObject(input)) return fault('malformed');
  const { count, standing, playedAt, damaged } = input;
  const isSealed = 'sealed' in input;
  const opened = isSealed ? open(input) : input;
  if (!isObject(opened)) return fault('malformed');
  const header = isJson(opened['header']) ? parseHeader(opened['header']) : null;
  const { events } = opened;
  if (header === null || !Array.isArray(events) || events.length > LONGEST_LOG || !events.every(isJson))
    return fault('malformed');
  if (isSealed && header.id !== input['id']) return fault('malformed');
  if (!isWhole(count, events.length) || !isTime(playedAt) || typeof damaged !== 'boolean')
    return fault('malformed');
  if (!isJson(standing) || !isStanding(standing)) return fault('malformed');
  const match = { header, count, standing, playedAt, events, damaged };
  // What would be refused at the table is not let in; what was damaged already stays so, and is never played.
  if (damaged) return ok(match);
  const played = count === events.length ? standingAfter(match) : null;
  if (played === null) return fault('unlawful');
  const now = played === 'unknown' ? standing : played;
  // Only a match that is over is shown: one that says so and is not would give its cards away.
  return isOver(now) === isOver(standing) ? ok({ ...match, standing: now }) : fault('unlawful');
}

function open({ id, sealed }: Readonly<Record<string, unknown>>): unknown {
  if (typeof id !== 'string' || typeof sealed !== 'string') return undefined;
  const text = unseal(sealed, id);
  const json = text === null ? null : readJson(text, BACKUP_FILE);
  return json?.ok ? json.value : undefined;
}
