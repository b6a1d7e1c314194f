// Small changes of a component: its script and every expression as TypeScript, and attributes and declarations of style left out.
import { parse } from 'svelte/compiler';
import { changesOf } from './mutators.js';

/** @typedef {import('./mutators.js').Change} Change */
/** @typedef {{ type: string, start: number, end: number, name?: string, property?: string, [key: string]: unknown }} Node */

/** What a screen does not show and a test cannot miss. */
const UNSEEN = /^(slot|this|lang|bind:|use:|transition:|animate:)/;

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/** The nodes right below a node. @param {Node} node @returns {Node[]} */
const children = (node) =>
  Object.entries(node).flatMap(([key, value]) =>
    key === 'metadata' || key === 'parent' ? [] : [value].flat().filter(isNode),
  );

/** Whether a node is code, which is read by TypeScript as a whole. @param {Node} node */
const isCode = ({ type }) => /(Expression|Literal|Identifier)$/.test(type) && type !== 'SpreadAttribute';

/**
 * All changes of a component.
 * @param {string} text
 * @returns {Change[]}
 */
export function changesOfSvelte(text) {
  const root = /** @type {any} */ (parse(text, { modern: true }));
  /** @param {Node} node @param {string} what @returns {Change} */
  const leaveOut = ({ start, end }, what) => ({ start, end, text: '', what: `${what} is left out` });
  /** @param {Node} node @returns {Change[]} */
  const walk = (node) => {
    if (isCode(node)) {
      // In brackets, so that an object is not taken for a block; they are one character.
      return changesOf(`(${text.slice(node.start, node.end)})`, node.start - 1);
    }
    const own =
      node.type === 'Attribute' && !UNSEEN.test(node.name ?? '')
        ? [leaveOut(node, `the attribute ${node.name ?? ''}`)]
        : node.type === 'Declaration'
          ? [leaveOut(node, `the style ${text.slice(node.start, node.end)}`)]
          : [];
    return [...own, ...children(node).flatMap(walk)];
  };
  const scripts = [root.module, root.instance].filter((script) => script);
  return [
    ...scripts.flatMap(({ content }) => changesOf(text.slice(content.start, content.end), content.start)),
    ...walk(root.fragment),
    ...(root.css ? walk({ type: 'Style', start: 0, end: 0, children: root.css.children }) : []),
  ];
}
