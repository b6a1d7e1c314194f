import type { backup as english } from '../en/backup.ts';
import { formatCount } from '../format.ts';
import { formatBytes } from '../measures.ts';
import type { Words } from '../wording.ts';
import { list } from './forms.ts';

const hands = (count: number) => `${formatCount(count)}問`;
const matches = (count: number) => `対戦${formatCount(count)}件`;

export const backup: Words<typeof english> = {
  amount: (hand: number, match: number) => `${hands(hand)}、${matches(match)}`,
  title: 'バックアップから復元',
  titleOf: (when: string) => `${when.replaceAll('\u00a0', ' ')}のバックアップを復元`,
  choose: 'この端末、または別の端末で作ったTwo Dozenのバックアップを選んでください。',
  action: {
    choose: 'ファイルを選ぶ',
    other: '別のファイルを選ぶ',
    restore: '復元',
    replace: 'すべて置き換え',
    done: '完了',
  },
  reading: 'ファイルを読み込んでいます…',
  here: (hand: number, match: number) =>
    hand + match === 0
      ? 'この端末にはまだ記録がありません。'
      : `この端末には${hands(hand)}、${matches(match)}の記録があります。`,
  how: '復元のしかた',
  hows: { merge: '追加', replace: '置き換え' },
  about: {
    merge: '今の記録を全部残して追加し、重複は1つにまとめます。設定は変わりません。',
    replace: 'この端末の記録と設定をすべて削除し、バックアップの内容に置き換えます。元には戻せません。',
    empty: '問題、対戦、設定を復元します。途中の対戦も続けられます。',
  },
  saveFirst: '先にこの端末をバックアップ',
  saved: 'バックアップ済み',
  working: '復元しています。アプリを閉じないでください。',
  done: (hand: number, match: number, longer: number) => {
    const parts = [
      ...(hand > 0 ? [hands(hand)] : []),
      ...(match > 0 ? [matches(match)] : []),
      ...(longer > 0 ? [`${matches(longer)}の続き`] : []),
    ];
    return parts.length === 0
      ? '新しいものはありませんでした。このバックアップの内容は、もう全部入っています。'
      : `復元しました：${list(parts)}。`;
  },
  unchanged: 'この端末の記録は変わっていません。',
  tooLarge: (size: number, most: number) =>
    `このファイルは${formatBytes(size)}あります。バックアップは${formatBytes(most)}までです。Two Dozenのバックアップを選んでください。`,
  fault: {
    empty: 'このファイルは空です。もう一度コピーするか、バックアップを作り直してください。',
    tooMany: 'このファイルは、バックアップにしては中身が多すぎます。',
    tooDeep: 'このファイルは、Two Dozenのバックアップの形式ではありません。',
    foreign: 'Two Dozenのバックアップではありません。',
    oneMatch: 'これは1件の対戦のファイルです。「記録」の「対戦」から開いてください。',
    cutOff: 'ファイルが途中で切れています。もう一度コピーしてみてください。',
    newer: 'このバックアップは、新しいバージョンのTwo Dozenで作られています。先にアプリを更新してください。',
    forbidden: '正しいバックアップではありません。',
    altered: 'ファイルが書き換えられたか、壊れています。',
    malformed: 'ファイルの一部が読めません。',
    double: 'ファイルに同じ問題か対戦が2回入っています。',
    unlawful: 'ファイルの中に、ゲームのルールに反する対戦があります。',
    unreadable: 'ファイルを読み込めませんでした。',
  },
  remind: {
    title: '記録をバックアップしますか？',
    text: (hand: number, match: number) => {
      const parts = [...(hand > 0 ? [hands(hand)] : []), ...(match > 0 ? [matches(match)] : [])];
      return `${list(parts.length > 0 ? parts : [hands(0)])}がまだバックアップされていません。`;
    },
    action: 'バックアップ',
  },
  unsaved: (hand: number) => `${hands(hand)}がまだバックアップされていません。`,
  saveBefore: '先にバックアップ',
};
