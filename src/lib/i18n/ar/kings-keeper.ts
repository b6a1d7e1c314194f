import type { Words } from '../wording.ts';
import type { kingsKeeper as english } from '../en/kings-keeper.ts';
import { cards, iso, pick } from './forms.ts';

/** Castles come as "الأولى", "الثانية". */
export const kingsKeeper: Words<typeof english> = {
  turn: (name) => `كشف القلاع للفاتح: ${iso(name)}. اضغط النوع والقيمة، أو مرّر من أحدهما إلى الآخر.`,
  stands: 'الورقة الثانية من نوع واحد تذهب إلى المكشوف.',
  ask: (castle) => `القلعة ${castle}: النوع والقيمة؟`,
  askRank: (castle, suit) => `القلعة ${castle}، ${suit}: ما قيمتها؟`,
  askSuit: (castle, rank) => `القلعة ${castle}، ${iso(rank)}: أي نوع؟`,
  toFound: (count) =>
    pick(count, {
      zero: 'تأسست كلها',
      one: 'بقيت قلعة',
      two: 'بقيت قلعتان',
      few: `بقيت ${count} قلاع`,
      many: `بقيت ${count} قلعة`,
      other: `بقيت ${count} قلعة`,
    }),
  each: 'أدخل كل ملك عند استعماله. ومن استعمله يسحب ورقتين ويرمي واحدة.',

  suits: 'الأنواع',
  ranks: 'القيم',
  delete: 'حذف',

  did: {
    crowned: (castle) => `على ${castle}`,
    doubled: (castle) => `يضاعف ${castle}`,
    dethroned: (castle) => `يخلع ملك ${castle}`,
    dumped: 'تم التخلّص منه',
    wrongCall: 'إعلان خاطئ',
  },
  change: (from, to) => (from === to ? `تبقى ${to}` : iso(`${from} → ${to}`)),
  changeSpoken: (from, to) => (from === to ? `تبقى ${to}` : `من ${from} إلى ${to}`),
  log: 'ما أُدخل حتى الآن',

  undo: 'تراجع',
  king: 'ملك',
  call: 'إعلان',
  who: 'من عنده ملك؟',
  which: 'أي نوع؟',
  what: 'ماذا يحدث؟',
  play: (castle) => `على ${castle}`,
  dethroneOn: (castle) => `خلع ملك ${castle}`,
  dump: 'التخلّص منه',
  becomes: (from, to) => (from === to ? `تبقى ${to}` : `${from} تصير ${to}`),
  why: {
    noSuchCastle: 'لا قلعة بعد',
    notAKing: 'لا ملك',
    wrongCastle: 'نوع آخر',
    castlesStand: 'القلاع ثابتة',
    doubleKing: 'يحكم ملكان',
    noSubject: 'لا تابع هناك',
  },
  faceUp: 'لا تتغيّر قلعة',
  cancel: 'إلغاء',
  write: 'حفظ',

  callWho: 'من يعلن «هاند»؟',
  callText: 'تُعرض الأوراق السبع وتُدخلها أنت.',
  nobody: 'لا أحد: تُحسب أوراق الجميع',
  nobodyAsk: 'إذا فرغت الكومة أو وافق الجميع، تُحسب الأوراق كلها بلا إعلان.',
  all: 'الكل موافق',
  alone: (name) => `لم يبقَ في اللعب إلا ${iso(name)}.`,
  scoreOne: (name) => `حساب أوراق ${iso(name)} الآن`,
  scoreOneAsk: (name) => `تُحسب أوراق ${iso(name)} بلا إعلان، وينتهي الشوط.`,
  enter: (name) => `الإعلان لـ${iso(name)}`,

  cards: (name) => `أوراق ${iso(name)} السبع`,
  how: 'القيمة ثم النوع، أو مرّر بينهما. اضغط على ورقة لتغييرها.',
  slots: 'الأوراق المُدخلة',
  slot: (place, card) => `الورقة ${place + 1}: ${card ?? 'فارغة'}`,
  missing: (count) => (count === 0 ? 'لا أوراق باقية' : `الباقي ${cards(count)}`),
  done: 'هذه السبع',
  noCall: 'إلغاء هذا الإعلان',
  whose: 'أوراق من؟',
  tapOne: 'اضغط أولًا على الورقة التي تريد تغييرها.',

  right: 'إعلان صحيح.',
  wrong: (name) => `إعلان خاطئ. خارج هذا الشوط: ${iso(name)}.`,
  nextCards: (name) => `التالي: أوراق ${iso(name)}`,
  goOn: 'متابعة',
};
