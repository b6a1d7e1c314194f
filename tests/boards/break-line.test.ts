import { expect, test } from 'vitest';
import { beforeSigns } from '#lib/boards/table/break-line.ts';

test.each([
  ['(10 × 10 − 4) ÷ 4', ['(10', '×~10', '−~4)', '÷~4']],
  ['8 ÷ (3 − 8 ÷ 3)', ['8', '÷~(3', '−~8', '÷~3)']],
  ['6 + 6 + 6 + 6', ['6', '+~6', '+~6', '+~6']],
])('%s breaks before its signs and nowhere else', (line, parts) => {
  expect(beforeSigns(line).replaceAll('\u00a0', '~').split(' ')).toEqual(parts);
});
