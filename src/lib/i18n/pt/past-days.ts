import type { Words } from '../wording.ts';
import type { pastDays as english } from '../en/past-days.ts';

export const pastDays: Words<typeof english> = {
  title: 'Dias passados',
  how: 'Escolha um dia para jogar a mão dele. Conta como treino e não muda sua sequência.',
  earlier: 'Quatro semanas antes',
  day: (day, mark) => `${day}: ${mark}`,
  marks: {
    solved: 'resolvida',
    helped: 'resolvida com ajuda',
    later: 'resolvida depois',
    missed: 'não resolvida',
    open: 'hoje, ainda aberta',
    ahead: 'por vir',
  },
};
