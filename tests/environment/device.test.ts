import { expect, test } from 'vitest';
import { deviceOf } from '#lib/environment/device.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4';

test.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126', 5, 'android'],
  ['an iPad that says so', `Mozilla/5.0 (iPad; CPU OS 16_4 like Mac OS X) ${SAFARI}`, 5, 'ipad'],
  ['an iPad that calls itself a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 5, 'ipad'],
  ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 0, null],
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${SAFARI}`, 5, null],
  ['a touch screen under Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126', 10, null],
])('%s is told apart', (_, userAgent, maxTouchPoints, device) => {
  expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device);
});
