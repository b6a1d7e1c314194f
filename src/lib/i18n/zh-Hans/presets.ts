import type { Words } from '../wording.ts';
import type { presets as english } from '../en/presets.ts';

export const presets: Words<typeof english> = {
  own: '我的规则',
  save: '保存这套规则',
  name: '规则名称',
  keep: '保存',
  replace: '替换',
  replaces: '已有同名的规则，保存会把它替换掉。',
  cancel: '取消',
  remove: (name: string) => `删除${name}`,
  removed: '已删除。',
  undo: '撤销',
  fault: {
    emptyName: '请输入名称。',
    longName: '最多 24 个字符。',
    tooMany: '最多保存三十套，请先删除一套。',
  },
};
