import type { Words } from '../wording.ts';
import type { practiceKeys as english } from '../en/practice-keys.ts';

export const practiceKeys: Words<typeof english> = {
  title: 'キーボードショートカット',
  off: '1文字のショートカットはオフです。設定でオンにできます。',
  rows: [
    ['1 … 9, 0', 'その数のカードを選ぶ（0は10。0から9の数字では0のまま。A J Q Kも使えます）'],
    ['16、=', '作った数を選ぶ（数字を続けて入力。=ならどんな値でも選べ、もう一度で次へ）'],
    ['+ − * /', '記号を選ぶ'],
    ['U', '元に戻す'],
    ['R', '最初から'],
    ['H', 'ヒントを見る'],
    ['N', '「解なし」と答える、または次の問題へ'],
    ['T', '解を式で入力'],
    ['Esc', 'カードの選択をやめる'],
    ['?', 'この一覧を見る'],
  ],
};
