import type { Words } from '../wording.ts';
import type { practiceKeys as english } from '../en/practice-keys.ts';

export const practiceKeys: Words<typeof english> = {
  title: '键盘快捷键',
  off: '单键快捷键已关闭，可以在设置里打开。',
  rows: [
    ['1 … 9, 0', '选中这个数的牌（0 代表 10，玩数字 0–9 时就是 0；也可以按 A J Q K）'],
    ['16、=', '选中算出来的数：依次按数字；按 = 可选任何数，再按选下一个'],
    ['+ − * /', '选择符号'],
    ['U', '撤销一步'],
    ['R', '重来'],
    ['H', '看提示'],
    ['N', '说“无解”，或进入下一题'],
    ['T', '输入算式'],
    ['Esc', '放下这张牌'],
    ['?', '显示这个列表'],
  ],
};
