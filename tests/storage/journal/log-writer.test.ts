import { beforeEach, describe, expect, test } from 'vitest';
import { readGeneration } from '#lib/storage/journal/generation.ts';
import { printJournalLine } from '#lib/storage/journal/line.ts';
import { createLogWriter, KEPT, type LogWriter } from '#lib/storage/journal/log-writer.ts';
import { appended, attempted, bytesOf, counted, emptied, head, rowsOf, snapshot } from '../support/lines.ts';
import { privateFiles, SILENCE, type PrivateFiles } from '../support/private-files.ts';

const ROWS = rowsOf({ attempts: 2, events: 1 });
const NEWEST = '00000001.log';

let disk: PrivateFiles;
let writer: LogWriter;
beforeEach(() => {
  disk = privateFiles();
  writer = createLogWriter(disk.folder());
});
/** The power goes: what was not flushed is gone, and another worker opens what is there. */
const reopen = async () => {
  writer = createLogWriter(disk.folder());
  return writer.open();
};
async function write(seq: number, rows = ROWS) {
  await writer.begin(head(seq));
  await writer.rows(rows);
  return writer.end();
}
const lengthOf = (name = NEWEST) => disk.files.get(name)!.length;
const seqsIn = (name = NEWEST) =>
  readGeneration(disk.files.get(name)!).log.map((line) => (line.read() as { readonly seq: number }).seq);

describe('a writer', () => {
  test('finds nothing where nothing is', async () => {
    expect(await writer.open()).toBeNull();
    await expect(writer.append([counted(1)])).rejects.toThrow('append before open');
    await expect(writer.rows(ROWS)).rejects.toThrow('rows before begin');
    await expect(writer.end()).rejects.toThrow('end before begin');
  });

  test('finds again what it wrote, in every figure', async () => {
    const made = await write(4);
    expect(made).toEqual({
      place: 'files',
      epoch: 'e',
      last: 4,
      amount: null,
      damaged: 0,
      halves: 0,
      torn: false,
      files: 1,
      forgets: false,
      size: bytesOf(snapshot(head(4), ROWS)).length,
      snapshot: bytesOf(snapshot(head(4), ROWS)).length,
    });
    const size = await writer.append([attempted(5, 'a'), appended(6, 1)]);
    expect(size).toBe(lengthOf());
    expect(await reopen()).toEqual({
      ...made,
      last: 6,
      amount: { attempts: 3, events: 2, matches: 0, kept: 0 },
      size,
    });
  });

  test('has each write on the disk when it says so, and goes on behind the last', async () => {
    await write(4);
    for (let seq = 5; seq < 9; seq += 1) {
      await writer.append([counted(seq)]);
      expect(seqsIn().at(-1)).toBe(seq);
    }
    await reopen();
    await writer.append([counted(9)]);
    expect(seqsIn()).toEqual([5, 6, 7, 8, 9]);
  });
});

describe('a torn last line', () => {
  test('is cut off at whatever byte it ends, and the next line follows the last whole one', async () => {
    await write(4);
    await writer.append([counted(5)]);
    const whole = lengthOf();
    await writer.append([counted(6)]);
    const bytes = disk.files.get(NEWEST)!;
    for (let cut = whole; cut < bytes.length; cut += 1) {
      disk.files.set(NEWEST, bytes.slice(0, cut));
      expect(await reopen(), `cut at ${cut}`).toMatchObject({ last: 5, torn: cut > whole, damaged: 0 });
      expect(lengthOf(), `cut at ${cut}`).toBe(whole);
      await writer.append([counted(6)]);
      expect(disk.files.get(NEWEST), `cut at ${cut}`).toEqual(bytes);
    }
  });

  test('is also one of noughts, of which a power cut leaves some', async () => {
    await write(4);
    const bytes = disk.files.get(NEWEST)!;
    disk.files.set(NEWEST, bytesOf([bytes, new Uint8Array(4096)]));
    expect(await reopen()).toMatchObject({ last: 4, torn: true });
    expect(disk.files.get(NEWEST)).toEqual(bytes);
  });
});

