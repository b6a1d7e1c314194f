import type { slapFour as english } from '../en/slap-four.ts';
import type { Words } from '../wording.ts';
import { list } from './forms.ts';
import { race } from './race.ts';

export const slapFour: Words<typeof english> = {
  ...race,
  table: 'テーブル',
  cards: '場のカード',
  says: (name) => `${name}が答えます`,
  zone: (name: string, count: number, says: readonly string[]) =>
    [`${name}、残り${count}枚`, ...says.filter(Boolean)].join('。'),
  counts: 'まもなく有効',
  nth: (place) => (place === 2 ? '二番' : '三番'),
  gaveUp: 'あきらめた',
  stuck: '手詰まり？',
  stuckMore: '手詰まり？交換を頼む',
  allAgree: '全員同意。交換します。',
  swapMine: '交換する',
  keepMine: 'そのまま',
  swapYours: 'カードを交換しますか？',
  giveUp: 'あきらめる',
  giveUpSure: 'あきらめます',
  back: '戻る',
  nothing: '解なし。だれでも交換できます。',
  whom: 'だれが答える？',
  names: (name: string) => `${name}が、答える人を選びます。`,
  name: (name: string) => `${name}を選ぶ`,
  together: (names: readonly string[]) => `同着：${list(names)}。`,
  byLot: (name: string) => `同着。${name}が抽選に外れました。`,
  silentByLot: (name: string) => `時間切れ。抽選で${name}が選びます。`,
  say: (name: string) => `${name}の解をどうぞ`,
  enters: (name: string) => `${name}が入力中`,
  asSaid: (name: string) => `${name}：言ったとおりに`,
  take: (count: number, all: number) => (count === all ? `${all}枚とも引き取る` : `${count}枚引き取る`),
  youTake: (count: number, all: number) =>
    count === all ? `${all}枚とも引き取りました` : `${count}枚引き取りました`,
  takeNow: (take: string, pile: number) => `${take}・${pile}`,
  takes: (name: string, count: number, all: number) =>
    count === all ? `${name}が${all}枚とも引き取ります。` : `${name}が${count}枚引き取ります。`,
  turnUp: '全員、1枚めくります。',
  turnUpNew: '交換分は下へ。1枚めくります。',
  reshuffle: '山札を切ってください',
  pick: '1枚を交換',
  keeps: 'そのまま',
  swaps: '交換',
  mustSwap: '時間切れ。全員交換。',
  set: (set: number) => `${set + 1}回目`,
  won: (name: string) => `${name}の勝ち`,
  shared: (names: readonly string[]) => `${list(names)}の引き分け`,
  left: (count: number) => `残り${count}枚`,
  lie: (ranks: string, target: number) => `場は${ranks}。${target}を作ります。`,
  open: 'カードが開きました。',
};
