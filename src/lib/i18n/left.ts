// A language that is not whole yet: where it has no words English stands, and is marked as English, so that it is read aloud as such.
interface Words {
  [key: string]: unknown;
}
const isGroup = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

let isMarking = false;
/** English sentences that are, or were, said. */
const left = new Set<string>();
const marked = new WeakSet<Element>();

function note(said: unknown): void {
  if (typeof said === 'string' && /\p{L}{2}/u.test(said)) left.add(said.trim());
  else if (typeof said === 'object' && said !== null) Object.values(said).forEach(note);
}

/** Notes what `over` has no words for, before it is laid over `under`: sentences now, those with a name or a number in them when they are said. */
export function keepLeft(under: object, over: object): void {
  const [words, own] = [under as Words, over as Words];
  for (const [key, english] of Object.entries(words)) {
    const said = own[key];
    if (isGroup(english)) keepLeft(english, isGroup(said) ? said : {});
    else if (said === undefined && typeof english === 'function')
      words[key] = (...given: readonly unknown[]): unknown => {
        const sentence: unknown = Reflect.apply(english, undefined, given);
        note(sentence);
        return sentence;
      };
    else if (said === undefined) note(english);
  }
}

function mark(element: Element): void {
  const texts = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
  const isEnglish = [...texts, element.getAttribute('aria-label') ?? ''].some((text) =>
    left.has(text.trim()),
  );
  if (isEnglish === marked.has(element)) return;
  if (isEnglish) {
    element.setAttribute('lang', 'en');
    // A sentence alone: its full stop stands at its end in a language from the right, too.
    if (element.childElementCount === 0) element.setAttribute('dir', 'auto');
    marked.add(element);
  } else {
    element.removeAttribute('lang');
    element.removeAttribute('dir');
    marked.delete(element);
  }
}

/** Marks whatever shows one of these sentences from now on; the answer ends it. */
export function markLeft(root: Element): () => void {
  if (isMarking) return () => undefined;
  isMarking = true;
  const markAll = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element) return;
    mark(element);
    element.querySelectorAll('*').forEach(mark);
  };
  const watch = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'childList') addedNodes.forEach(markAll);
      else markAll(target);
  });
  watch.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label'],
  });
  markAll(root);
  return () => {
    watch.disconnect();
    isMarking = false;
  };
}
