import type { Words } from '../wording.ts';
import type { table as english } from '../en/table.ts';
import { formatCount } from '../format.ts';

export const table: Words<typeof english> = {
  turnRound: '转向另一边',
  tell: '怎么玩',
  pause: {
    open: '暂停',
    title: '已暂停',
    go: '继续',
    step: '退回一步',
    set: '退回一题',
    redo: '重做',
    verdict: '更改判定',
    stray: (name: string) => `${name}是误触，不算`,
    count: '更正牌数',
    how: '玩法',
    rules: '规则',
    keys: '按键',
    mute: '静音',
    unmute: '打开声音',
    lies: '屏幕',
    full: '全屏',
    stop: '结束比赛',
    stopMore: '大家都同意的话',
    stopTitle: '结束比赛？',
    stopText: '比分停在现在，这场比赛以后不能再继续。',
    across: {
      title: '要退回吗？',
      text: '在那之后，有人看过新牌。大家都同意才退回。',
      real: '实体牌也要放回原处。',
      not: '不退回',
    },
    stopNot: '先不结束',
    stopAll: '大家都同意',
    leave: '离开牌桌',
    leaveMore: '以后从首页接着玩',
    dark: '屏幕可能会自动关闭。',
  },
  lies: {
    auto: '自动',
    flat: '平放在桌上',
    standing: '立着',
  },
  count: {
    title: '更正牌数',
    less: (name: string) => `${name}，少一张`,
    more: (name: string) => `${name}，多一张`,
    onTable: '桌上',
    keep: '保存',
    explain: (all: number, off: number, players: number) => {
      const cards = `${formatCount(Math.abs(off))} 张牌`;
      if (off > 0) return `多了 ${cards}，请减去一些。`;
      if (off < 0) return `少了 ${cards}，请加上一些。`;
      return players === 2
        ? `一共 ${all} 张牌。一方多一张，另一方就少一张。`
        : `一共 ${all} 张牌，只在玩家之间移动。`;
    },
  },
  verdict: {
    title: '更改判定',
    was: {
      right: (name: string) => `${name}的解法判为对。`,
      wrong: (name: string) => `${name}的解法判为错。`,
    },
    follow: '牌会按新的判定重新分配。',
    reason: '原因',
    usual: ['听错了', '输错了', '大家同意'],
    now: { right: '其实是对的', wrong: '其实是错的' },
  },
  cover: {
    title: '比赛暂停',
    text: '大家都坐好了吗？',
    turn: (name: string) => `轮到${name}了。`,
    more: '更多',
  },
  keys: {
    title: '按键',
    text: '每个座位一个键。点一个座位，再按它的新键。',
    press: '请按一个键',
    refused: '请用别的座位没用过的字母或数字。',
    usual: '恢复默认按键',
    of: (name: string, key: string) => `${name}：${key}`,
  },
  target: {
    title: '新目标',
    eight: '八张牌，正面朝上。',
    takeAway: '拿走四张',
    stay: '中间四张留下',
    leave: '拿走最大的两张和最小的两张。',
    add: '加起来',
    set: '定为目标',
    make: (target: number) => `算出 ${target}`,
    share: (of100: number) => `100 题里有 ${of100} 题有解`,
    fewDeals: '不到一半的题有解。',
    deal: '洗牌发牌',
    play: (target: number) => `以 ${target} 为目标`,
    what: '输入什么',
    all: '全部八张',
    four: '留下的四张',
    change: '更改一张牌',
    impossible: '不可能出现这样的牌。请更改一张。',
    leftOut: '最大的两张和最小的两张由应用去掉。',
    leftOutFour: '最大的两张和最小的两张，你已经去掉了。',
    stays: (rank: string) => `${rank}，留下`,
    leaves: (rank: string) => `${rank}，拿走`,
  },
};
