import { signsShown } from '#lib/i18n/signs.ts';
import type { AnyIcon } from './icons.ts';

const DOT = 'M10.9 12a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0';
const COLON = 'M11.5 7.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M11.5 16.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0';

/** The icon of a sign as it is printed or typed: a cross or a dot for times, a bar with dots or two dots for division. */
export function signIcon(sign: '+' | '-' | '−' | '*' | '×' | '/' | '÷'): AnyIcon {
  const [times, over] = signsShown();
  switch (sign) {
    case '+':
      return 'plus';
    case '-':
    case '−':
      return 'minus';
    case '*':
    case '×':
      return times === '·' ? DOT : 'M6.5 6.5l11 11M17.5 6.5l-11 11';
    case '/':
    case '÷':
      return over === ':' ? COLON : 'M5 12h14M12 6h.01M12 18h.01';
  }
}
