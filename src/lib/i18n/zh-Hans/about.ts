import type { Words } from '../wording.ts';
import type { about as english } from '../en/about.ts';

export const about: Words<typeof english> = {
  title: '规则与致谢',
  toTable: '返回牌桌',
  howTo: '玩法',
  howToMake: '怎样算 24',
  howToPlay: (game: string) => `${game}的玩法`,
  practice: '练习',
  ruleList: [
    '每个数恰好用一次，用 +\u00a0−\u00a0×\u00a0÷ 和括号算出目标。不能用别的，也不能把数字拼起来。',
    '中间可以出现分数或负数：(2 + 4 ÷ 10) × 10 = 24。',
    '先算 × 和 ÷，后算 + 和 −；同级运算从左到右。不能除以零。',
    '减号写在两个数之间，不能用来表示负数。',
    '输入时，* x · 表示乘，/ : 表示除，A J Q K 表示 1 11 12 13。',
  ],
  same: '两种解法什么时候算同一种',
  sameList: [
    '加或乘的次序不同：9 + 5 + 7 + 3 等同于 3 + 7 + 5 + 9。',
    '互换两张点数相同的牌，或两处同时变号：(9 − 3) × (7 − 3) 等同于 (3 − 9) × (3 − 7)。',
    '同样的数互相抵消：4 × 6 + 7 − 7 等同于 4 × 6 × 7 ÷ 7。',
    '但 2 × 2 不同于 2 + 2。',
  ],
  sameMore: '完整规则和例子',
  today: '每日一题和连续天数',
  todayList: [
    '同一天，所有人的题目都一样。在你当地的这一天开始做，就算数。',
    '最多只用第一条提示，这一天就计入连续天数。',
    '跨时区或把时钟调回去，都不会打断连续天数。',
  ],
  facts: '有多少题有解',
  factsText:
    '从 A 到 10 共有 715 种不同的题，其中 566 种能算出 24。加上 J、Q、K，是 1\u00a0820 种里的 1\u00a0362 种。用四十张实体牌发牌，每 100 题有 87 题有解；用五十二张，每 100 题有 80 题。',
  privacy: '数据不会离开设备',
  privacyText:
    '不用账号，没有广告，不跟踪。一切都存在你的设备上，离线也能用。联网时，应用只从自己的网站获取更新和所选的语言，别的什么都不做。',
  credits: '致谢',
  creditList: [
    '算 24 点是流传已久的扑克牌游戏，没人知道是谁最先玩的。',
    '数字字体：Owen Earl 的 Besley，采用 SIL Open Font License 1.1。',
    '使用 Svelte、SvelteKit、Vite、idb、Comlink、ts-fsrs 和 pure-rand 制作，均采用 MIT 或类似许可证。',
    'Two Dozen 本身可自由使用，采用 MIT 许可证。',
  ],
};
