import type { Words } from '../wording.ts';
import type { foursReplay as english } from '../en/fours-replay.ts';
import { formatCount } from '../format.ts';
import { list } from './forms.ts';

export const foursReplay: Words<typeof english> = {
  turnOf: (round: number, turn: number, turns: number) => `Ronde ${round} · giliran ${turn} dari ${turns}`,
  rounds: 'Ronde',
  round: (round: number, target: number, winner: string | null) =>
    `Ronde ${round}, buat ${target}: ${winner ?? 'tidak ada'}`,
  played: (plays: readonly string[]) => (plays.length === 0 ? 'lewat' : `memainkan ${list(plays)}`),
  turn: (turn: number) => `Giliran ${turn}`,
  nextRound: (round: number) => `Ronde ${round}`,
  noTurns: 'Belum ada yang mendapat giliran di pertandingan ini.',
  showHands: 'Lihat kartu',
  hideHands: 'Tutup kartu',
  hands: 'Kartu sebelum giliran ini',
  handOf: (name: string) => `Kartu ${name}`,
  could: (name: string) => `Apakah ${name} tadi bisa menang?`,
  looking: 'Mencari…',
  unanswered: 'Jawabannya tidak ketemu. Coba lagi nanti.',
  couldNot: (boards: number, target: number) =>
    boards === 0
      ? 'Tidak: papannya tetap belum lengkap.'
      : boards === 1
        ? `Tidak: satu-satunya papan lengkap yang bisa dicapai tidak menjadi ${target}.`
        : `Tidak: dari ${formatCount(boards)} papan lengkap yang bisa dicapai, tidak satu pun menjadi ${target}.`,
  couldSo: (plays: readonly string[]) => `Bisa: ${list(plays)}.`,
  table: 'Poin per ronde',
  sum: 'Total',
  nothing: 'tidak ada',
  voids: (rounds: readonly number[]) => `Ronde ${list(rounds)} batal: semua lewat.`,
  openRound: (round: number) => `Ronde ${round} tidak selesai.`,
};
