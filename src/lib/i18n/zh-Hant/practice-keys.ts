import type { Words } from '../wording.ts';
import type { practiceKeys as english } from '../en/practice-keys.ts';

export const practiceKeys: Words<typeof english> = {
  title: '鍵盤快速鍵',
  off: '單鍵快速鍵已關閉，可以在設定裡開啟。',
  rows: [
    ['1 … 9, 0', '選取這個數的牌（0 代表 10，玩數字 0–9 時就是 0；也可以按 A J Q K）'],
    ['16、=', '選取算出來的數：依序按數字；按 = 可選任何數，再按選下一個'],
    ['+ − * /', '選擇符號'],
    ['U', '復原一步'],
    ['R', '重來'],
    ['H', '看提示'],
    ['N', '說「無解」，或進入下一題'],
    ['T', '輸入算式'],
    ['Esc', '放下這張牌'],
    ['?', '顯示這份清單'],
  ],
};
