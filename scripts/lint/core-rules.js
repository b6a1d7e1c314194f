// ESLint's own rules that take selectors and patterns, as a plugin of oxlint, so that both linters read a ban alike.
import { builtinRules } from 'eslint/use-at-your-own-risk';

const NAMES = ['syntax', 'imports', 'properties', 'globals'].map((kind) => `no-restricted-${kind}`);

export default {
  meta: { name: 'core' },
  rules: Object.fromEntries(NAMES.map((name) => [name, builtinRules.get(name)])),
};
