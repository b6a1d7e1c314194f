import type { standing as english } from '../en/standing.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { list } from './forms.ts';

export const standing: Words<typeof english> = {
  title: '比赛结果',
  won: (name: string) => `${name}赢了`,
  shared: (names: readonly string[]) => `${list(names)}打平`,
  stopped: '提前结束',
  table: '成绩表',
  sets: '赢的题数',
  fastest: '最快',
  none: '–',
  noneSpoken: '无',
  best: (name: string, set: number) => `全场最快的是${name}，在第 ${set} 题。`,
  missed: (count: number) => `有 ${formatCount(count)} 题有解，但没人解出。`,
  practise: (count: number) => (count === 1 ? '练这题' : '练这些题'),
  again: '再来一场',

  together: {
    matches: (count: number) => `${formatCount(count)} 场比赛`,
    table: (game: string) => `${game}，所有比赛`,
    name: '名字',
    played: '场数',
    won: '胜场',
    best: (name: string, date: string) => `${name}，${date}`,
    look: (what: string) => `${what}，回放`,
    reading: '正在读取比赛…',
    failed: '比赛读取不了，但都还存着。',
    retry: '再试一次',
    note: '只算两人以上的比赛，打完的和提前结束的都算。打平算各胜一场。',
    empty: {
      title: '这里还是空的',
      text: '打完一场两人以上的比赛，大家的总成绩就会出现在这里。',
      action: '去牌桌',
    },
  },
};
