import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Beside Vite's manifest, out of what is deployed. */
const PARTS = '.vite/parts.json';

const GAMES = readdirSync('src/lib/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`src/lib/games/${entry.name}/index.ts`))
  .map(({ name }) => name);

/** What of a game's rules its set-up needs; a config that cannot be read without the rules has its plain part in settings.ts. */
const settingsOf = (game: string) =>
  existsSync(`src/lib/games/${game}/settings.ts`) ? `${game}/(?:types|settings|presets)` : `${game}/config`;

/** What every page shares; the error page is fetched with it. */
const SHARED =
  /src\/(lib\/(ui\/(Icon|icons|Button|Seal|CardFace|Dots|Pip|Pane|Split|Tabs|Wordmark)|i18n\/(cards|ranks|format|messages|language\.|page-words|signs\.|en\/(common|home|memory))|app\/context|screens\/MainTabs)|routes\/\+error)|svelte\/src\/internal\/flags|@sveltejs\/kit\/src\/runtime/;
/** What the first screen shows. */
const FIRST =
  /(routes\/(\+layout|\+page)|screens\/(MemoryBanner|home\/(Start|First|Strip|Week|Home)))\.svelte|ui\/HandRow\.svelte/;

/** A style sheet for each file packs much worse than a few: what the first screen has, the tables, and the rest. */
const isStyle = (id: string) => /\.css$/.test(id);
const isFirstStyle = (id: string) =>
  isStyle(id) && (/base\.css$/.test(id) || SHARED.test(id) || FIRST.test(id));
/** What comes before a game's first match on a device, and is not seen again. */
const OF_BEGIN =
  /src\/lib\/(boards\/(race\/(Begin|Start[A-Z.]|start|Lie|Sentences)|table\/PassRound)|i18n\/en\/start)/;
/** But for what other pages show too: each of them would bring the tables' styles along. */
const OF_TABLE =
  /src\/lib\/(boards\/(table\/(?!(Flat|Stage|WonSeal)\.)|(replay|race)\/)|screens\/(play|replay)\/)/;
/** A game's own; pieces that another page shows as well, or that come at the end, are with the rooms. */
const OF_GAME = new RegExp(
  `src/lib/boards/(${GAMES.join('|')})/(?!Could|HelpSheet|Number|Over|SignMark|BoardLine|PieceMark|LiveLine|Signs|Solo)`,
);

/** In which piece each file of words is, by its name: as English says. */
const MOMENT = new Map(
  readdirSync('src/lib/i18n/en/moments').flatMap((file) => {
    const moment = basename(file, '.ts');
    const text = readFileSync(`src/lib/i18n/en/moments/${file}`, 'utf8');
    return [...text.matchAll(/'\.\.\/([\w-]+)\.ts'/g)].map(([, piece = '']) => [piece, moment] as const);
  }),
);
const WORDS = /src\/lib\/i18n\/(?!en\/)([A-Za-z-]+)\/(?:(moments)\/)?([\w-]+)\.ts$/;
function wordsOf(id: string): string | null {
  const [, language, isMoment, piece = ''] = WORDS.exec(id) ?? [];
  if (language === undefined) return null;
  return `words-${language}-${isMoment ? piece : (MOMENT.get(piece) ?? 'first')}`;
}

interface Group {
  readonly name: string | ((id: string) => string | null);
  readonly test: RegExp | ((id: string) => boolean);
}

/** A part of each game that has one, in a file of its own: what of its board, or of its words, has such a name. */
function ofGame(part: string, files: string): Group {
  const test = new RegExp(`src/lib/(?:boards|i18n/en)/(${GAMES.join('|')})(${files})`);
  const gameOf = (id: string) => test.exec(id)?.[1];
  return { name: (id) => `${gameOf(id)}-${part}`, test };
}

/**
 * What goes into one file. A file for each module that two parts share came to two hundred, each with its own head and nothing to pack
 * against. In the order in which they take their modules: a group brings along what its own modules import.
 */
export const GROUPS: readonly Group[] = [
  { name: 'first', test: isFirstStyle },
  {
    name: 'tables',
    test: (id) => isStyle(id) && !OF_BEGIN.test(id) && (OF_TABLE.test(id) || OF_GAME.test(id)),
  },
  { name: 'rooms', test: isStyle },

  // The core comes without anything that needs a page, since the solver's worker fetches the same files.
  {
    name: 'base',
    test: /src\/lib\/(core\/(cards|letters|result|chance|read|calendar|match\/decode|difficulty\/four-ranks)|environment\/clock|solver\/missing)\.ts|preload-helper/,
  },
  { name: 'expressions', test: /src\/lib\/core\/(print|evaluate|tokens|parse)\.ts/ },
  // What answers at once whether cards make a target; cards that lie there, and what is claimed of them.
  {
    name: 'search',
    test: /src\/lib\/(core\/(search\/solvable|fraction|proof)|games\/table\/table-cards)\.ts/,
  },
  {
    name: 'settings',
    test: new RegExp(
      `src/lib/(core/(foreign-json|match/(header|settings))|environment/foreign-file|games/(${GAMES.map(settingsOf).join('|')}|contest/shared|table/handicap))\\.ts`,
    ),
  },
  // A log, played.
  {
    name: 'match',
    test: /src\/lib\/(core\/match\/(timeline|standing|steps)|games\/table\/(signals|spans|piles))\.ts/,
  },
  // What lists all ways of a claim: a match needs it, and the solver.
  { name: 'ways', test: /src\/lib\/core\/(solutions\/|solve\.ts)/ },
  // What a match needs of every game's rules.
  {
    name: 'rules',
    test: /src\/lib\/(games\/(\w+\/(index|moments|print)|registry)|core\/(dynamic-target|deal-share|match\/file))\.ts/,
  },
  { name: 'records', test: /src\/lib\/games\/\w+\/(records|figures)\.ts/ },
  { name: 'best', test: /src\/lib\/match\/best\.ts/ },
  { name: 'deals', test: /src\/lib\/core\/find-deals\.ts/ },
  { name: 'tasks', test: /src\/lib\/solver\/tasks\.ts|\/comlink\// },

  // How rows look, which the store asks, and the worker that reads files; and that worker's own part.
  { name: 'rows', test: /src\/lib\/storage\/(decode|json|attempt|schema)\.ts/ },
  {
    name: 'foreign',
    test: /src\/lib\/(storage\/(foreign\/(desk|post)|backup\/(read|canonical|print|seal|logs|format))|core\/sha256|environment\/digest)\.ts/,
  },

  { name: 'shared', test: SHARED },
  // Fractions, over their bar, and what is dragged: a race does without.
  { name: 'values', test: /src\/lib\/ui\/(Value\.svelte|drag\.)/ },
  // What is chosen and taken back by, and when matches and backups were: tables and hands do without, but for their sheets.
  { name: 'choices', test: /src\/lib\/(ui\/(Actions|Segmented|Switch|UndoBar)\.svelte|i18n\/match-moments)/ },
  // What most other pages share: what bars, rows and sheets are made of, lists of people and of matches, a line that was made, and what stands where nothing is.
  {
    name: 'pages',
    test: /src\/lib\/(ui\/((IconButton|Page|Row|Rows|Sheet|TopBar|ShapeMark|Formula)\.svelte|further-icons|sign-icons)|boards\/table\/(sides|turn)\.|screens\/progress\/Empty|practice\/given\.|environment\/query\.|i18n\/(game-words|measures|spoken|en\/(games|steps|spoken)))/,
  },
  // What pads are made of, and who has won: most tables have both, and one file more costs each of them more than the other part.
  { name: 'keys', test: /src\/lib\/(ui\/(Key\.svelte|press\.)|boards\/table\/(DeleteIcon|SeatKey|WonSeal))/ },
  // The data layer, which the first screen fetches at once, and what it fetches next.
  { name: 'start', test: /src\/lib\/app\/app\.ts/ },
  {
    name: 'journal',
    test: /src\/lib\/(storage\/(journal\/browser|inherit|matches)|environment\/kept-focus)\.ts/,
  },
  {
    name: 'backup-parts',
    test: /src\/lib\/(app\/backup-parts|explore\/\w+\/made)\.ts/,
  },
  { name: 'backup', test: /src\/lib\/storage\/(backup\/index|journal\/diagnosis)\.ts/ },
  { name: 'client', test: /src\/lib\/solver\/(client|connection)\.ts/ },
  { name: 'device', test: /src\/lib\/environment\/(save-file|sound|sharing)\.ts/ },

  {
    name: 'set-up',
    test: /src\/lib\/(match\/(games\/\w+|table-games?|setup-draft|set-up|people)|i18n\/en\/setup\.)/,
  },
  { name: 'seats', test: /src\/lib\/screens\/setup\/Side/ },
  {
    name: 'set-up-sheets',
    test: /src\/lib\/(screens\/setup\/\w+Sheet|match\/own-presets|i18n\/en\/setup-sheets)/,
  },
  {
    name: 'rules-told',
    test: /src\/lib\/i18n\/en\/(about|[a-z]+-rules)\.ts|boards\/\w+\/rules\.ts/,
  },
  // What lists of matches say, and one match.
  {
    name: 'looking-back',
    test: /src\/lib\/(i18n\/en\/(replay|standing|match-list)|boards\/replay\/match-words)/,
  },
  {
    name: 'solver',
    test: /src\/lib\/(i18n\/en\/solver|core\/parse-question|explore\/(link|draft)|ui\/Steps\.)/,
  },

  {
    name: 'pads',
    test: /src\/lib\/(boards\/table\/(Keypad|SignKeys|LineTyped|Rank(?:Pad|Face|Slots)|typed-proof|entered-ranks|Countdown|press|line|proof-fault|ticker)|ui\/DoubleCard|i18n\/en\/(pads|race))/,
  },
  {
    name: 'table',
    test: /src\/lib\/((boards\/(registry|table\/(back|room|seat-keys))|match\/open-fault|i18n\/en\/table)\.ts|boards\/table\/(Flat|Stage)\.|screens\/play\/GoOnFrom)/,
  },
  // What the parts of a race share, apart from all that is drawn.
  {
    name: 'racing',
    test: /src\/lib\/(boards\/(race\/(racing|view|seats|sitting|stopped)|table\/close-call)\.|i18n\/en\/slap-four)/,
  },
  { name: 'race', test: /src\/lib\/boards\/race\/(Pad|pad|refusal|ClaimClock)\./ },
  // Tables where one holds the device, or two or four sit round it.
  { name: 'held', test: /src\/lib\/boards\/table\/(go-on|HandOff|HeldFrame|Waits|secret|EndFoot)/ },
  {
    name: 'round',
    test: /src\/lib\/boards\/(race\/(Wall|Zone|ZoneFoot|ZoneWords|Offers|SetClock|Four(?:Frame|Place|Zone)|Cards|Winners|hit)|table\/(Lot|EdgeKeys|CloseCall|Pile)\.)/,
  },
  // What two who face each other see round a race.
  { name: 'two', test: /src\/lib\/boards\/race\/(Two|half)/ },
  // Before a game's first match on a device.
  { name: 'begin', test: OF_BEGIN },
  // What three or four see round a race.
  { name: 'four', test: /src\/lib\/boards\/(race\/(Four|EdgePad)|table\/Ring)/ },
  // What games say with the same sheets: who has won, points by seat, and help.
  { name: 'points', test: /src\/lib\/boards\/table\/(Ranking|SeatTable|HelpSheet)\./ },
  { name: 'aim', test: /src\/lib\/boards\/(table\/TargetEntry|\w+\/Aim)/ },
  { name: 'sets', test: /src\/lib\/boards\/replay\/(Sets|Pages)\./ },
  { name: 'past', test: /src\/lib\/screens\/(replay\/LookBack|progress\/(Matches|Together))\.svelte/ },

  // A game's words, with what is told of a round; what its lines are made of; its board, and what the board fetches when it is asked for.
  ofGame('help', '-help\\.'),
  ofGame('words', '(?:-coach)?\\.ts|/(cues|best-seen|Sets|Best|NumberLine|Told|RoundTold)\\.'),
  ofGame('line', '/(BoardLine|LiveLine|Signs|faces|keys)\\.'),
  ofGame('board', '/(index|introduction|core|wall|four|race|\\w+Icon)\\.'),
  ofGame('end', '/(Between|Could|HelpSheet|Over|ScorePage|SoloDone|Swap|Table)\\.'),
  ofGame('tables', '/(Solo|Two|Four)Knock\\.'),
  ofGame(
    'turn',
    '/(Entering|Pad|Reveal|reveal|Slip|SlipClock|Places?|HoldKey|OtherWays|Practise|x-line|TurnScreen|TurnActs|turning|ScoreMe|Raising|Drawn|FaceUp|Founding|Castles?|Piles|acts)\\.',
  ),
  ofGame('hands', '/(Now|hands/\\w+|calculus/(Lines|Worths|GamesTable))\\.'),
  ofGame('book', '/(calculus/Calculus|keeper/Keeper)\\.'),
  // A first game that is shown.
  ofGame('guide', '(?:-guide\\.|/guide/)'),
  // Tables that stand before everybody.
  { name: 'stand', test: /src\/lib\/boards\/(race|knock)\/[Ss]tand/ },

  // Which lessons there are, which hands lead to.
  { name: 'lessons', test: /src\/lib\/(practice\/lesson-hands|i18n\/en\/pattern-lessons)\.ts/ },
  // What somebody takes for a hand.
  {
    name: 'pace',
    test: /src\/lib\/(core\/(pace|patterns)\/|practice\/(pace|for-you|evidence|standing)\.ts)/,
  },
  { name: 'warm-up', test: /src\/lib\/practice\/(warm-up|schedule|forgetting)\.ts/ },
  { name: 'hand-set', test: /src\/lib\/practice\/hand-set\.ts/ },
  { name: 'practice', test: /src\/lib\/i18n\/en\/practice\.ts/ },
  // How a hand that was missed or slow ends, ten hands in a row, and a warm-up.
  {
    name: 'finish',
    test: /src\/lib\/(screens\/practice\/(FinishLine|SittingEnd|WarmUpEnd)|practice\/(hand-finish|sitting))\./,
  },
  // The cards with all that is done to them: for practice, the first hands, and runs.
  {
    name: 'hand',
    test: /src\/lib\/screens\/practice\/(Cards|Made|Hand(?:Frame|Keys)|Signs|Work|NoteSlip|Spoken|cues|keys|made-keys|drag|motion|words)\./,
  },
  // What all lessons are played on.
  {
    name: 'lesson',
    test: /src\/lib\/(screens\/lesson\/(LessonBoard|LessonEnd|Places)|practice\/(lesson\.svelte|first-hands)|i18n\/en\/lesson\.)/,
  },
  {
    name: 'practice-sheets',
    test: /src\/lib\/screens\/practice\/(DealSheet|StepsSheet|KeysSheet)/,
  },
  { name: 'exports', test: /src\/lib\/(screens\/settings\/ExportSheet|i18n\/en\/(settings|backup))/ },
  {
    name: 'settings-sheets',
    test: /src\/lib\/screens\/(home\/Recovered|settings\/(RestoreSheet|ReminderSheet|Diagnostics))/,
  },

  // Words in another language than English: how they are laid, and each piece in which they are fetched, by the name that environment/word-files.ts
  // knows.
  { name: 'words', test: /src\/lib\/i18n\/(words|lay|plurals)\.ts/ },
  { name: wordsOf, test: (id) => wordsOf(id) !== null },
];

/** What a worker cannot have in its files: of storage all but how rows and files look. */
const NEEDS_A_PAGE =
  /\.svelte$|svelte\/src\/|@sveltejs\/kit|src\/lib\/(app|boards|i18n|match|practice|preferences|screens|ui|storage\/(?!foreign\/(desk|post|reader\.worker)|backup\/(read|canonical|print|seal|logs|format)|decode|json|attempt|schema))\/?/;

/** So much of its content is in a file's name, where eight letters are usual: many others name it. Fewer are too few for the placeholders of a build. */
const HASH = '[hash:7]';

const workerFiles = new Set<string>();

/**
 * Builds the workers that work things out of the files of the pages. Vite builds a worker by itself, with its own copy of all that it imports: the
 * solver came to 24 KB more in the precache; the one that reads files plays every game.
 */
export const workersInTheSameFiles: Plugin = {
  name: 'workers-in-the-same-files',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'worker&url' || !/\/(solver|reader)\.worker\.ts$/.test(file)) return undefined;
    // No worker runs where pages are prerendered.
    if (this.environment.name !== 'client') return `export default ''`;
    const name = `workers/${basename(file, '.worker.ts')}`;
    return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file, name })}`;
  },
  // Beside the other workers, where environment/trusted.ts looks for them.
  outputOptions(options) {
    const { chunkFileNames, entryFileNames, assetFileNames } = options;
    if (
      typeof chunkFileNames !== 'string' ||
      typeof entryFileNames !== 'string' ||
      typeof assetFileNames !== 'string'
    )
      return null;
    const short = (names: string) => names.replace('[hash]', HASH);
    return {
      ...options,
      entryFileNames: short(entryFileNames),
      assetFileNames: short(assetFileNames),
      chunkFileNames: ({ name }) =>
        name.startsWith('workers/')
          ? chunkFileNames.replace(/[^/]+\/[^/]+$/, `[name].${HASH}.js`)
          : name.startsWith('words-')
            ? chunkFileNames.replace(/[^/]+$/, `[name].${HASH}.js`)
            : short(chunkFileNames),
    };
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.name.startsWith('workers/')) workerFiles.add(chunk.fileName);
    }
    for (const name of workerFiles) {
      const chunk = bundle[name];
      if (chunk?.type !== 'chunk') continue;
      const needy = Object.keys(chunk.modules).find((id) => NEEDS_A_PAGE.test(id));
      if (needy) {
        const complaint = `A worker would fetch ${needy}, which needs a page: see GROUPS.`;
        // What else runs at the end of a build hides the error that ended it.
        this.warn(complaint);
        this.error(complaint);
      }
      for (const next of [...chunk.imports, ...chunk.dynamicImports]) workerFiles.add(next);
    }
  },
};

/** Where a file held nothing but styles Vite leaves a remark as long as its import: a hundred of them, which everybody fetches. */
export const withoutRemarks: Plugin = {
  name: 'without-remarks',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/\/\* empty css *\*\//g, '');
    },
  },
};

/**
 * Writes down where each part lies that is fetched on demand, in the shape of Vite's manifest, which names no part that shares a file with
 * another: the budgets ask for each.
 */
export const partsOnDemand: Plugin = {
  name: 'parts-on-demand',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return;
      const parts = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds
              .filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
              .map((id) => [
                relative(process.cwd(), id),
                {
                  file: chunk.fileName,
                  css: [...(chunk.viteMetadata?.importedCss ?? [])],
                  isDynamicEntry: true,
                },
              ])
          : [],
      );
      this.emitFile({ type: 'asset', fileName: PARTS, source: JSON.stringify(Object.fromEntries(parts)) });
    },
  },
};

/**
 * What a page fetches on demand has its own imports fetched beside it. What is fetched from anywhere else has only its styles, and finds its
 * imports as it comes: the names of all would cost 5 KB, file by file, and after a first visit the files are in the cache. From a worker
 * nothing is fetched beside, since there is no page to name it in. Styles are Vite's own business, and are not asked for here.
 */
export const preloads = (_: string, imports: string[], { hostId }: { hostId: string }): string[] => {
  if (workerFiles.has(hostId)) return [];
  return /\/(entry|nodes)\//.test(hostId) ? imports : [];
};

const FIRST_WORDS = /^words-([A-Za-z-]+)-first$/;
const LAYING = /src\/lib\/i18n\/(words|en\/moments\/first)\.ts$/;
/**
 * For `static/boot.js`: the files that another language than English needs on the first screen beside the app's own, and by language what the
 * name of its own file ends with.
 */
export function wordsAhead(bundle: Rolldown.OutputBundle) {
  // In the order of what is in them: the bundle's own follows their hashes, and those the version.
  const rankOf = ({ name, moduleIds }: Rolldown.OutputChunk) => `${name} ${moduleIds[0] ?? ''}`;
  const chunks = Object.values(bundle)
    .filter((chunk) => chunk.type === 'chunk')
    .sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1));
  const nameOf = (file: string) => basename(file, '.js');
  const imported = (chunk: Rolldown.OutputChunk): readonly string[] => {
    const seen = new Set([chunk.fileName]);
    for (const file of seen)
      for (const next of chunks.find((each) => each.fileName === file)?.imports ?? []) seen.add(next);
    return [...seen];
  };
  // What the page itself names is on its way already.
  const own = new Set(
    chunks.filter(({ name, isEntry }) => isEntry || /^nodes\/[02]$/.test(name)).flatMap(imported),
  );
  const laying = new Set(
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => LAYING.test(id))).flatMap(imported),
  );
  const files = chunks
    .map(({ fileName }) => fileName)
    .filter((file) => laying.has(file) && !own.has(file))
    .map(nameOf);
  const ends = chunks.flatMap(({ name, fileName }) => {
    const [, language] = FIRST_WORDS.exec(name) ?? [];
    return language === undefined ? [] : [[language, nameOf(fileName).slice(name.length + 1)] as const];
  });
  return { files, ends: Object.fromEntries(ends) };
}
