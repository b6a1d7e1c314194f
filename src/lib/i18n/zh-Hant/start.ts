import type { Words } from '../wording.ts';
import type { start as english } from '../en/start.ts';

export const start: Words<typeof english> = {
  lay: '平放在中間',
  prop: '立在大家都看得見的地方',
  nothing: (players: number) => (players === 2 ? '你們兩個都準備好才開始。' : '大家都準備好才開始。'),
  where: (names: readonly string[]) => `誰坐哪裡：${names.join('、')}`,
  flat: { name: '平放', more: '每邊的字朝著那邊的人。', go: '已經平放' },
  standing: { name: '立著', more: '文字都朝同一個方向。', go: '已經立好' },
  ready: '準備',
  isReady: '準備好了',
  readyOf: (ready: number, all: number) => `${ready}/${all} 已準備`,
  screen: '螢幕',
  tryIt: '試一下，現在還不算數。',
  say: '這時你就說 6 + 6 + 6 + 6。',
  keep: '解法先別說出來。',
  skip: '跳過',
  label: (name: string, says: string) => `${says}，${name}`,
  sixes: '試玩的牌：6、6、6、6',
  begins: (name: string) => `${name}先來`,
  begin: '開始',
};
