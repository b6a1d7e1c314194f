import type { Words } from '../wording.ts';
import type { about as english } from '../en/about.ts';

export const about: Words<typeof english> = {
  title: '規則與致謝',
  toTable: '返回牌桌',
  howTo: '玩法',
  howToMake: '怎麼算出 24',
  howToPlay: (game: string) => `${game}的玩法`,
  practice: '練習',
  ruleList: [
    '每個數恰好用一次，用 +\u00a0−\u00a0×\u00a0÷ 和括號算出目標。不能用別的，也不能把數字拼起來。',
    '中間可以出現分數或負數：(2 + 4 ÷ 10) × 10 = 24。',
    '先算 × 和 ÷，後算 + 和 −；同級運算從左到右。不能除以零。',
    '減號寫在兩個數之間，不能用來表示負數。',
    '輸入時，* x · 表示乘，/ : 表示除，A J Q K 表示 1 11 12 13。',
  ],
  same: '什麼時候算同一種解法',
  sameList: [
    '加或乘的次序不同：9 + 5 + 7 + 3 等同於 3 + 7 + 5 + 9。',
    '互換兩張相同的牌，或兩處同時變號：(9 − 3) × (7 − 3) 等同於 (3 − 9) × (3 − 7)。',
    '同樣的數互相抵消：4 × 6 + 7 − 7 等同於 4 × 6 × 7 ÷ 7。',
    '但 2 × 2 不同於 2 + 2。',
  ],
  sameMore: '完整規則和例子',
  today: '每日一題和連續天數',
  todayList: [
    '同一天，所有人的題目都一樣。在你當地的這一天開始做，就算數。',
    '最多只用第一個提示，這一天就計入連續天數。',
    '跨時區或把時鐘調回去，都不會打斷連續天數。',
  ],
  facts: '有多少題有解',
  factsText:
    '從 A 到 10 共有 715 種不同的題目，其中 566 種能算出 24。加上 J、Q、K，是 1\u00a0820 種裡的 1\u00a0362 種。用四十張實體牌發牌，每 100 題有 87 題有解；用五十二張，每 100 題有 80 題。',
  privacy: '資料不會離開裝置',
  privacyText:
    '不用帳號，沒有廣告，不追蹤。一切都存在你的裝置上，離線也能用。上網時，App 只從自己的網站取得更新和所選的語言，別的什麼都不做。',
  credits: '致謝',
  creditList: [
    '算 24 點是流傳已久的撲克牌遊戲，沒人知道是誰最先玩的。',
    '數字字型：Owen Earl 的 Besley，採用 SIL Open Font License 1.1。',
    '使用 Svelte、SvelteKit、Vite、idb、Comlink、ts-fsrs 和 pure-rand 製作，均採用 MIT 或類似授權條款。',
    'Two Dozen 本身是自由軟體，採 MIT 授權。',
  ],
};