describe('a byte that is not what it was', () => {
  test('is noticed wherever it is; in a log it costs at most two writes, in a snapshot the file before stands in', async () => {
    await write(2, []);
    await writer.append([counted(3)]);
    await write(4);
    await writer.append([counted(5), counted(6), counted(7)]);
    const newest = '00000002.log';
    const bytes = disk.files.get(newest)!;
    const { snapshot: size } = readGeneration(bytes);
    for (let at = 0; at < bytes.length; at += 1) {
      const harmed = bytes.slice();
      harmed[at]! ^= 1 << (at % 8);
      disk.files.set(newest, harmed);
      const found = await reopen();
      expect(Boolean(found?.torn) || (found?.damaged ?? 0) > 0, `byte ${at}`).toBe(true);
      // The end of its last line may be damaged: what follows is told from it all the same.
      if (at < size - 1) expect(found, `byte ${at}`).toMatchObject({ last: 3, epoch: 'e' });
      else expect(seqsIn(newest).length, `byte ${at}`).toBeGreaterThanOrEqual(1);
      expect(disk.files.has(newest), `byte ${at}`).toBe(true);
    }
  });
});

describe('a snapshot', () => {
  test('that was never ended counts for nothing, and goes with the next whole one', async () => {
    await write(4);
    await writer.append([counted(5)]);
    await writer.begin(head(5));
    await writer.rows(ROWS);
    expect(disk.files.size).toBe(2);
    expect(await reopen()).toMatchObject({ last: 5, files: 2, damaged: 0, halves: 1 });
    expect(await write(5)).toMatchObject({ files: 2, halves: 0 });
    expect([...disk.files.keys()]).toEqual([NEWEST, '00000003.log']);
  });

  test('is begun once more where the first was left, and only the last counts', async () => {
    await writer.begin(head(4));
    await writer.rows(ROWS);
    expect(await write(5, [])).toMatchObject({ last: 5 });
    expect(await reopen()).toMatchObject({
      last: 5,
      amount: { attempts: 0, events: 0, matches: 0, kept: 0 },
    });
  });

  test('of a newer app is left alone, and the one before it is kept', async () => {
    await write(4);
    const newer = bytesOf([printJournalLine('h', { ...head(9), format: 2 }), printJournalLine('e', 0)]);
    disk.files.set('00000002.log', newer);
    expect(await reopen()).toMatchObject({ last: 4, damaged: 1 });
    expect(disk.files.get('00000002.log')).toEqual(newer);
    expect(await write(5)).toMatchObject({ last: 5, files: 3 });
  });

  test('takes the place of the oldest where there are eight', async () => {
    for (let seq = 1; seq <= KEPT + 2; seq += 1) {
      expect(await write(seq)).toMatchObject({ files: Math.min(seq, KEPT) });
    }
    expect([...disk.files.keys()].sort()).toEqual(
      Array.from({ length: KEPT }, (_, at) => `${String(at + 3).padStart(8, '0')}.log`),
    );
  });

  test('takes the place of all where that is asked for', async () => {
    for (const seq of [1, 2]) await write(seq);
    await writer.begin({ ...head(3), alone: true });
    expect(await writer.end()).toMatchObject({ files: 1 });
    expect([...disk.files.keys()]).toEqual(['00000003.log']);
  });

  test('takes the place of all where something was deleted for good, also before the worker began anew', async () => {
    await write(1);
    await write(2);
    await writer.append([emptied(3, 1)]);
    expect(await reopen()).toMatchObject({ forgets: true, files: 2, amount: null });
    expect(await write(3)).toMatchObject({ files: 1, forgets: false });
    expect([...disk.files.keys()]).toEqual(['00000003.log']);
  });
});

