import type { Words } from '../wording.ts';
import type { start as english } from '../en/start.ts';

export const start: Words<typeof english> = {
  lay: '平放在中间',
  prop: '立在大家都看得见的地方',
  nothing: (players: number) => (players === 2 ? '你们俩都准备好才开始。' : '大家都准备好才开始。'),
  where: (names: readonly string[]) => `谁坐哪儿：${names.join('、')}`,
  flat: { name: '平放', more: '每边的字朝着那边的人。', go: '已经平放' },
  standing: { name: '立着', more: '文字都朝同一个方向。', go: '已经立好' },
  ready: '准备',
  isReady: '准备好了',
  readyOf: (ready: number, all: number) => `${ready}/${all} 已准备`,
  screen: '屏幕',
  tryIt: '试一下，现在还不算数。',
  say: '这时你就说 6 + 6 + 6 + 6。',
  keep: '解法先别说出来。',
  skip: '跳过',
  label: (name: string, says: string) => `${says}，${name}`,
  sixes: '试玩的牌：6、6、6、6',
  begins: (name: string) => `${name}先来`,
  begin: '开始',
};
