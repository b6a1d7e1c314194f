import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import type { race as english } from '../en/race.ts';
import { iso, names } from './forms.ts';

export const race: Words<typeof english> = {
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
};
