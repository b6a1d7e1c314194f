import type { Words } from '../wording.ts';
import type { backup as english } from '../en/backup.ts';
import { formatCount } from '../format.ts';
import { formatBytes } from '../measures.ts';
import { list } from './forms.ts';

const hands = (count: number) => `${formatCount(count)} 题`;
const matches = (count: number) => `${formatCount(count)} 场比赛`;

export const backup: Words<typeof english> = {
  amount: (hand: number, match: number) => `${hands(hand)}、${matches(match)}`,
  title: '恢复备份',
  titleOf: (when: string) => `恢复 ${when.replaceAll('\u00a0', ' ')} 的备份？`,
  choose: '选择一个 Two Dozen 备份文件，这台或别的设备上存的都行。',
  action: {
    choose: '选择文件',
    other: '换个文件',
    restore: '恢复',
    replace: '全部替换',
    done: '完成',
  },
  reading: '正在读取文件…',
  here: (hand: number, match: number) =>
    hand + match === 0 ? '这台设备还没有记录。' : `这台设备有 ${hands(hand)}、${matches(match)}。`,
  how: '怎样恢复',
  hows: { merge: '合并', replace: '替换' },
  about: {
    merge: '合并会保留所有记录，去掉重复的。你的设置不变。',
    replace: '这会删除设备上的所有记录和设置，换成备份里的。无法撤销。',
    empty: '这会恢复你的题目、比赛和设置。没打完的比赛可以接着打。',
  },
  saveFirst: '先备份这台设备',
  saved: '已备份',
  working: '正在恢复…请不要关闭应用。',
  done: (hand: number, match: number, longer: number) => {
    const parts = [
      ...(hand > 0 ? [hands(hand)] : []),
      ...(match > 0 ? [matches(match)] : []),
      ...(longer > 0 ? [`${matches(longer)}的后续`] : []),
    ];
    return parts.length === 0 ? '没有新内容：备份里的你都有了。' : `已恢复：${list(parts)}。`;
  },
  unchanged: '设备上的内容没有变。',
  tooLarge: (size: number, most: number) =>
    `这个文件有 ${formatBytes(size)}，而备份最多 ${formatBytes(most)}。请选择 Two Dozen 的备份。`,
  fault: {
    empty: '这个文件是空的。请重新复制，或者重新备份。',
    tooMany: '这个文件内容太多，不会是备份。',
    tooDeep: '这个文件不是 Two Dozen 备份的格式。',
    foreign: '这不是 Two Dozen 的备份。',
    oneMatch: '这是单场比赛。请到“战绩”的“比赛”里打开。',
    cutOff: '文件不完整。请重新复制。',
    newer: '这份备份来自更高版本的 Two Dozen。请先更新应用。',
    forbidden: '这个文件不是有效的备份。',
    altered: '文件被改动或损坏了。',
    malformed: '文件有一部分读不出来。',
    double: '文件里有重复的题目或比赛。',
    unlawful: '文件里有一场比赛不符合游戏规则。',
    unreadable: '无法读取这个文件。',
  },
  remind: {
    title: '要备份记录吗？',
    text: (hand: number, match: number) => {
      const parts = [...(hand > 0 ? [hands(hand)] : []), ...(match > 0 ? [matches(match)] : [])];
      return `有 ${list(parts.length > 0 ? parts : [hands(0)])}还没备份。`;
    },
    action: '备份',
  },
  unsaved: (hand: number) => `${hands(hand)}还没备份。`,
  saveBefore: '先备份',
};
