import type { Words } from '../wording.ts';
import type { common as english } from '../en/common.ts';
import { printRank } from '../ranks.ts';

/** Players say the letters themselves: A, J, Q, K. */
const speakRank = (label: string): string => label;

export const common: Words<typeof english> = {
  app: 'Two Dozen',
  between: '',
  back: '返回首页',
  toward: (place) => `返回${place}`,
  mainTabs: '主导航',
  tabs: { home: '首页', solver: '求解', progress: '战绩', settings: '设置' },
  sign: { '+': '+', '-': '−', '*': '×', '/': '÷' },
  speakSign: { '+': '加', '-': '减', '*': '乘', '/': '除以' },
  suit: { spade: '黑桃', heart: '红桃', diamond: '方块', club: '梅花' },
  rank: printRank,
  speakRank,
  speakCard: (rank: string, suit: string) => `${suit} ${speakRank(rank)}`,
  dots: {
    1: '难度 1（共 3 级）：简单',
    2: '难度 2（共 3 级）：中等',
    3: '难度 3（共 3 级）：困难',
  },
  cancel: '取消',
  notNow: '以后再说',
  close: '关闭',
  saving: '正在保存…',
  undo: '撤销',
  noScript: 'Two Dozen 需要 JavaScript，请把它打开。',
  repair: {
    title: 'Two Dozen 缺了一部分',
    text: '连上网络，再点“修复”。你的记录都还在。',
    action: '修复',
  },
  tooOld: '浏览器太旧，无法运行 Two Dozen。需要 Chrome 111、Safari 16.4、Firefox 115 或更高版本。',
  unworded: '没能载入你的语言，所以现在显示英文。请连上网络，或在“设置”里另选语言。',
  missing: { title: '找不到页面', text: '这个地址没有内容。', home: '回到首页' },
  broken: { title: '出错了', text: '你的记录都还在。请回到首页再试一次。' },
};
