import type { Words } from '../wording.ts';
import type { pastDays as english } from '../en/past-days.ts';

export const pastDays: Words<typeof english> = {
  title: 'Hari-hari lalu',
  how: 'Pilih hari untuk memainkan soalnya. Dihitung sebagai latihan dan tidak mengubah runtunan.',
  earlier: 'Empat minggu sebelumnya',
  day: (day, mark) => `${day}: ${mark}`,
  marks: {
    solved: 'terjawab',
    helped: 'terjawab dengan petunjuk',
    later: 'terjawab belakangan',
    missed: 'belum terjawab',
    open: 'hari ini, masih terbuka',
    ahead: 'belum tiba',
  },
};
