import ts from 'typescript';
import { expect, test } from 'vitest';
import { listFiles, readSources } from '../../scripts/imports.js';

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** To look: the focus, a measure, a moment later, what is heard, felt or spoken. */
const LOOKS = words(`
  untrack tick then catch focus querySelector closest observe disconnect setTimeout clearTimeout after cancel look now elapsed clock
  ghostHands cue follow onsecond motionBetween motion heardFor speak labelsOf sentences printRational printExpression isNow dealt
`);
/** To read what is shown, and to ask for what shows it. */
const READS = words(`
  app matches practice explore backups runs wordsFor load read get has of ask countBoards bestAsked missedBests standingsIn warmUpIn playedIn
  overviewOf gameBestsOf isAloneToEnd presets isGone note languagesHere diagnose make queryOf parseShared ownOf readRunLink replayOf isOver
  standingOf stateAt openFaultOf played choices expected solutions ranksOf solvedLater sitting finish forYou day boardOf angle isLit
  import fetchLesson map filter find at join push all max ceil Number
`);

/** What else an effect or a mount of a component does, and `=` what it writes at once that is shown: each with its reason. */
const DEEDS: Readonly<Record<string, readonly [deeds: string, why: string]>> = {
  'boards/contest/ContestBoard': ['cover openOwn watch', 'covers what only one may look at'],
  'boards/contest/Place': ['watch', 'covers what only one may look at'],
  'boards/fours/FoursBoard': ['cover watch', 'covers what only one may look at'],
  'boards/kings/KingsBoard': ['cover watch', 'covers what only one may look at'],
  'routes/+layout': [
    '=isUnworded createApp goto onLaunch pageLanguage resolve watchInstallation',
    'the app begins with its first page',
  ],
  'screens/contest/Shared': ['open', 'opens what the address names'],
  'screens/fours/Numbers': ['choose', 'whoever comes here wants the list'],
  'screens/home/Home': [
    'askFirst open run',
    'what home says of itself is asked before it is shown, and whether a run was left to go on with',
  ],
  'screens/home/Start': [
    '=Lesson =begun begin',
    'takes up a tap that came before the page answered, and has ready what the next one leads to',
  ],
  'screens/play/Play': ['close open sitAtTable', 'opens what the address names, and leaves it'],
  'screens/play/PlayTable': [
    '=angle clear coverKeys keepOn letGo measure onTurn querySelectorAll reduce stop stopTurning uncover unfill',
    'holds the screen while somebody sits there; a menu goes with the pause that it belongs to, and under a cover nothing is heard; whoever goes on is at the key where they were',
  ],
  'screens/practice/FinishLine': ['=finish =sitting', 'what was said of the last hand goes'],
  'screens/practice/Practice': ['forget', 'what was dealt ahead for this table goes with it'],
  'screens/practice/Spoken': ['=said', 'what is spoken'],
  'screens/practice/Table': [
    '=forYou =offering afterHand dispose onsat shouldOffer sit sitDown',
    'opens what the address names, and leaves it',
  ],
  'screens/practice/ThisSitting': ['sittingSoFar', 'reads what was stored just now'],
  'screens/progress/Patterns': ['set warmUp', 'keeps what was computed'],
  'screens/progress/Together': ['=failed', 'tries once more'],
  'screens/replay/LookBack': ['open', 'opens what the address names'],
  'screens/runs/RunEnd': ['=way', 'what was said of the last run goes'],
  'screens/runs/RunTable': ['=dropped', 'what was begun with the last hand goes'],
  'screens/runs/Runs': ['dispose open', 'opens what the address names, and leaves it'],
  'screens/settings/Languages': ['=isOnline', 'whether there is a network'],
  'screens/settings/RestoreSheet': ['abort', 'nobody waits any longer'],
  'screens/settings/Settings': ['=sheet', 'opens what the address names'],
  'screens/setup/Seats': ['onTurn', 'people are drawn as the page is turned'],
  'screens/setup/Setup': ['open', 'opens what the address names'],
  'screens/solver/Solve': ['open showSearch', 'the address is the question'],
  'ui/Page': ['scroll', 'a page begins at its top, however far down the last one was left'],
};

