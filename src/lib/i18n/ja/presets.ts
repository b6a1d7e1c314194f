import type { Words } from '../wording.ts';
import type { presets as english } from '../en/presets.ts';

export const presets: Words<typeof english> = {
  own: '自分のルール',
  save: 'このルールを保存',
  name: 'ルールの名前',
  keep: '保存',
  replace: '置き換え',
  replaces: '同じ名前のルールがもうあります。保存すると置き換わります。',
  cancel: 'やめる',
  remove: (name: string) => `${name}を削除`,
  removed: '削除しました。',
  undo: '元に戻す',
  fault: {
    emptyName: '名前を入力してください。',
    longName: '24文字までにしてください。',
    tooMany: '保存できるのは30個までです。先に1つ削除してください。',
  },
};
