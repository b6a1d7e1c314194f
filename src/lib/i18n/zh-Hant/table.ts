import type { Words } from '../wording.ts';
import type { table as english } from '../en/table.ts';
import { formatCount } from '../format.ts';

export const table: Words<typeof english> = {
  turnRound: '轉向另一邊',
  tell: '怎麼玩',
  pause: {
    open: '暫停',
    title: '已暫停',
    go: '繼續',
    step: '退回一步',
    set: '退回一題',
    redo: '重做',
    verdict: '更改判定',
    stray: (name: string) => `${name}是誤觸，不算`,
    count: '更正牌數',
    how: '玩法',
    rules: '規則',
    keys: '按鍵',
    mute: '靜音',
    unmute: '開啟聲音',
    lies: '螢幕',
    full: '全螢幕',
    stop: '結束比賽',
    stopMore: '大家都同意的話',
    stopTitle: '結束比賽？',
    stopText: '比分停在現在，這場比賽以後不能再繼續。',
    across: {
      title: '要退回嗎？',
      text: '在那之後，有人看過新牌。大家都同意才退回。',
      real: '實體牌也要放回原處。',
      not: '不退回',
    },
    stopNot: '先不結束',
    stopAll: '大家都同意',
    leave: '離開牌桌',
    leaveMore: '以後從首頁繼續',
    dark: '螢幕可能會自動關閉。',
  },
  lies: {
    auto: '自動',
    flat: '平放在桌上',
    standing: '立著',
  },
  count: {
    title: '更正牌數',
    less: (name: string) => `${name}，少一張`,
    more: (name: string) => `${name}，多一張`,
    onTable: '桌上',
    keep: '儲存',
    explain: (all: number, off: number, players: number) => {
      const cards = `${formatCount(Math.abs(off))} 張牌`;
      if (off > 0) return `多了 ${cards}，請減去一些。`;
      if (off < 0) return `少了 ${cards}，請加上一些。`;
      return players === 2
        ? `一共 ${all} 張牌。一方多一張，另一方就少一張。`
        : `一共 ${all} 張牌，只在玩家之間移動。`;
    },
  },
  verdict: {
    title: '更改判定',
    was: {
      right: (name: string) => `${name}的解法判為對。`,
      wrong: (name: string) => `${name}的解法判為錯。`,
    },
    follow: '牌會依新的判定重新分配。',
    reason: '原因',
    usual: ['聽錯了', '輸錯了', '大家同意'],
    now: { right: '其實是對的', wrong: '其實是錯的' },
  },
  cover: {
    title: '比賽暫停',
    text: '大家都坐好了嗎？',
    turn: (name: string) => `輪到${name}了。`,
    more: '更多',
  },
  keys: {
    title: '按鍵',
    text: '每個座位一個鍵。點一個座位，再按它的新鍵。',
    press: '請按一個鍵',
    refused: '請用別的座位沒用過的字母或數字。',
    usual: '還原預設按鍵',
    of: (name: string, key: string) => `${name}：${key}`,
  },
  target: {
    title: '新目標',
    eight: '八張牌，正面朝上。',
    takeAway: '拿走四張',
    stay: '中間四張留下',
    leave: '拿走最大的兩張和最小的兩張。',
    add: '加起來',
    set: '定為目標',
    make: (target: number) => `算出 ${target}`,
    share: (of100: number) => `100 題裡有 ${of100} 題有解`,
    fewDeals: '不到一半的題目有解。',
    deal: '洗牌發牌',
    play: (target: number) => `以 ${target} 為目標`,
    what: '輸入什麼',
    all: '全部八張',
    four: '留下的四張',
    change: '更改一張牌',
    impossible: '不可能出現這樣的牌。請更改一張。',
    leftOut: '最大的兩張和最小的兩張由 App 去掉。',
    leftOutFour: '最大的兩張和最小的兩張，你已經去掉了。',
    stays: (rank: string) => `${rank}，留下`,
    leaves: (rank: string) => `${rank}，拿走`,
  },
};
