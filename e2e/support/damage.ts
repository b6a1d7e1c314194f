import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a folder. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
/** The database's own log, in which its newest rows lie. */
export const logsOf = (profile: string) =>
  filesIn(join(profile, 'Default', 'IndexedDB')).filter(
    (file) => file.endsWith('.log') && readFileSync(file).length > 100,
  );
/** The journal's files, wherever the browser keeps them. */
export const journalsOf = (profile: string) =>
  filesIn(join(profile, 'Default', 'File System')).filter((file) =>
    readFileSync(file).subarray(0, 200).includes('"format":1'),
  );

/** Its last bytes never came to the disk. */
export function tear(file: string): void {
  truncateSync(file, readFileSync(file).length - 20);
}
/** Turns one bit of the byte at a share of the file. */
export function flip(file: string, share: number): void {
  const bytes = readFileSync(file);
  const at = Math.min(bytes.length - 1, Math.floor(bytes.length * share));
  bytes[at] = (bytes[at] ?? 0) ^ 4;
  writeFileSync(file, bytes);
}
