import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { firstScreen, startup } from './scripts/first-screen.js';
import { sideBySide } from './scripts/side-by-side.js';
import { BETWEEN, REVISION } from './src/lib/environment/pack.ts';
import { languageOf } from './src/lib/environment/word-files.ts';

/** What pages show or run. The rest is read by the system or by shops, never by a page. */
const KEPT = /\.(js|css|png|svg|woff2|webmanifest|html)$|^words-.*\.json$/;
const LEFT_OUT = /^(screenshots|splash)\/|^icons\/.*-512\.png$|^service-worker\.js$/;

/** The address of a file as pages name it. */
const addressOf = (file: string): string =>
  file === 'index.html' ? './' : file === '404.html' ? file : file.replace(/\.html$/, '');

/** The language that a file of words is for. */
const languageIn = (file: string) => {
  const language = languageOf(`/${file}`);
  return language === undefined ? {} : { language };
};

/** Every file of a build that works offline. */
const filesIn = (build: string) =>
  readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(build, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => KEPT.test(file) && !LEFT_OUT.test(file))
    .sort();

/** What the service worker knows of each. */
const partsIn = (build: string) =>
  filesIn(build).map((file) => ({
    url: addressOf(file),
    ...languageIn(file),
    revision: createHash('sha256')
      .update(readFileSync(join(build, file)))
      .digest('base64')
      .slice(0, REVISION),
  }));

/**
 * Lays into one file what nobody has fetched yet when the app's copy is made: all pages, scripts and styles but those of the first screen, which
 * the browser's own cache has. Pictures and fonts come by themselves, and so do words of another language. Answers with its address.
 */
function packOf(build: string): string {
  const { html, css, js } = firstScreen(build, 'index.html');
  const isFirst = new Set([...html, ...css, ...js, ...startup(build, js)]);
  const files = filesIn(build).filter(
    (file) => /\.(js|css|html)$/.test(file) && !isFirst.has(file) && languageOf(`/${file}`) === undefined,
  );
  const textOf = (file: string) => readFileSync(join(build, file), 'utf8');
  const marred = files.find((file) => textOf(file).includes(BETWEEN));
  if (marred) throw new Error(`${marred} has a sign in it that parts the texts of the pack.`);
  const ordered = ['.js', '.html', '.css'].flatMap((kind) =>
    sideBySide(
      files.filter((file) => file.endsWith(kind)),
      // Names of files are alike by chance.
      (file) => textOf(file).replace(/[\w-]+\.(js|css)/g, ''),
    ),
  );
  const pack = ordered.map(textOf).join(BETWEEN);
  const name = `_app/immutable/assets/pack.${createHash('sha256').update(pack).digest('base64url').slice(0, 7)}.txt`;
  writeFileSync(join(build, name), pack);
  return name;
}

/** Writes into the service worker what the build consists of, when all of it is there. */
export const precacheParts: Plugin = {
  name: 'precache-parts',
  apply: 'build',
  enforce: 'post',
  closeBundle: {
    sequential: true,
    order: 'post',
    handler() {
      // The pages are made, and all is put together, behind the build for prerendering.
      if (this.environment.name === 'client') return;
      const build = join(this.environment.config.root, 'build');
      const worker = join(build, 'service-worker.js');
      // A build that has failed has none, and its own fault is the one to be read.
      if (!existsSync(worker)) return;
      const text = readFileSync(worker, 'utf8');
      const parts = text.replace('self.PARTS', JSON.stringify(partsIn(build)));
      const own = parts.replace('self.PACK', JSON.stringify(packOf(build)));
      if (parts === text || own === parts)
        this.error('The service worker does not ask for its parts: see src/service-worker.ts.');
      writeFileSync(worker, own);
    },
  },
};
