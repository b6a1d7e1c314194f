import type { Words } from '../wording.ts';
import type { slapFour as english } from '../en/slap-four.ts';
import { list, spelled } from './forms.ts';
import { race } from './race.ts';

export const slapFour: Words<typeof english> = {
  ...race,
  table: '牌桌',
  cards: '桌上的牌',
  says: (name) => `${name}來說`,
  zone: (name: string, count: number, says: readonly string[]) =>
    [`${name}，剩 ${count} 張`, ...says.filter(Boolean)].join('。'),
  counts: '馬上算數',
  nth: (place) => (place === 2 ? '第二' : '第三'),
  gaveUp: '已放棄',
  stuck: '想不出？',
  stuckMore: '想不出？要求換牌',
  allAgree: '都同意，換牌。',
  swapMine: '換我的',
  keepMine: '不換我的',
  swapYours: '換你的牌嗎？',
  giveUp: '放棄',
  giveUpSure: '確定放棄',
  back: '返回',
  nothing: '無解。誰都可以換牌。',
  whom: '誰來說？',
  names: (name: string) => `由${name}點人來說。`,
  name: (name: string) => `點${name}`,
  together: (names: readonly string[]) => `不分先後：${list(names)}。`,
  byLot: (name: string) => `太接近了，${name}沒抽中。`,
  silentByLot: (name: string) => `時間到。抽籤由${name}來點人。`,
  say: (name: string) => `請${name}說`,
  enters: (name: string) => `${name}正在輸入`,
  asSaid: (name: string) => `${name}，照你說的輸入`,
  take: (count: number, all: number) =>
    count === all ? `收下全部${spelled(all)}張` : `收下${spelled(count)}張`,
  youTake: (count: number, all: number) =>
    count === all ? `全部${spelled(all)}張歸你` : `${spelled(count)}張歸你`,
  takeNow: (take: string, pile: number) => `${take} · ${pile}`,
  takes: (name: string, count: number, all: number) =>
    count === all ? `${name}收下全部${spelled(all)}張。` : `${name}收下${spelled(count)}張。`,
  turnUp: '每人翻開一張牌。',
  turnUpNew: '換掉的牌放到牌堆底下，再翻一張。',
  reshuffle: '各洗各的牌堆',
  pick: '換一張牌',
  keeps: '不換',
  swaps: '換',
  mustSwap: '時間到，大家都要換。',
  set: (set: number) => `第 ${set + 1} 題`,
  won: (name: string) => `${name}贏了`,
  shared: (names: readonly string[]) => `${list(names)}平手`,
  left: (count: number) => `剩 ${count} 張`,
  lie: (ranks: string, target: number) => `桌上：${ranks}。算出 ${target}。`,
  open: '牌已翻開。',
};
