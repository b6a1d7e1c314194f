import type { Sign } from '#lib/games/fours/cards.ts';
import type { fours as english } from '../en/fours.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { list } from './forms.ts';

const cards = (count: number) => `${formatCount(count)} kartu`;
const points = (count: number) => `${formatCount(count)} poin`;
const turns = (count: number) => `${formatCount(count)} giliran`;
const rounds = (count: number) => `${formatCount(count)} ronde`;

const SPOKEN: Readonly<Record<Sign, string>> = {
  '+': 'tambah',
  '−': 'kurang',
  '×': 'kali',
  '÷': 'bagi',
  '()': 'kurung',
};

const isEnd = (place: number) => place === 0 || place === 4;
const placeName = (place: number) =>
  place === 0 ? 'sebelum 4 pertama' : place === 4 ? 'sesudah 4 terakhir' : `celah ${place}`;
/** Where something lies or goes: "di celah 2". */
const at = (place: number) => (isEnd(place) ? placeName(place) : `di ${placeName(place)}`);

export const fours: Words<typeof english> = {
  opening: [
    'Semua menyusun satu baris dari empat angka 4. Jadilah yang pertama membuat bilangan ronde ini.',
    'Saat giliran: pasang sampai tiga kartu, masing-masing satu tanda atau kurung, lalu berikan perangkatnya.',
  ],
  title: 'Empat Empat',
  alone: 'Empat Empat, sendiri',
  real: 'Empat Empat, kartu asli',
  roundOf: (round: number, rounds: number) => `ronde ${round} dari ${rounds}`,
  score: (name: string, score: number, turn: boolean) =>
    `${name}, ${points(score)}${turn ? ', sedang giliran' : ''}`,
  scores: 'Poin',
  make: 'buat',
  makes: (target: number) => `Buat ${target}`,
  board: 'Papan',
  hand: 'Kartu di tangan',
  signs: 'Tanda',
  spoken: SPOKEN,
  bracket: { '(': 'kurung buka', ')': 'kurung tutup' },
  place: (place: number, pile: readonly Sign[]) => {
    const [top, ...under] = pile.map((sign) => SPOKEN[sign]);
    if (top === undefined) return isEnd(place) ? placeName(place) : `${placeName(place)}, kosong`;
    return [placeName(place), top, ...under.map((sign) => `di atas ${sign}`)].join(', ');
  },
  lies: (what: string, place: number, nth: number) => `${what}${nth > 1 ? ` ${nth}` : ''}, ${at(place)}`,
  sign: 'tanda minus',
  fits: (name: string) => `${name}, cocok`,
  slot: (place: number, nth: number) => `${placeName(place)}, tempat ${nth}, cocok`,
  chosen: (name: string) => `${name}, dipilih`,
  covered: (count: number) => `${count} kartu`,
  incomplete: (gaps: number, open: number, closed: number) => {
    const missing = [
      ...(open > 0 ? [`${formatCount(open)} kurung belum ditutup`] : []),
      ...(closed > 0 ? [`${formatCount(closed)} kurung belum dibuka`] : []),
      ...(gaps > 0 ? [`${formatCount(gaps)} celah`] : []),
    ].join(', ');
    if (missing === '') return 'belum lengkap';
    return open + closed === 0 ? `belum lengkap: ${missing}` : missing;
  },
  byZero: 'dibagi nol',
  not: (target: number) => `bukan ${target}`,
  points,

  playAs: 'Mainkan sebagai',
  faces: { '(': '(', ')': ')', operator: '−', sign: 'minus' },
  faceNames: { '(': 'kurung buka', ')': 'kurung tutup', operator: 'kurang', sign: 'tanda minus' },
  putBack: 'Kembalikan',
  tapLit: 'Sentuh tempat yang menyala.',
  bracketNew:
    'Baru: kurung. Mainkan sebagai ( atau ), di samping sebuah tanda. Yang ada di antara keduanya dihitung lebih dulu.',
  bracketPicked: 'Pilih ( atau ) di bawah, lalu tempat yang menyala. Di atas kurung lain, keduanya hilang.',
  pickFirst: 'Sentuh kartu dulu.',
  begins: 'Sentuh kartu, lalu tempatnya.',
  whatHere: (place: number) => `Apa yang ditaruh ${at(place)}?`,
  endOrBack: 'Akhiri giliran, atau urungkan.',
  whereThen: (name: string) => `${name}: sentuh tempatnya, lalu jenisnya.`,
  goesLit: (sign: string) => `Sentuh tempat yang menyala untuk ${sign}.`,
  nowhere: (sign: string) => `Tidak ada tempat untuk ${sign} sekarang. Kembalikan.`,
  pass: 'Lewat',
  passNone: 'Lewat · 0 dari 3',
  end: (played: number) => `Akhiri giliran · ${played} dari 3`,
  endAndWin: 'Akhiri giliran dan menang',
  giveUpNone: 'Menyerah · 0 dari 3',
  giveUp: 'Menyerah di ronde ini',
  giveUpAsk: 'Mengakhiri giliran tanpa kartu berarti menyerah di ronde ini.',

  passTo: (name: string) => `Berikan ke ${name}`,
  swapsFirst: (name: string) => `${name} boleh mengganti sampai tiga kartu dulu.`,
  swapsNext: (name: string, target: number) =>
    `${name} boleh mengganti sampai tiga kartu. Berikutnya: buat ${target}.`,
  starts: (name: string, target: number) => `${name} mulai. Buat ${target}.`,
  iAm: (name: string) => `Saya ${name}`,
  headphones: 'Dengan pembaca layar, pakai earphone dulu: kartu di tangan dibacakan.',
  played: (name: string, signs: readonly string[]) =>
    signs.length === 0 ? `${name} lewat.` : `${name} memainkan ${list(signs)}.`,
  hidden: 'Kartu di tangan disembunyikan.',
  now: (line: string, says: string) => `Di papan: ${line}, ${says}.`,
  playedAt: (sign: string, place: number, off: 'bracket' | 'sign' | null) =>
    `${sign} ${off === null ? '' : off === 'sign' ? 'di atas tanda minus ' : 'di atas kurung '}${at(place)}`,

  made: (name: string, target: number) => `${name} berhasil membuat ${target}`,
  youMade: (target: number) => `${target} berhasil dibuat`,
  onBoard: (count: number) => `${cards(count)} di papan, ${points(count)}`,
  inTurns: (count: number, par: number | null) =>
    `dalam ${turns(count)}${par === null ? '' : `, par ${par}`}`,
  nobody: (target: number) => `Tidak ada yang membuat ${target}`,
  notMade: (target: number) => `${target} tidak berhasil dibuat`,
  allPassed: (next: number) => `Semua lewat, jadi tidak ada poin. Berikutnya ronde ${next}.`,
  givenUp: 'Menyerah di ronde ini.',
  byHand: 'Semua mengganti sampai tiga kartu.',
  next: (round: number, target: number) => `Ronde ${round}: buat ${target}`,
  swap: 'Ganti kartu dulu',
  swapAll: 'Edarkan untuk ganti kartu',
  swapWhat: 'Semua boleh mengganti sampai tiga kartu sebelum ronde berikutnya.',
  swapWhatAtTurn: 'Semua boleh mengganti sampai tiga kartu di awal giliran pertamanya.',
  swapWhatAlone: 'Sampai tiga kartu boleh diganti sebelum ronde berikutnya.',
  swapTitle: 'Ganti sampai tiga',
  swapNone: 'Simpan kelimanya',
  swapSome: (count: number) => `Ganti ${cards(count)}`,
  swapText: (round: number, target: number) =>
    `Ronde ${round}: buat ${target}. Sentuh kartu yang mau diganti dengan yang baru.`,
  goes: (name: string) => `${name}, diganti`,
  drew: (count: number) => `${cards(count)} baru`,
  drewText: (name: string) => `Hanya ${name} yang boleh melihat. Kartu baru tampak menonjol.`,
  isNew: (name: string) => `${name}, baru`,

  backRound: 'Mundur satu ronde',

  wins: (name: string) => `${name} menang`,
  share: (names: readonly string[]) => `${list(names)} seri`,
  stopped: 'Dihentikan',
  final: 'Poin akhir',
  rounds: (count: number) => `${rounds(count)} dimenangkan`,
  again: 'Main lagi',
  replay: 'Putar ulang',
  home: 'Beranda',

  solo: {
    standing: (turn: number, par: number | null) => `giliran ${turn}${par === null ? '' : ` · par ${par}`}`,
    bars: (turn: number, par: number | null) => `Giliran ${turn}${par === null ? '' : `, par ${par}`}`,
    under: (turns: number) => `${turns} di bawah`,
    over: (turns: number) => `${turns} di atas`,
    onPar: 'par',
    void: 'batal',
    unknown: (count: number) => turns(count),
    sum: (difference: number | null) =>
      difference === null
        ? 'Semua ronde dimainkan'
        : difference === 0
          ? 'Tepat par'
          : difference < 0
            ? `${-difference} di bawah par`
            : `${difference} di atas par`,
    turnsFor: (count: number, made: number) =>
      made === 0 ? 'Tidak ada ronde yang berhasil' : `${turns(count)} untuk ${rounds(made)}`,
    round: (target: number, what: string) => `${target}: ${what}`,
    best: (difference: number, made: number | null) =>
      `terbaik ${difference === 0 ? 'tepat par' : difference < 0 ? `${-difference} di bawah` : `${difference} di atas`}${
        made === null ? '' : ` untuk ${rounds(made)}`
      }`,
  },

  could: {
    ask: 'Tadi bisa menang?',
    leave: 'Kembali ke hasil',
    only: (name: string) => `Hanya ${name} yang boleh melihat`,
    yes: (name: string) => `Bisa, di giliran terakhir ${name}`,
    no: 'Tidak, di giliran terakhir tidak bisa',
    how: (plays: readonly string[]) => `${list(plays)} sudah cukup.`,
    none: (tried: number, target: number) =>
      tried === 0
        ? 'Papannya tetap belum lengkap.'
        : tried === 1
          ? `Satu-satunya papan yang bisa dicapai tidak menjadi ${target}.`
          : `Dari ${formatCount(tried)} papan yang bisa dicapai, tidak satu pun menjadi ${target}.`,
    held: (name: string) => `Kartu ${name} waktu itu`,
    used: (name: string) => `${name}, dimainkan`,
    looking: 'Mencari…',
    unanswered: 'Jawabannya tidak ketemu. Coba lagi nanti.',
    back: 'Sembunyikan lagi',
  },

  help: {
    open: 'Aturan dan tombol',
    title: 'Empat Empat',
    together: [
      'Semua bermain di satu papan: 4\u{A0}4\u{A0}4\u{A0}4. Jadikan papan itu bilangan ronde ini untuk memenangkan ronde, dengan satu poin untuk setiap kartu di papan, termasuk yang tertindih.',
      'Di giliran sendiri, mainkan sampai tiga dari lima kartu, atau lewat. Lalu ambil kartu sampai kembali lima, dan pemain berikutnya jalan.',
    ],
    alone: [
      'Ubah papan, 4\u{A0}4\u{A0}4\u{A0}4, menjadi bilangan ronde dengan giliran sesedikit mungkin.',
      'Setiap giliran, mainkan sampai tiga dari lima kartu; lalu ambil kartu sampai kembali lima. Tidak memainkan kartu berarti menyerah di ronde itu.',
      'Par adalah banyaknya giliran yang diperlukan pemain yang cermat dengan kartu yang sama.',
    ],
    board: [
      'Tanda ditaruh di celah, atau di atas tanda lain yang berbeda. Kartu yang dimainkan di giliran ini tidak bisa ditimpa.',
      'Kurung boleh membuka atau menutup, bebas dipilih. Tempatnya di samping tanda, tidak pernah di atasnya, paling banyak tiga yang sejenis di satu tempat. Kalau ditaruh di atas kurung lain, keduanya hilang.',
      'Kurung tidak harus berpasangan sebelum bilangannya jadi. Kali dan bagi lebih dulu daripada tambah dan kurang.',
    ],
    rounds: [
      'Sebelum setiap ronde baru, semua boleh mengganti sampai tiga kartu. Kalau semua lewat, ronde itu batal: tidak ada poin, dan ronde berikutnya dimulai.',
      'Setelah ronde terakhir, poin terbanyak menang.',
    ],
    real: 'Dengan kartu asli, bagi lima-lima dan ambil sendiri sampai kembali lima. Tunjukkan di sini kartu yang dimainkan.',
    keys: '1 sampai 5 memilih kartu, + − * / ( ) memilih menurut tanda, panah bergerak di papan, Enter memainkan kartu. U mengurungkan, E mengakhiri giliran, Esc mengembalikan kartu.',
  },

  refused: {
    notNow: 'Belum bisa sekarang. Tunggu sebentar.',
    noSuchPlace: 'Tidak bisa main di situ. Sentuh tempat yang menyala.',
    notAGap: 'Tanda ditaruh di antara dua 4. Sentuh sebuah celah.',
    sameSign: 'Tanda itu sudah ada di situ. Timpa dengan tanda lain.',
    freshCard: 'Kartu itu baru dimainkan di giliran ini. Urungkan, atau timpa yang lain.',
    wrongEnd:
      'Kurung membuka sebelum 4 pertama dan menutup sesudah 4 terakhir. Balik kurungnya, atau sentuh tempat lain.',
    fourth: 'Hanya tiga yang sejenis di satu tempat. Pilih tempat lain.',
    operatorOnBracket: 'Hanya kurung yang menghapus kurung. Taruh tanda di celah.',
    bracketOnOperator: 'Kurung tidak bisa menimpa tanda. Taruh di sampingnya.',
    notASign: 'Hanya minus yang bisa membuat angka negatif, kalau aturan mainnya mengizinkan.',
    signPlace:
      'Tanda minus tepat di depan 4 atau kurung, tidak pernah setelah minus lain. Pilih tempat lain.',
    signDepends: 'Ada tanda minus yang memerlukan kurung ini. Timpa dulu tandanya.',
    noSuchSeat: 'Tidak ada yang duduk di situ.',
    notYours: 'Sekarang giliran orang lain. Berikan perangkatnya.',
    notHeld: 'Kartu itu tidak ada di tangan. Pilih kartu lain.',
    inUse: 'Kedua puluh kartunya sudah di papan. Pilih kartu lain.',
    threePlayed: 'Paling banyak tiga kartu. Akhiri giliran, atau urungkan satu.',
    fourDiscarded: 'Paling banyak tiga kartu boleh diganti. Simpan salah satunya.',
    dealtOnly: 'Ini memakai kartu asli. Ganti dengan tangan.',
    badOrder: 'Jumlah kartunya tidak cocok. Sentuh Jeda, lalu Mundur selangkah.',
  },
};
