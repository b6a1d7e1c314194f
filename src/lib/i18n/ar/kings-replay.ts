import type { Words } from '../wording.ts';
import type { kingsReplay as english } from '../en/kings-replay.ts';
import { iso, list } from './forms.ts';

export const kingsReplay: Words<typeof english> = {
  turnOf: (game, turn, turns) => `الشوط ${game}، الدور ${turn} من ${turns}`,
  calculusOf: (game) => `الشوط ${game}، الحساب`,
  showHands: 'عرض الأوراق',
  hideHands: 'إخفاء الأوراق',
  game: (game) => `الشوط ${game}`,
  games: 'الأشواط',
  noCards: 'بلا أوراق',
  went: (cards) => `رُمي مقلوبًا: ${list(cards)}.`,
  drew: (name, cards) => `السحب لـ${iso(name)}: ${list(cards)}.`,
};
