import type { Words } from '../wording.ts';
import type { matches as english } from '../en/matches.ts';
import { formatCount } from '../format.ts';
import { formatBytes } from '../measures.ts';

const AGAIN = '请把比赛重新存成文件，再打开那个文件。';
const OTHER = '请选择别的比赛文件。';
const UPDATE = '请更新应用，再打开一次。';

export const matches: Words<typeof english> = {
  fileFault: {
    tooLarge: ({ size, most }) =>
      `这个文件有 ${formatBytes(size)}，而比赛文件最多 ${formatBytes(most)}。${OTHER}`,
    empty: () => `这个文件是空的。${AGAIN}`,
    unreadable: () => '无法读取这个文件。请先存到设备上，再从那里打开。',
    tooDeep: () => `这个文件不是 Two Dozen 比赛的格式。${OTHER}`,
    tooMany: () => `这个文件内容太多，不会是一场比赛。${OTHER}`,
    notJson: () => `这个文件已损坏。${AGAIN}`,
    notMatch: () => '这不是 Two Dozen 的比赛文件。请选择从比赛列表里存出来的文件。',
    newerFile: () => `这个文件是更高的版本保存的。${UPDATE}`,
    header: () => `这个文件的开头已损坏。${AGAIN}`,
    tooLong: () => `这个文件里的步数超过了一场比赛的上限。${OTHER}`,
    cutOff: () => `这个文件不完整：少了几步。${AGAIN}`,
    unknownGame: () => `这个版本没有这场比赛的游戏。${UPDATE}`,
    newerRules: () => `这场比赛用的是更高版本的规则。${UPDATE}`,
    olderRules: () => '这场比赛用的是旧规则，这个版本已经不支持。',
    config: () => `这个文件里的规则用不了。${AGAIN}`,
    players: ({ expected, found }) =>
      `这个游戏要 ${formatCount(expected)} 位玩家，文件里有 ${formatCount(found)} 位。${AGAIN}`,
    names: ({ why }) =>
      `第 ${formatCount(why.seat + 1)} 位玩家的名字${{ emptyName: '是空的', longName: '太长', sameName: '重复了' }[why.code]}。${AGAIN}`,
    event: ({ seq }) => `这个文件的第 ${formatCount(seq + 1)} 步读不出来。${AGAIN}`,
    refused: ({ seq }) => `这个文件的第 ${formatCount(seq + 1)} 步不符合规则。${AGAIN}`,
  },
};
