import type { Suit } from '#lib/core/cards.ts';
import type { kings as english } from '../en/kings.ts';
import { formatCount, formatScore } from '../format.ts';
import { common } from './common.ts';
import type { Words } from '../wording.ts';
import { capital, list, spelled } from './forms.ts';

const SUITS: Readonly<Record<Suit, string>> = {
  spade: 'sekop',
  heart: 'hati',
  diamond: 'wajik',
  club: 'keriting',
};
const CASTLES = ['Pertama', 'Kedua', 'Ketiga', 'Keempat'] as const;

const castleName = (castle: number): string => String(CASTLES[castle]);
const theCastle = (castle: number): string => `Kastel ${castleName(castle)}`;
const points = (score: number): string => `${formatScore(score)} poin`;
const cards = (count: number): string => `${formatCount(count)} kartu`;
const cardName = (rank: number, suit: Suit): string => common.speakCard(common.rank(rank, 13), SUITS[suit]);

export const kings: Words<typeof english> = {
  opening: [
    'Kumpulkan tujuh kartu untuk kombinasi yang nilainya paling tinggi.',
    'Saat giliran: buang satu, ambil satu. Serukan “Jadi” kalau enam di antaranya membentuk kombinasi.',
  ],
  title: 'Raja',
  keeper: 'Pencatat skor',
  gameOf: (game: number, games: number) => (games === 1 ? '' : `permainan ${game} dari ${games}`),
  card: cardName,
  points,
  suits: SUITS,

  castles: 'Kastel',
  castle: castleName,
  castleSpoken: (castle: number, suit: Suit, worth: number, kings: number, subject: number | null) =>
    [
      theCastle(castle),
      SUITS[suit],
      `bernilai ${worth}`,
      ...(kings > 0 ? [kings > 1 ? 'dua raja' : 'satu raja'] : []),
      ...(subject === null ? [] : [`di atas ${subject}`]),
    ].join(', '),
  unfounded: (castle: number) => `${theCastle(castle)}, belum didirikan`,
  over: (subject: number) => `di\u{A0}atas\u{A0}${subject}`,
  becomes: (worth: number) => `menjadi ${worth}`,
  stays: (worth: number) => `tetap ${worth}`,
  becomesOr: (worth: number, before: number) => `${worth} atau balik ke ${before}`,
  pile: (count: number) => `Tumpukan ambil, ${cards(count)}`,
  faceUp: 'terbuka',
  faceUpPile: (top: string | null, count: number) =>
    top === null ? 'Buangan terbuka, kosong' : `Buangan terbuka, ${cards(count)}, paling atas ${top}`,
  faceUpTitle: 'Terbuka',
  faceUpLine: 'Terbaru dulu.',

  founding: {
    begin: (name: string) => `${name} menjadi Pembuka`,
    beginText: 'Buka kartu sampai keempat lambang punya kastel.',
    founds: (castle: number, suit: Suit, worth: number) =>
      `${capital(SUITS[suit])} menjadi ${theCastle(castle)}, bernilai ${worth}.`,
    stands: (suit: Suit) => `${capital(SUITS[suit])} sudah punya kastel: kartu ini masuk buangan terbuka.`,
    next: 'Buka berikutnya',
    all: 'Buka sisanya',
    done: 'Keempat kastel sudah berdiri.',
    doneText: (faceUp: number) =>
      faceUp === 0
        ? 'Sekarang tujuh kartu untuk masing-masing.'
        : `${cards(faceUp)} masuk buangan terbuka. Sekarang tujuh kartu untuk masing-masing.`,
    deal: 'Bagi tujuh-tujuh',
    soFar: 'Dibuang sejauh ini',
  },

  passTo: (name: string) => `Berikan ke ${name}`,
  iAm: (name: string) => `Saya ${name}`,
  headphones: 'Dengan pembaca layar, pakai earphone dulu: kartu dibacakan.',
  starts: (name: string) => `${name} mulai.`,
  hidden: 'Kartu di tangan disembunyikan.',
  oneGoesBack: (name: string) => `${name} punya delapan kartu dan membuang satu.`,
  draws: (name: string) => `${name} mengambil kartu.`,
  areOut: (names: readonly string[]) => `Kartu ${list(names)} sudah dihitung.`,
  reshuffled: 'Tumpukan ambil habis, jadi kartu buangan dikocok dan dipakai lagi.',
  playsAlone: (name: string) => `${name} terus main sendiri.`,
  ring: (name: string, next: string) =>
    name === next ? `${name} terus main sendiri` : `Giliran ${name}, lalu ${next}`,

  did: {
    faceDown: (name: string) => `${name} membuang satu kartu tertutup.`,
    faceUp: (name: string, card: string) => `${name} membuang ${card} terbuka.`,
    dumped: (name: string, card: string) => `${name} membuang ${card}.`,
    crowned: (name: string, card: string, castle: number, worth: number) =>
      `${name} menaruh ${card} di ${theCastle(castle)}, sekarang bernilai ${worth}.`,
    dethroned: (name: string, castle: number, worth: number) =>
      `${name} melengserkan raja ${theCastle(castle)}, nilainya kembali ${worth}.`,
    crownedStill: (name: string, card: string, castle: number, worth: number) =>
      `${name} menaruh ${card} di ${theCastle(castle)}, nilainya tetap ${worth}.`,
    dethronedStill: (name: string, castle: number, worth: number) =>
      `${name} melengserkan raja ${theCastle(castle)}, nilainya tetap ${worth}.`,
    raised: (name: string, card: string) => `${name} mengambil ${card} dari buangan terbuka.`,
    wrongCall: (name: string, score: number) =>
      `${name} salah menyerukan dan kartunya dihitung: ${points(score)}.`,
    scoreMe: (name: string) => `${name} minta kartunya dihitung.`,
  },

  agree: 'Hitung semua sekarang',
  agreeAsk: 'Apakah semua setuju? Kartu semua orang dihitung sekarang, tanpa ada yang menyerukan.',
  agreeAll: 'Semua setuju',

  hand: 'Kartu di tangan',
  eight: 'Delapan kartu di tangan',
  fresh: (card: string) => `${card}, baru`,
  tap: 'Sentuh kartu untuk memakainya, atau serukan “Jadi”.',
  tapEight: 'Sentuh kartu yang mau dibuang.',
  down: 'Tertutup',
  up: 'Terbuka',
  discardDown: 'Buang tertutup',
  discardUp: 'Buang terbuka',
  playOn: (castle: number) => `Ke ${theCastle(castle)}`,
  double: 'Raja Ganda',
  dethrone: 'Lengserkan',
  dump: 'Buang rajanya',
  keepIt: 'Simpan kartunya',
  whichCastle: 'Sentuh kastel untuk raja ini, atau:',
  sortSuit: 'Urutkan lambang',
  sortRank: 'Urutkan angka',
  call: 'Serukan “Jadi”',
  callAsk: 'Serukan?',
  callText: 'Kalau salah menyerukan, kartu langsung dihitung dan permainan ini selesai bagi penyeru.',
  notYet: 'Belum',
  tapAlone: 'Kini main sendiri. Sentuh kartu untuk memakainya, atau:',
  scoreMe: 'Hitung sekarang',
  scoreAsk: 'Hitung sekarang?',
  scoreText: 'Kartu di tangan dihitung apa adanya, dan permainan selesai.',
  scoreTo: (mine: string, name: string, theirs: string) =>
    `Hasilnya ${mine}, sedangkan ${name} ${theirs}, dan permainan selesai.`,
  goOnAlone: 'Terus main',
  drew: 'Kartu baru',
  pass: (name: string) => `Berikan ke ${name}`,

  now: 'Kalau diserukan',
  nowRight: 'seruan benar',
  nowWrong: 'seruan salah',
  nowRightMore:
    'Enam kartu membentuk satu kombinasi atau dua kombinasi separuh, dan satu tersisa sebagai Penunjuk.',
  nowWrongMore:
    'Seruan benar perlu satu kombinasi enam kartu, atau dua kombinasi separuh, dan satu kartu sebagai Penunjuk.',
  nearest: 'Kombinasi terdekat',
  hold: 'Di tangan',
  short: (count: number, all: boolean) => {
    const missing = `Kurang ${spelled(count)} kartu`;
    if (all) return `${missing}:`;
    return count === 1
      ? `${missing}, salah satu dari ini:`
      : `${missing}. Salah satu dari ini membuatnya lebih dekat:`;
  },
  moreCards: (count: number) => `dan ${count} lagi`,

  raise: {
    title: 'Ambil dari tumpukan, atau kartu terbuka',
    left: (owed: number) => (owed === 2 ? 'ambil dua kartu lagi' : 'ambil satu kartu lagi'),
    draw: 'Ambil dari tumpukan',
    take: (card: string) => `Ambil ${card}`,
    list: 'Kartu terbuka',
  },

  calculus: {
    title: 'Perhitungan',
    called: (name: string) => `${name} menyerukan “Jadi”.`,
    lastLeft: 'Tinggal satu pemain, dan kartunya juga dihitung.',
    noneLeft: 'Tidak ada yang tersisa: semua seruan salah.',
    drawnOut: 'Tidak ada lagi yang bisa diambil.',
    agreed: 'Semua setuju kartunya dihitung.',
  },

  wins: (name: string) => `${name} menang`,
  share: (names: readonly string[]) => `${list(names)} seri`,
  stopped: 'Dihentikan',
  final: 'Poin akhir',
  games: (won: number) => `terbaik di ${formatCount(won)} permainan`,
  again: 'Main lagi',
  replay: 'Putar ulang',
  home: 'Beranda',
  backGame: 'Mundur satu permainan',
  help: 'Kombinasi dan aturan',

  refused: {
    kingFaceUp: 'Raja hanya bisa dibuang lewat “Buang rajanya”: setelah itu ambil dua kartu.',
    wrongCastle: 'Raja hanya boleh ke kastel berlambang sama.',
    castlesStand: 'Kastel di pertandingan ini tetap: raja hanya bisa dibuang.',
    doubleKing: 'Dua raja berkuasa di situ: tidak bisa ditambah lagi.',
    noSubject: 'Tidak ada Rakyat di bawah raja itu, jadi raja itu tidak bisa dilengserkan.',
    notAKing: 'Hanya raja yang boleh ke kastel.',
    notRaisable: 'Kartu itu baru dibuang di giliran ini: biarkan di situ.',
    nothingToDraw: 'Tumpukan ambil habis: ambil kartu terbuka.',
    notSeven: 'Harus tujuh kartu: masukkan semuanya.',
    threeOfOne: 'Dua dek hanya punya dua kartu yang sama: itu sudah yang ketiga.',
    suitTaken: 'Lambang itu sudah punya kastel.',
  },
};
