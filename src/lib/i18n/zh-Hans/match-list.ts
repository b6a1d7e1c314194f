import type { Words } from '../wording.ts';
import type { matchList as english } from '../en/match-list.ts';
import { formatScore } from '../format.ts';

const SEVERAL: Readonly<Record<number, string | undefined>> = { 1: '单人', 3: '三人', 4: '四人' };

export const matchList: Words<typeof english> = {
  list: '比赛',
  toList: '返回比赛列表',
  together: '总成绩',
  game: (name: string, players: number) =>
    players === 2 ? name : `${name} · ${SEVERAL[players] ?? `${players} 人`}`,
  minutes: (minutes: number) => `${minutes} 分钟`,
  stopped: '提前结束',
  goOn: '继续',
  score: (name: string, score: number, won: boolean) => `${name} ${formatScore(score)}${won ? '，胜' : ''}`,
  more: (match: string) => `更多：${match}`,
  replay: '回放',
  save: '存成文件',
  saveMore: '留存，或在别的设备上打开',
  remove: '删除',
  removed: '比赛已删除。',
  undo: '撤销',
  open: '从文件打开比赛',
  opened: '已加入你的比赛。',
  known: '这场比赛已经有了。',
  empty: {
    title: '还没有比赛',
    text: '在牌桌上打一场，就能在这里回放。它只存在这台设备上。',
    action: '去牌桌',
  },
  unopened: '什么都没有改变。',
};
