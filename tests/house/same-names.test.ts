import { describe, expect, test } from 'vitest';
import { renamed } from '../../names.config.ts';

const code = (text: string) => renamed(text, false);

describe('one name in every file', () => {
  test('what a file imports has it wherever it is used, and what it is called by elsewhere stays', () => {
    expect(code(`import { t as get } from './a.js';\nget(a.get, { get: 1, [get]: a[get] }, \`get\`);`)).toBe(
      "import { t as C } from './a.js';\nC(a.get, { get: 1, [C]: a[C] }, `get`);",
    );
  });

  test('a word that says two things at once says both', () => {
    expect(code(`import { get } from './a.js';\nexport { get };\nuse({ get });`)).toBe(
      "import { get as C } from './a.js';\nexport { C as get };\nuse({ get:C });",
    );
    expect(code(`import { get } from './a.js';\n({ get = get } = use);`)).toBe(
      "import { get as C } from './a.js';\n({ get:C = C } = use);",
    );
  });

  test('methods and fields keep their names, and a variable within hides what is imported as before', () => {
    expect(code(`import { get } from './a.js';\nclass One { get() {} }\n((get) => get)(1);`)).toBe(
      "import { get as C } from './a.js';\nclass One { get() {} }\n((C) => C)(1);",
    );
  });

  test('what a file declares itself stays, and what it lends to others is marked', () => {
    expect(code('function get() {}\nexport { get as t };')).toBe('function get() {}\nexport { get as t };');
    expect(renamed('function get() {}\nexport { get as t };', true)).toBe(
      'function get() {}\nexport { get as t, get as $$C };',
    );
  });

  test('a component is given the same two in every file', () => {
    expect(code('function One($$anchor, $$props) { use($$anchor, $$props.name); }')).toBe(
      'function One(A, B) { use(A, B.name); }',
    );
  });

  test('a file that has such a name already is refused', () => {
    expect(() => code(`import { get } from './a.js';\nconst C = 1;`)).toThrow(
      'C is a name that the build gives',
    );
  });
});
