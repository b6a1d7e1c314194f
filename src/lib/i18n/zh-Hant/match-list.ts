import type { Words } from '../wording.ts';
import type { matchList as english } from '../en/match-list.ts';
import { formatScore } from '../format.ts';

const SEVERAL: Readonly<Record<number, string | undefined>> = { 1: '單人', 3: '三人', 4: '四人' };

export const matchList: Words<typeof english> = {
  list: '比賽',
  toList: '返回比賽清單',
  together: '總成績',
  game: (name: string, players: number) =>
    players === 2 ? name : `${name} · ${SEVERAL[players] ?? `${players} 人`}`,
  minutes: (minutes: number) => `${minutes} 分鐘`,
  stopped: '提前結束',
  goOn: '繼續',
  score: (name: string, score: number, won: boolean) => `${name} ${formatScore(score)}${won ? '，勝' : ''}`,
  more: (match: string) => `更多：${match}`,
  replay: '重播',
  save: '存成檔案',
  saveMore: '留存，或在別的裝置上開啟',
  remove: '刪除',
  removed: '比賽已刪除。',
  undo: '復原',
  open: '從檔案開啟比賽',
  opened: '已加入你的比賽。',
  known: '這場比賽已經有了。',
  empty: {
    title: '還沒有比賽',
    text: '在牌桌上打一場，就能在這裡重播。它只存在這台裝置上。',
    action: '去牌桌',
  },
  unopened: '什麼都沒有改變。',
};
