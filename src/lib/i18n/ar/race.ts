import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import type { race as english } from '../en/race.ts';
import { iso, names, signed } from './forms.ts';

export const race: Words<typeof english> = {
  calls: 'رأيت حلًا؟ قُل واضغط.',
  dealFirst: (makes, courts) => `وزّع الأوراق من الآس إلى ${courts ? 'الملك' : 'العشرة'}. ${makes}`,
  dealOfFour: (target, courts) =>
    `وزّع من الآس إلى ${courts ? 'الملك' : 10}. كوّن ${target === 'dynamic' ? 'الهدف' : signed(target)}.`,
  tooEarly: 'قبل الأوان',
  locked: 'مقفل لثانية واحدة.',
  hasIt: (name) => `الحل عند ${iso(name)}`,
  // The sign stays before its figure, whose unit is Arabic from a second on.
  late: (ms) => {
    const lead = formatLead(ms);
    return lead.endsWith('ms') ? iso(`+${lead}`) : lead.replace(/^\S+/, (figure) => iso(`+${figure}`));
  },
  heat: 'في اللحظة نفسها',
  lotDraws: 'الفارق أصغر من أن يُقاس. نجري القرعة.',
  outByLot: 'خسارة في القرعة',
  inByLot: (people) => `فوز في القرعة على ${names(people)}`,
  asks: (name) => `${iso(name)}: لا حل؟`,
  cameTo: (name, verdict) => `${iso(name)}: ${verdict}`,
  waitsFor: (people) => (people.length > 2 ? 'في انتظار الآخرين' : `في انتظار ${names(people)}`),
  thereIs: 'يوجد حل.',
  thereIsNone: 'لا يوجد حل.',
  side: (name) => `جهة ${iso(name)}`,
  sayThenTap: 'قُل الحل واضغط على الأول',
  youHaveIt: 'الحل عندك',
  right: 'صحيح',
  notSo: 'غير صحيح',
  makes: (value) => `الناتج ${signed(value)}`,
  makesNothing: 'قسمة على صفر',
  otherCards: 'ليست هذه الأربع',
  notSecond: 'الحل نفسه مرتين',
  outOfTime: 'انتهى الوقت',
  unsaid: 'لا جواب',
  changed: 'تغيّر الحكم.',
  stopped: 'انتهت قبل أوانها',
  ahead: (people) => `في المقدمة: ${names(people)}`,
  act: {
    agree: 'أوافق',
    check: 'تحقّق',
    enter: 'إدخال',
    isThere: 'هل من حل؟',
    again: 'العب مجددًا',
    replay: 'إعادة العرض',
    home: 'الرئيسية',
  },
  refused: {
    notNow: 'لا يمكنك ذلك الآن. انتظر لحظة.',
    noSuchSeat: 'لا أحد يجلس هناك. المس منطقة من الطاولة.',
    notYours: 'هذا لشخص آخر.',
    realOnly: 'التطبيق يوزّع هنا. لا شيء تُدخله.',
    dealtOnly: 'تلعبون بورق حقيقي. افعلها باليد.',
    ranksUnknown: 'أدخل الأوراق الأربع أولًا.',
    secondOwed: 'عليك حل ثانٍ. أدخل حلًا آخر.',
    tooEarly: 'قبل الأوان. انتظر لحظة.',
    badOrder: 'الأوراق لا تتطابق. اضغط «إيقاف مؤقت» ثم «خطوة للوراء».',
    nothingToRule: 'فات أوان تغيير هذا الحكم. اضغط «إيقاف مؤقت» ثم «توزيعة للوراء».',
    unreadable: 'تعذّرت قراءة هذا الحل. أدخله من جديد.',
  },
};
