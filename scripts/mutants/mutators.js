// Small changes that a test should notice: in TypeScript by its syntax tree.
import ts from 'typescript';

/**
 * A change of a text: what stands from `start` to `end` becomes `text`.
 * @typedef {{ start: number, end: number, text: string, what: string }} Change
 */

const K = ts.SyntaxKind;

/** Operators, and what each is taken for. @type {ReadonlyMap<ts.SyntaxKind, readonly string[]>} */
const OPERATORS = new Map([
  [K.LessThanToken, ['<=', '>=']],
  [K.LessThanEqualsToken, ['<', '>']],
  [K.GreaterThanToken, ['>=', '<=']],
  [K.GreaterThanEqualsToken, ['>', '<']],
  [K.EqualsEqualsEqualsToken, ['!==']],
  [K.ExclamationEqualsEqualsToken, ['===']],
  [K.AmpersandAmpersandToken, ['||']],
  [K.BarBarToken, ['&&']],
  [K.QuestionQuestionToken, ['&&']],
  [K.PlusToken, ['-']],
  [K.MinusToken, ['+']],
  [K.AsteriskToken, ['/']],
  [K.SlashToken, ['*']],
  [K.PercentToken, ['*']],
  [K.PlusEqualsToken, ['-=']],
  [K.MinusEqualsToken, ['+=']],
]);

/** Methods that are easily mistaken for each other. @type {Readonly<Record<string, string>>} */
const METHODS = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  at: 'indexOf',
  findLast: 'find',
  add: 'delete',
  push: 'unshift',
  unshift: 'push',
};

/** @param {ts.Node} node */
const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** @param {ts.Node} node @param {ts.SourceFile} file @returns {Change[]} */
function changesAt(node, file) {
  /** @param {ts.Node} of @param {string} text @param {string} what @returns {Change} */
  const instead = (of, text, what) => ({ start: of.getStart(file), end: of.getEnd(), text, what });
  if (ts.isBinaryExpression(node)) {
    const { operatorToken, left, right } = node;
    if (operatorToken.kind === K.PlusToken && (isText(left) || isText(right))) return [];
    const was = operatorToken.getText(file);
    return (OPERATORS.get(operatorToken.kind) ?? []).map((text) =>
      instead(operatorToken, text, `${was} becomes ${text}`),
    );
  }
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    return ['true', 'false'].map((text) => instead(condition, text, `the condition is ${text}`));
  }
  if (ts.isWhileStatement(node)) return [instead(node.expression, 'false', 'the loop never runs')];
  if (ts.isPrefixUnaryExpression(node)) {
    if (node.operator === K.ExclamationToken)
      return [instead(node, node.operand.getText(file), '! is left out')];
    if (node.operator === K.MinusToken) return [instead(node, node.operand.getText(file), '- is left out')];
    return [];
  }
  if (node.kind === K.TrueKeyword) return [instead(node, 'false', 'true becomes false')];
  if (node.kind === K.FalseKeyword) return [instead(node, 'true', 'false becomes true')];
  if (ts.isNumericLiteral(node))
    return [
      instead(node, String(Number(node.text.replaceAll('_', '')) + 1), `${node.text} becomes one more`),
    ];
  if (ts.isStringLiteral(node) && node.text !== '' && !isAddress(node))
    return [instead(node, "''", `'${node.text}' becomes ''`)];
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0)
    return [instead(node, '[]', 'the list is empty')];
  if (ts.isBlock(node) && node.statements.length > 0 && ts.isFunctionLike(node.parent))
    return [instead(node, '{}', 'the body is empty')];
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body))
    return [instead(node.body, '(undefined as never)', 'the answer is undefined')];
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression))
    return [instead(node, ';', 'the call is left out')];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name } = node.expression;
    // Every object has words of its own, such as `toString`.
    const other = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : undefined;
    return other === undefined ? [] : [instead(name, other, `${name.text} becomes ${other}`)];
  }
  return [];
}

/** The address of an import, or a name in quotes, is no value. @param {ts.StringLiteral} node */
const isAddress = ({ parent }) =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isCallExpression(parent) && parent.expression.kind === K.ImportKeyword);

/**
 * All changes of a text of TypeScript. Types are left alone: they are gone when it runs.
 * @param {string} text
 * @param {number} offset where the text begins in its file
 * @returns {Change[]}
 */
export function changesOf(text, offset = 0) {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.ESNext, true);
  /** @type {Change[]} */
  const changes = [];
  /** @param {ts.Node} node */
  const walk = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    changes.push(...changesAt(node, file));
    ts.forEachChild(node, walk);
  };
  walk(file);
  return changes.map(({ start, end, ...rest }) => ({ start: start + offset, end: end + offset, ...rest }));
}