/** The functions that a component runs by itself, because something has changed or since it is there. */
const BY_ITSELF = ['$effect', '$effect.pre', 'onMount'];

interface Component {
  readonly script: ts.SourceFile;
  /** Its own functions, by name. */
  readonly own: ReadonlyMap<string, ts.Node>;
  readonly states: ReadonlySet<string>;
}

function componentOf(path: string, text: string): Component {
  const scripts = [...text.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script);
  const script = ts.createSourceFile(path, scripts.join('\n'), ts.ScriptTarget.Latest, true);
  const own = new Map<string, ts.Node>();
  const states = new Set<string>();
  for (const statement of script.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) own.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer && ts.isArrowFunction(initializer)) own.set(name.getText(), initializer);
      else if (/^\$state\b/.test(initializer?.getText() ?? ''))
        for (const [each] of name.getText().matchAll(/\w+/g)) states.add(each);
    }
  }
  return { script, own, states };
}

function nodesIn(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (each: ts.Node) => {
    found.push(each);
    ts.forEachChild(each, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

const effectsIn = ({ script }: Component) =>
  nodesIn(script).flatMap((node) =>
    ts.isCallExpression(node) && BY_ITSELF.includes(node.expression.getText()) ? [...node.arguments] : [],
  );

/** Whether a node runs in an answer, or later, and not with the effect itself. */
function isLater(node: ts.Node, effect: ts.Node): boolean {
  for (let at = node.parent; at !== effect; at = at.parent) if (ts.isFunctionLike(at)) return true;
  return false;
}

/** The names of what is called, with what the component's own functions call, and `=` states that are written at once. */
function deedsOf(
  effect: ts.Node,
  { own, states }: Component,
  followed = new Set<ts.Node>(),
): readonly string[] {
  return nodesIn(effect).flatMap((node) => {
    if (ts.isCallExpression(node)) {
      const name = (
        ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
      ).getText();
      const within = own.get(name);
      if (!within || !ts.isIdentifier(node.expression)) return /^\w+$/.test(name) ? [name] : [];
      if (followed.has(within)) return [];
      return deedsOf(within, { script: effect.getSourceFile(), own, states }, followed.add(within));
    }
    if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return [];
    if (isLater(node, effect)) return [];
    const written = [...node.left.getText().matchAll(/\w+/g)].map(([each]) => each);
    return written.filter((each) => states.has(each)).map((each) => `=${each}`);
  });
}

const components = [...readSources(listFiles(['src'], /\.svelte$/))].map(([path, text]) => ({
  name: path.replace(/^src\/(lib\/)?|\.svelte$/g, ''),
  component: componentOf(path, text),
}));

test('what a component does by itself is to look; the little that is more stands here with its reason', () => {
  const known = new Set([...LOOKS, ...READS]);
  const found = components.flatMap(({ name, component }) => {
    const deeds = effectsIn(component).flatMap((effect) => deedsOf(effect, component));
    const more = [...new Set(deeds)].filter((deed) => !known.has(deed)).sort();
    return more.length > 0 ? [[name, more.join(' ')]] : [];
  });
  expect(components.flatMap(({ component }) => effectsIn(component)).length).toBeGreaterThan(60);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(DEEDS).map(([name, [deeds]]) => [name, deeds])),
  );
});

test('it finds a fact that is sent, directly or by a function of its own, and a state that is written at once', () => {
  const planted = componentOf(
    'planted.svelte',
    `<script lang="ts">
      let shown = $state(0);
      function go() { match.send({ type: 'readied' }); }
      $effect(() => { if (paused) go(); });
      $effect.pre(() => { shown = paused ? 1 : 0; void load().then(() => (shown = 2)); });
      onMount(() => store.put(shown));
    </script>`,
  );
  expect(effectsIn(planted).map((effect) => deedsOf(effect, planted))).toEqual([
    ['send'],
    ['=shown', 'then', 'load'],
    ['put'],
  ]);
});
