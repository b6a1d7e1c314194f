import type { standing as english } from '../en/standing.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { list } from './forms.ts';

export const standing: Words<typeof english> = {
  title: '比賽結果',
  won: (name: string) => `${name}贏了`,
  shared: (names: readonly string[]) => `${list(names)}平手`,
  stopped: '提前結束',
  table: '成績表',
  sets: '贏的題數',
  fastest: '最快',
  none: '–',
  noneSpoken: '無',
  best: (name: string, set: number) => `全場最快的是${name}，在第 ${set} 題。`,
  missed: (count: number) => `有 ${formatCount(count)} 題有解，但沒人解出。`,
  practise: (count: number) => (count === 1 ? '練這題' : '練這些題目'),
  again: '再來一場',

  together: {
    matches: (count: number) => `${formatCount(count)} 場比賽`,
    table: (game: string) => `${game}，所有比賽`,
    name: '名字',
    played: '場數',
    won: '勝場',
    best: (name: string, date: string) => `${name}，${date}`,
    look: (what: string) => `${what}，重播`,
    reading: '正在讀取比賽…',
    failed: '無法讀取比賽，但紀錄都還在。',
    retry: '再試一次',
    note: '只算兩人以上的比賽，打完的和提前結束的都算。平手算各勝一場。',
    empty: {
      title: '這裡還是空的',
      text: '打完一場兩人以上的比賽，大家的總成績就會出現在這裡。',
      action: '去牌桌',
    },
  },
};