describe('a file that takes the place of all, of whose writing a call fails,', () => {
  test.each([
    ['since that is asked for', () => writer.append([counted(3)]), { ...head(4), alone: true } as const],
    ['since something was deleted for good', () => writer.append([emptied(3, 1)]), head(4)],
  ])('leaves none before it once it is whole and opened: %s', async (_, before, at) => {
    let whole = 0;
    for (let call = 0; call < 20; call += 1) {
      disk.heal();
      disk.files.clear();
      writer = createLogWriter(disk.folder());
      for (const seq of [1, 2]) await write(seq);
      await before();
      disk.arm('fail', call, false);
      await writer
        .begin(at)
        .then(() => writer.rows(ROWS))
        .then(() => writer.end())
        .catch(() => undefined);
      disk.heal();
      const there = await reopen();
      expect([3, 4], `call ${call}`).toContain(there?.last);
      if (there?.last === 3) continue;
      whole += 1;
      expect(there, `call ${call}`).toMatchObject({ files: 1, forgets: false });
      expect([...disk.files.keys()], `call ${call}`).toEqual(['00000003.log']);
    }
    expect(whole).toBeGreaterThan(2);
  });
});

describe('a disk without room', () => {
  test.each(['quota', 'tear', 'fail'] as const)(
    'takes all writes of a stroke or none, and the next stroke lies where it belongs: %s',
    async (kind) => {
      const strokes = () => writer.append([counted(5), counted(6)]);
      await write(4);
      disk.arm('fail', 99, false);
      await strokes();
      const { calls } = disk;
      expect(calls).toBe(3);
      for (let at = 0; at < calls; at += 1) {
        disk.heal();
        disk.files.clear();
        writer = createLogWriter(disk.folder());
        await write(4);
        disk.arm(kind, at, false);
        await expect(strokes(), `call ${at}`).rejects.toThrow(`planted ${kind}`);
        disk.heal();
        await writer.append([counted(7)]);
        expect(seqsIn(), `call ${at}`).toEqual([7]);
        expect(readGeneration(disk.files.get(NEWEST)!), `call ${at}`).toMatchObject({ damaged: 0 });
        expect(await reopen(), `call ${at}`).toMatchObject({ last: 7, torn: false });
      }
    },
  );

  test('may leave half a line to the next start, which cuts it off', async () => {
    await write(4);
    disk.arm('tear', 0, true);
    await expect(writer.append([counted(5)])).rejects.toThrow('planted tear');
    disk.heal();
    expect(await reopen()).toMatchObject({ last: 4, torn: true });
    expect(seqsIn()).toEqual([]);
  });
});

describe('files', () => {
  test('come oldest first, the open one with all that was written', async () => {
    await write(1);
    await write(2, []);
    await writer.append([counted(3)]);
    expect((await writer.files()).map((bytes) => readGeneration(bytes).head?.seq)).toEqual([1, 2]);
    expect((await writer.files())[1]).toEqual(disk.files.get('00000002.log'));
  });

  test('that cannot be opened any more are counted, and any other fault is told', async () => {
    await write(1);
    await write(2);
    const folder = disk.folder();
    const broken = (name: string) =>
      createLogWriter({
        ...folder,
        open: (asked) =>
          asked === '00000002.log' ? Promise.reject(new DOMException('planted', name)) : folder.open(asked),
      });
    const lost = broken('NotFoundError');
    expect(await lost.open()).toMatchObject({ last: 1, damaged: 1 });
    expect(await lost.files()).toHaveLength(1);
    await expect(broken('NoModificationAllowedError').open()).rejects.toThrow('planted');
  });

  test('are not heard of any more where the disk never answers', async () => {
    await write(1);
    disk.arm('hang', 0, false);
    await expect(writer.append([counted(2)])).rejects.toBe(SILENCE);
    disk.heal();
    await expect(writer.append([counted(2)])).rejects.toBe(SILENCE);
    expect(seqsIn()).toEqual([]);
  });
});
