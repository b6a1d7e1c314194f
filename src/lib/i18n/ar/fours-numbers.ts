import type { Words } from '../wording.ts';
import type { foursNumbers as english } from '../en/fours-numbers.ts';
import { cards, figure, iso, solutions } from './forms.ts';

export const foursNumbers: Words<typeof english> = {
  title: 'أعداد من أربع أربعات',
  link: { name: 'كوّن الأعداد 1 إلى 20 من أربع أربعات', more: 'لغز فردي، بلا أدوار ولا أوراق' },
  rule: `ضع ${iso('+\u00a0−\u00a0×\u00a0÷')} والأقواس بين أربع أربعات، بقدر ما يلزم.`,
  joined: 'لصق الأربعات: 44',
  sum: (made, possible) => `كُوّن ${made} من ${possible}`,
  all: 'كُوّنت كلها.',
  looking: 'جارٍ فحص كل اللوحات…',
  list: 'الأعداد',
  open: (target) => `${target}، لم يُكوَّن بعد`,
  made: (target, line) => `${target}، كُوّن: ${iso(line)}`,
  never: (target) => `${target}، لا يمكن تكوينه`,
  target: (target) => `كوّن ${target}`,
  back: 'كل الأعداد',
  another: 'عدد آخر',
  next: (target) => `التالي: ${target}`,
  clear: 'مسح',
  kept: 'كُوّن، وحُفظ في القائمة.',
  cards: (count) => cards(count),
  legend: 'العدد بإطار متقطّع لا يمكن تكوينه: اضغط عليه لترى الإثبات.',
  which: 'أيها لا يمكن تكوينه؟',
  leave: 'العودة إلى الإعداد',
  best: (line, count) => `أفضل ما لديك: ${iso(line)}، ${cards(count)}. ويتفوّق عليه حل بأوراق أقل.`,
  cannot: (target, joined) =>
    joined ? `لا يمكن تكوين ${target}، ولا حتى بلصق الأربعات.` : `لا يمكن تكوين ${target} من دون لصق الأربعات.`,
  proof: (all, defined, target) =>
    `عدد اللوحات الكاملة ${figure(all)}؛ منها ${figure(defined)} بلا قسمة على صفر، ولا واحدة منها تكوّن ${target}. اللوحات التي لا تختلف إلا في الأوراق المغطّاة تُحسب واحدة.`,
  withJoined: (target, ways) => `بلصق الأربعات يمكن تكوين ${target}، وله ${solutions(ways)}. فعّل ذلك وجرّب.`,
  ways: (count) =>
    count === 1
      ? 'لوحة كاملة واحدة تكوّنه.'
      : `عدد اللوحات الكاملة التي تكوّنه ${figure(count)}، مع عدّ الأقواس التي لا تغيّر شيئًا.`,
  unanswered: 'تعذّر فحص اللوحات. حاول لاحقًا.',
};
