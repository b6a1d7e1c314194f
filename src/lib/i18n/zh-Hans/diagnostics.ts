import type { Words } from '../wording.ts';
import type { diagnostics as english } from '../en/diagnostics.ts';
import { formatCount } from '../format.ts';
import { list } from './forms.ts';

const amount = (hands: number, matches: number): string => {
  const [some, others] = [`${formatCount(hands)} 题`, `${formatCount(matches)} 场比赛`];
  if (hands === 0) return others;
  return matches === 0 ? some : list([some, others]);
};

export const diagnostics: Words<typeof english> = {
  recovered: (hands: number, matches: number, unread: number) =>
    [
      ...(hands + matches > 0 ? [`已找回 ${amount(hands, matches)}。`] : []),
      ...(unread > 0 ? [`第二份副本里有 ${formatCount(unread)} 行读不出来。`] : []),
    ].join(''),
  saveCopy: '保存副本',
  title: '诊断',
  version: '版本',
  store: '记录',
  onDisk: (hands: number, matches: number, events: number) =>
    `已保存到设备：${formatCount(hands)} 题，${formatCount(matches)} 场比赛，共 ${formatCount(events)} 个事件`,
  inMemory: {
    unavailable: '未保存：这个浏览器不保存任何内容',
    blocked: '未保存：Two Dozen 在另一个窗口里开着',
    timeout: '未保存：存储没有响应',
    quota: '未保存：空间不足',
    newer: '未保存：这里的记录来自更高的版本',
    broken: '未保存：存储出了故障',
  },
  copy: '第二份副本',
  copyState: {
    off: '已暂停',
    starting: '正在检查…',
    live: '完整',
    elsewhere: '由另一个窗口负责',
    none: '这个浏览器做不到',
    hung: '没有响应，正在重试',
    full: '空间不足，正在重试',
    broken: '出了故障，正在重试',
  },
  copyMore: (files: number, size: string, isCached: boolean) =>
    `${isCached ? '缓存里有 ' : ''}${formatCount(files)} 个文件，最新的有 ${size}`,
  rebuilt: (times: number, damaged: number) =>
    `重建 ${formatCount(times)} 次，损坏 ${formatCount(damaged)} 行`,
  kept: '永久保存',
  persistence: {
    kept: '是',
    'best-effort': '仅在空间足够时',
    unknown: '浏览器没有说明',
  },
  used: '已用空间',
  ofSpace: (used: string, most: string) => `${used}，共 ${most}`,
  unknown: '未知',
  saved: '上次备份',
  never: '从未',
  recoveredEver: '累计找回',
  recoveredAmount: (hands: number, matches: number) =>
    hands + matches === 0 ? '从没丢失过' : amount(hands, matches),
  setAside: '损坏的记录',
  setAsideRows: (rows: number) => (rows === 0 ? '没有' : `跳过 ${formatCount(rows)} 条`),
  fault: '最近的问题',
  browser: '浏览器',
  copyReport: '复制报告',
  copied: '已复制。报告里没有你的任何记录。',
  notCopied: '这个浏览器不允许复制。',
};
