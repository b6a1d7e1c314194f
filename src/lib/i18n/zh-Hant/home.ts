import type { Words } from '../wording.ts';
import type { home as english } from '../en/home.ts';
import { formatCount } from '../format.ts';
import { signed } from './forms.ts';

export const home: Words<typeof english> = {
  description: '算 24 點撲克牌遊戲：一台裝置就夠，不用上網。',
  first: {
    say: '用四張牌算出 24。每張牌用一次，可用 +\u00a0−\u00a0×\u00a0÷ 和括號。',
    begin: '開始',
    known: '我會玩',
    language: '語言',
    restore: '還原我的紀錄',
  },
  today: '今日一題',
  number: (number: number) => `第 ${number} 期`,
  solvedIn: (clock: string) => `花了 ${clock}`,
  solvedWithHelp: '用提示解出',
  shown: '看了答案',
  begun: '已開始',
  make: '算出 24',
  goOn: '繼續',
  ways: '查看所有解法',
  rule: '每個數用一次，可用 +\u00a0−\u00a0×\u00a0÷ 和括號。算出 24，就能得到一枚紅印章。',
  loading: '正在翻開今天的牌…',
  faceDown: '背面朝上的牌',
  week: (solved: number, streak: number) =>
    `本週解出 ${formatCount(solved)} 題。${streak === 0 ? '還沒有連續天數。' : `已連續 ${formatCount(streak)} 天。`}`,
  pastDays: '過去的題目',
  weekday: ['一', '二', '三', '四', '五', '六', '日'],
  practise: '練習',
  practiseSub: {
    first: '題目不限，慢慢來',
    open: '接著上次的題目',
    spec: (count: number, lowest: number, highest: number, target: number) =>
      `${formatCount(count)} 張牌，${lowest} 到 ${highest}，算出\u00a0${signed(target)}`,
  },
  ready: '可離線使用',
  offline: '沒有網路，一切照常可用。',
  update: { text: '有新版本了。你的紀錄都會保留。', action: '更新' },
};
