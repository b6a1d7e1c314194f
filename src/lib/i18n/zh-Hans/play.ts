import type { play as english } from '../en/play.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';

export const play: Words<typeof english> = {
  title: '牌桌',
  opening: '正在打开比赛…',
  leave: {
    title: '离开牌桌？',
    text: '以后可以从首页接着玩。',
    stay: '留下',
    go: '离开',
  },
  elsewhere: {
    title: '在另一个窗口里开着',
    text: '关掉那个窗口，或者在这里继续。什么都不会丢。',
    here: '在这里继续',
  },
  home: '回到首页',
  list: '所有比赛',
  fault: {
    missing: '这里没有这场比赛。可能已经删除，或者是在别的设备上玩的。',
    unknownGame: '这个版本没有这个游戏。请更新应用再打开。',
    newerRules: '这场比赛用的是更高版本的规则。请更新应用再打开。',
    olderRules: '这场比赛用的是旧规则。可以看，但不能再继续。',
    broken: '这场比赛有一部分损坏了。它会原样保留，你可以存成文件。',
  },
  goOnFrom: {
    set: (set: number) => `从第 ${set} 题继续`,
    lost: (sets: number) =>
      sets === 0 ? '可以继续，只丢了这题最后的一小段。' : `可以继续，但丢了最后 ${formatCount(sets)} 题。`,
    look: '查看剩下的部分',
    wasOver: '这场比赛已经打完。没损坏的部分可以看。',
  },
};
