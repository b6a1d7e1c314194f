import type { Words } from '../wording.ts';
import type { presets as english } from '../en/presets.ts';

export const presets: Words<typeof english> = {
  own: '我的規則',
  save: '儲存這套規則',
  name: '規則名稱',
  keep: '儲存',
  replace: '取代',
  replaces: '已有同名的規則，儲存會把它取代掉。',
  cancel: '取消',
  remove: (name: string) => `刪除「${name}」`,
  removed: '已刪除。',
  undo: '復原',
  fault: {
    emptyName: '請輸入名稱。',
    longName: '最多 24 個字元。',
    tooMany: '最多儲存三十套，請先刪除一套。',
  },
};
