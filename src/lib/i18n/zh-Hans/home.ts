import type { Words } from '../wording.ts';
import type { home as english } from '../en/home.ts';
import { formatCount } from '../format.ts';
import { signed } from './forms.ts';

export const home: Words<typeof english> = {
  description: '算 24 点扑克牌游戏：一台设备就够，不用联网。',
  first: {
    say: '用四张牌算出 24。每张牌用一次，可用 +\u00a0−\u00a0×\u00a0÷ 和括号。',
    begin: '开始',
    known: '我会玩',
    language: '语言',
    restore: '恢复我的记录',
  },
  today: '今日一题',
  number: (number: number) => `第 ${number} 期`,
  solvedIn: (clock: string) => `用时 ${clock}`,
  solvedWithHelp: '用提示解出',
  shown: '看了答案',
  begun: '已开始',
  make: '算出 24',
  goOn: '继续',
  ways: '查看所有解法',
  rule: '每个数用一次，可用 +\u00a0−\u00a0×\u00a0÷ 和括号。算出 24，就能得到一枚红印章。',
  loading: '正在翻开今天的牌…',
  faceDown: '背面朝上的牌',
  week: (solved: number, streak: number) =>
    `本周解出 ${formatCount(solved)} 题。${streak === 0 ? '还没有连续天数。' : `已连续 ${formatCount(streak)} 天。`}`,
  pastDays: '往期题目',
  weekday: ['一', '二', '三', '四', '五', '六', '日'],
  practise: '练习',
  practiseSub: {
    first: '题目不限，慢慢来',
    open: '接着上次的题',
    spec: (count: number, lowest: number, highest: number, target: number) =>
      `${formatCount(count)} 张牌，${lowest} 到 ${highest}，算出\u00a0${signed(target)}`,
  },
  ready: '可离线使用',
  offline: '没有网络，一切照常可用。',
  update: { text: '有新版本了。你的记录不会丢。', action: '更新' },
};
