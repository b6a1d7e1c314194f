import type { Words } from '../wording.ts';
import type { foursReplay as english } from '../en/fours-replay.ts';
import { figure, iso, list } from './forms.ts';

export const foursReplay: Words<typeof english> = {
  turnOf: (round, turn, turns) => `الجولة ${round} · الدور ${turn} من ${turns}`,
  rounds: 'الجولة',
  round: (round, target, winner) =>
    `الجولة ${round}، كوّن ${target}: ${winner === null ? 'لا أحد' : iso(winner)}`,
  played: (plays) => (plays.length === 0 ? 'تمرير الدور' : `لعب ${list(plays)}`),
  turn: (turn) => `الدور ${turn}`,
  nextRound: (round) => `الجولة ${round}`,
  noTurns: 'لم يلعب أحد في هذه المباراة.',
  showHands: 'عرض الأوراق',
  hideHands: 'إخفاء الأوراق',
  hands: 'الأوراق قبل الدور',
  handOf: (name) => `أوراق ${iso(name)}`,
  could: (name) => `هل كان الفوز ممكنًا لـ${iso(name)}؟`,
  looking: 'جارٍ البحث…',
  unanswered: 'لم نتمكن من معرفة ذلك. حاول لاحقًا.',
  couldNot: (count, target) =>
    count === 0
      ? 'لا: كانت اللوحة ستبقى غير مكتملة.'
      : count === 1
        ? `لا: اللوحة الكاملة الوحيدة الممكنة لا تكوّن ${target}.`
        : `لا: اللوحات الكاملة الممكنة ${figure(count)}، ولا واحدة منها تكوّن ${target}.`,
  couldSo: (plays) => `نعم: ${list(plays)}.`,
  table: 'النقاط حسب الجولة',
  sum: 'المجموع',
  nothing: 'لا شيء',
  voids: (rounds) =>
    rounds.length === 1
      ? `الجولة ${rounds[0] ?? ''} لاغية: مرّر الجميع أدوارهم.`
      : rounds.length === 2
        ? `الجولتان ${list(rounds)} لاغيتان: مرّر الجميع أدوارهم.`
        : `الجولات ${list(rounds)} لاغية: مرّر الجميع أدوارهم.`,
  openRound: (round) => `لم تنتهِ الجولة ${round}.`,
};
