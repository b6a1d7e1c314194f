import type { Words } from '../wording.ts';
import type { MatchFileError } from '#lib/core/match/file.ts';
import type { matches as english } from '../en/matches.ts';
import { formatCount } from '../format.ts';
import { formatBytes } from '../measures.ts';

type Fault = MatchFileError | { readonly code: 'unreadable' };
type FileFaults = {
  readonly [Code in Fault['code']]: (fault: Fault & { readonly code: Code }) => string;
};

const AGAIN = '対戦をもう一度ファイルに保存して、そのファイルを開いてください。';
const OTHER = '別の対戦のファイルを選んでください。';
const UPDATE = 'アプリを更新して、もう一度開いてください。';

const fileFault: FileFaults = {
  tooLarge: ({ size, most }) =>
    `このファイルは${formatBytes(size)}あります。対戦のファイルは${formatBytes(most)}までです。${OTHER}`,
  empty: () => `このファイルは空です。${AGAIN}`,
  unreadable: () => 'ファイルを読み込めませんでした。端末に保存してから開いてください。',
  tooDeep: () => `このファイルは、Two Dozenの対戦の形式ではありません。${OTHER}`,
  tooMany: () => `このファイルは、対戦にしては中身が多すぎます。${OTHER}`,
  notJson: () => `このファイルは壊れています。${AGAIN}`,
  notMatch: () => 'Two Dozenの対戦のファイルではありません。対戦の一覧から保存したファイルを選んでください。',
  newerFile: () => `このファイルは新しいバージョンで保存されたものです。${UPDATE}`,
  header: () => `このファイルの始めの部分が壊れています。${AGAIN}`,
  tooLong: () => `このファイルには、1つの対戦に入りきらない数の手が入っています。${OTHER}`,
  cutOff: () => `ファイルが途中で切れていて、足りない手があります。${AGAIN}`,
  unknownGame: () => `この対戦のゲームは、このバージョンにはありません。${UPDATE}`,
  newerRules: () => `この対戦は、新しいバージョンのルールを使っています。${UPDATE}`,
  olderRules: () => 'この対戦は、このバージョンではもう遊べない古いルールを使っています。',
  config: () => `このファイルのハウスルールは使えません。${AGAIN}`,
  players: ({ expected, found }) =>
    `このゲームは${formatCount(expected)}人用ですが、ファイルには${formatCount(found)}人分入っています。${AGAIN}`,
  names: ({ why }) =>
    `${formatCount(why.seat + 1)}人目の名前${{ emptyName: 'が空です', longName: 'が長すぎます', sameName: 'は、ほかの人と同じです' }[why.code]}。${AGAIN}`,
  event: ({ seq }) => `このファイルの${formatCount(seq + 1)}手目が読めません。${AGAIN}`,
  refused: ({ seq }) => `このファイルの${formatCount(seq + 1)}手目は、ルールに反しています。${AGAIN}`,
};

export const matches: Words<typeof english> = { fileFault };
