import type { Words } from '../wording.ts';
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Words<typeof english> = {
  title: 'Soal-soal pertama',
  skip: 'Lewati',
  handOf: (hand: number, all: number) => `Soal ${hand} dari ${all}`,
  say: {
    ace: 'A bernilai 1: sentuh A.',
    plus: 'Sekarang sentuh +.',
    two: 'Lalu sentuh 2.',
    addThree: 'Sekarang ada 3: tambahkan 3 yang satu lagi.',
    whichSign: 'Tanda apa yang membuat 24 dari 6 dan 4?',
    anyWay: 'Begitu juga bisa. Sentuh tanda, lalu kartu lain.',
    tenByFive: 'Mulai dengan 10 ÷ 5.',
    half: '5 ÷ 10 itu setengah: urungkan, lalu sentuh 10 dulu.',
    yours: 'Selanjutnya silakan coba sendiri.',
    idea: 'Tidak perlu kurung: buat 12, lalu buat 2.',
    leave: 'Biarkan 12 di situ dan sentuh 3.',
    makeTwo: 'Sekarang buat 2 dari kartu lainnya.',
    together: 'Gabungkan keduanya.',
    deadEnd: '24 tidak bisa dicapai dari sini: sentuh Urungkan.',
    astray: (value: string) => `${value} bukan 24: sentuh Urungkan.`,
  },
  facts: [
    'Cap merah berarti 24 berhasil dibuat.',
    'Pecahan di tengah jalan juga boleh.',
    'Kurungnya tertulis sendiri.',
  ],
  next: 'Soal berikutnya',
  goOn: 'Lanjutkan',
  end: 'Begitu saja caranya.',
};
