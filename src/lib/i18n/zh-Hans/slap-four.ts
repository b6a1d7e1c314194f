import type { Words } from '../wording.ts';
import type { slapFour as english } from '../en/slap-four.ts';
import { list, spelled } from './forms.ts';
import { race } from './race.ts';

export const slapFour: Words<typeof english> = {
  ...race,
  table: '牌桌',
  cards: '桌上的牌',
  says: (name) => `${name}来说`,
  zone: (name: string, count: number, says: readonly string[]) =>
    [`${name}，剩 ${count} 张`, ...says.filter(Boolean)].join('。'),
  counts: '马上算数',
  nth: (place) => (place === 2 ? '第二' : '第三'),
  gaveUp: '已放弃',
  stuck: '想不出？',
  stuckMore: '想不出？要求换牌',
  allAgree: '都同意，换牌。',
  swapMine: '换我的',
  keepMine: '不换我的',
  swapYours: '换你的牌吗？',
  giveUp: '放弃',
  giveUpSure: '确定放弃',
  back: '返回',
  nothing: '无解。谁都可以换牌。',
  whom: '谁来说？',
  names: (name: string) => `由${name}点人来说。`,
  name: (name: string) => `点${name}`,
  together: (names: readonly string[]) => `不分先后：${list(names)}。`,
  byLot: (name: string) => `太接近了，${name}没抽中。`,
  silentByLot: (name: string) => `时间到。抽签决定由${name}来点人。`,
  say: (name: string) => `请${name}说`,
  enters: (name: string) => `${name}正在输入`,
  asSaid: (name: string) => `${name}，照你说的输入`,
  take: (count: number, all: number) =>
    count === all ? `收下全部${spelled(all)}张` : `收下${spelled(count)}张`,
  youTake: (count: number, all: number) =>
    count === all ? `全部${spelled(all)}张归你` : `${spelled(count)}张归你`,
  takeNow: (take: string, pile: number) => `${take} · ${pile}`,
  takes: (name: string, count: number, all: number) =>
    count === all ? `${name}收下全部${spelled(all)}张。` : `${name}收下${spelled(count)}张。`,
  turnUp: '每人翻开一张牌。',
  turnUpNew: '换掉的牌放到牌堆底下，再翻一张。',
  reshuffle: '各洗各的牌堆',
  pick: '换一张牌',
  keeps: '不换',
  swaps: '换',
  mustSwap: '时间到，大家都要换。',
  set: (set: number) => `第 ${set + 1} 题`,
  won: (name: string) => `${name}赢了`,
  shared: (names: readonly string[]) => `${list(names)}打平`,
  left: (count: number) => `剩 ${count} 张`,
  lie: (ranks: string, target: number) => `桌上：${ranks}。算出 ${target}。`,
  open: '牌已翻开。',
};
