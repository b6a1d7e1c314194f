import { expect, test } from 'vitest';
import { told } from '../../scripts/e2e-report.js';

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky', ...errors: string[]) => ({
  title,
  file: 'play/first.spec.ts',
  line: 7,
  tests: [
    {
      status,
      results: [
        ...errors.map((message) => ({ status: 'failed', error: { message } })),
        { status: status === 'unexpected' ? 'failed' : 'passed' },
      ],
    },
  ],
});
const report = {
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  suites: [
    { specs: [spec('holds', 'expected')] },
    {
      suites: [
        { specs: [spec('falls', 'unexpected', '\u001b[31mnot there\u001b[39m', 'not there again')] },
        { specs: [spec('stumbles', 'flaky', 'too late')] },
      ],
    },
  ],
};

test('a failed browser test is told with its place and its first error', () => {
  expect(told(report, 'unexpected')).toEqual(['  play/first.spec.ts:7 falls\n    not there']);
});

test('a test that passed only at the second try is told apart', () => {
  expect(told(report, 'flaky')).toEqual(['  play/first.spec.ts:7 stumbles\n    too late']);
});
