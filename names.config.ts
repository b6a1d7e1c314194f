import { basename } from 'node:path';
import { parseSync, Visitor, type Plugin } from 'vite';

/**
 * What a component is given by Svelte, and what a dozen files and more import, the most used first. None is a global of the page. A name that
 * is missing costs some bytes and nothing else.
 */
const NAMES =
  `$$anchor $$props get pop push user_derived append from_html template_effect first_child reset child sibling set_text
  only_child if_block comment set state set_attribute text each common next Button __exportAll set_class clsx __vitePreload index
  user_effect await_block Formula resolve delegate delegated noop prop component Seal Icon spoken ShapeMark snippet untrack IconButton
  attach toShape bind_this key useApp set_style formatPlural table Sheet ok ranksOf practice inSigns speak spread_props
  deferred_template_effect $document head formatList formatCount err isObject goto formatTime stateAt hearKeys Rows Row props_id
  parseExpression formatScore proxy`.split(/\s+/);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SHORT = [...LETTERS, ...[...LETTERS.toLowerCase(), ...LETTERS].map((letter) => `$${letter}`)];
const OWN = new Map(NAMES.map((name, at) => [name, SHORT[at] ?? name]));
const TAKEN = new Set(OWN.values());
/** What a component has of each, and no file imports. */
const GIVEN = ['$$anchor', '$$props'];

interface Named {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}
/** Before the name that an export is to have: the bundler gives none like it. */
const MARK = '$$';
const nameIn = (node: object) => ('name' in node ? String(node.name) : '');

/** Writes our own names into a file's code for what it imports; what it exports of them is marked with them, if `isShared`. */
export function renamed(code: string, isShared: boolean): string {
  const names = new Map<number, Named>();
  const kept = new Set<number>();
  const imported = new Set(GIVEN);
  /** What stands before and behind a name that says two things at once. */
  const around = new Map<number, readonly [string, string]>();
  const exported: (readonly [number, string])[] = [];
  const keep = (node: { start: number }) => void kept.add(node.start);
  new Visitor({
    Identifier: (node) => void names.set(node.start, node),
    MemberExpression: ({ computed, property }) => void (computed || keep(property)),
    MethodDefinition: ({ computed, key }) => void (computed || keep(key)),
    PropertyDefinition: ({ computed, key }) => void (computed || keep(key)),
    Property({ computed, shorthand, key }) {
      if (shorthand) around.set(key.start, [`${nameIn(key)}:`, '']);
      else if (!computed) keep(key);
    },
    ImportSpecifier({ imported: theirs, local }) {
      imported.add(local.name);
      if (theirs.start === local.start) around.set(local.start, [`${local.name} as `, '']);
      else keep(theirs);
    },
    ExportSpecifier({ exported: theirs, local, end }) {
      if (theirs.start === local.start) around.set(local.start, ['', ` as ${nameIn(local)}`]);
      else keep(theirs);
      exported.push([end, nameIn(local)]);
    },
  }).visit(parseSync('chunk.js', code, { sourceType: 'module' }).program);
  const edits = [...names.values()].flatMap(({ name, start, end }) => {
    if (kept.has(start)) return [];
    if (TAKEN.has(name)) throw new Error(`${name} is a name that the build gives: see NAMES.`);
    const own = OWN.get(name);
    if (own === undefined || !imported.has(name)) return [];
    const [before, behind] = around.get(start) ?? ['', ''];
    return [{ start, end, text: before + own + behind }];
  });
  const more = exported.flatMap(([end, name]) => {
    const own = OWN.get(name);
    return isShared && own !== undefined && !imported.has(name)
      ? [{ start: end, end, text: `, ${name} as ${MARK}${own}` }]
      : [];
  });
  let at = 0;
  const pieces = [...edits, ...more]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, text }) => {
      const piece = code.slice(at, start) + text;
      at = end;
      return piece;
    });
  return pieces.join('') + code.slice(at);
}

const LISTS = /\b(import|export)\{([^{}`]+)\}(?:from"([^"]+)")?/g;
const partsOf = (list: string) =>
  list.split(',').map((part) => {
    const [local = '', other = local] = part.split(' as ');
    return [local, other] as const;
  });
const partOf = (local: string, other: string) => (local === other ? local : `${local} as ${other}`);

/**
 * Gives what most files import one name in all of them. A minifier names by how often a name is used in one file, so that the same lines
 * look different in each: alike they pack in a twentieth less.
 */
export const sameNames: Plugin = {
  name: 'same-names',
  apply: 'build',
  outputOptions: (options) =>
    options.minify === true
      ? { ...options, minify: { compress: true, mangle: { reserved: [...TAKEN] } } }
      : null,
  renderChunk: {
    order: 'post',
    handler(code, { isEntry, moduleIds }) {
      if (this.environment.name !== 'client') return null;
      // What is fetched on demand is asked for by the names that the bundler gave.
      const isAsked = moduleIds.some((id) => this.getModuleInfo(id)?.dynamicImporters.length);
      return renamed(code, !isEntry && !isAsked);
    },
  },
  // What is done at the end is no part of what a file is named after: another way to do it wants another word here.
  augmentChunkHash: () => 'same names',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
      /** Our name for what a file exports under another. */
      const ours = new Map<string, string>();
      for (const chunk of chunks)
        chunk.code = chunk.code.replaceAll(LISTS, (whole, kind: string, list: string, from?: string) => {
          if (kind === 'import' || from !== undefined) return whole;
          const parts = partsOf(list);
          const own = new Map(
            parts.flatMap(([local, name]) =>
              name.startsWith(MARK) ? [[local, name.slice(MARK.length)] as const] : [],
            ),
          );
          const wanted = new Set(own.values());
          const found = parts.filter(([, name]) => !name.startsWith(MARK));
          const free = found.flatMap(([local, name]) => (own.has(local) && !wanted.has(name) ? [name] : []));
          const others = found.map(([local, name]) => {
            const given = own.get(local) ?? (wanted.has(name) ? (free.pop() ?? name) : name);
            ours.set(`${basename(chunk.fileName)} ${name}`, given);
            return [local, given] as const;
          });
          return `export{${others.map((part) => partOf(...part)).join(',')}}`;
        });
      for (const chunk of chunks)
        chunk.code = chunk.code.replaceAll(LISTS, (whole, kind: string, list: string, from?: string) => {
          if (from === undefined) return whole;
          const parts = partsOf(list).map(([name, other]) =>
            partOf(ours.get(`${basename(from)} ${name}`) ?? name, other),
          );
          return `${kind}{${parts.sort().join(',')}}from"${from}"`;
        });
    },
  },
};
