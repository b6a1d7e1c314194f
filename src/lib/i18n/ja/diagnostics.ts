import type { Words } from '../wording.ts';
import type { diagnostics as english } from '../en/diagnostics.ts';
import { formatCount } from '../format.ts';
import { list } from './forms.ts';

const amount = (hands: number, matches: number): string => {
  const [some, others] = [`${formatCount(hands)}問`, `対戦${formatCount(matches)}件`];
  if (hands === 0) return others;
  return matches === 0 ? some : list([some, others]);
};

export const diagnostics: Words<typeof english> = {
  recovered: (hands: number, matches: number, unread: number) =>
    [
      ...(hands + matches > 0 ? [`${amount(hands, matches)}を復旧しました。`] : []),
      ...(unread > 0 ? [`控えの${formatCount(unread)}行が読めませんでした。`] : []),
    ].join(''),
  saveCopy: '控えを保存',
  title: '診断',
  version: 'バージョン',
  store: '記録',
  onDisk: (hands: number, matches: number, events: number) =>
    `この端末に保存済み：${formatCount(hands)}問、対戦${formatCount(matches)}件（操作${formatCount(events)}件）`,
  inMemory: {
    unavailable: '未保存：このブラウザーは何も保存しません',
    blocked: '未保存：Two Dozenが別のウィンドウで開いています',
    timeout: '未保存：ストレージが反応しません',
    quota: '未保存：空き容量がありません',
    newer: '未保存：ここの記録は新しいバージョンのものです',
    broken: '未保存：ストレージが動いていません',
  },
  copy: '控え',
  copyState: {
    off: '停止中',
    starting: '確認しています…',
    live: 'そろっています',
    elsewhere: '別のウィンドウが管理しています',
    none: 'このブラウザーではできません',
    hung: '反応がありません。再試行しています',
    full: '空き容量が足りません。再試行しています',
    broken: '動いていません。再試行しています',
  },
  copyMore: (files: number, size: string, isCached: boolean) =>
    `${isCached ? 'キャッシュに' : ''}ファイル${formatCount(files)}個、最新は${size}`,
  rebuilt: (times: number, damaged: number) =>
    `作り直し${formatCount(times)}回、壊れた行${formatCount(damaged)}行`,
  kept: 'ずっと保存',
  persistence: {
    kept: 'はい',
    'best-effort': '空き容量がある間だけ',
    unknown: 'ブラウザーからはわかりません',
  },
  used: '使用容量',
  ofSpace: (used: string, most: string) => `${used}／${most}`,
  unknown: '不明',
  saved: '前回のバックアップ',
  never: 'なし',
  recoveredEver: 'これまでの復旧',
  recoveredAmount: (hands: number, matches: number) =>
    hands + matches === 0 ? '失われたものはありません' : amount(hands, matches),
  setAside: '壊れた記録',
  setAsideRows: (rows: number) => (rows === 0 ? 'なし' : `${formatCount(rows)}件を読み飛ばしました`),
  fault: '最近の不具合',
  browser: 'ブラウザー',
  copyReport: 'レポートをコピー',
  copied: 'コピーしました。レポートに対戦や解いた問題は入っていません。',
  notCopied: 'このブラウザーではコピーできません。',
};
