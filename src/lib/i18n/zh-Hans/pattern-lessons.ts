import type { Words } from '../wording.ts';
import type { patternLessons as english } from '../en/pattern-lessons.ts';
import { formatCount } from '../format.ts';

export const patternLessons: Words<typeof english> = {
  title: '怎么收尾：八节小课',
  names: {
    threeEight: '3 × 8',
    fourSix: '4 × 6',
    twoTwelve: '2 × 12',
    there: '已有 24，用掉其余的牌',
    sum: '只用加减',
    near: '接近 24 的乘积',
    divide: '三数相乘，或用除法',
    fraction: '借助分数',
  },
  ideas: {
    threeEight: '找 3 或 8：留住它，用其余的牌凑出另一个，或者两个都凑。',
    fourSix: '找 4 或 6：留住它，用其余的牌凑出另一个，或者两个都凑。',
    twoTwelve: '有 2 就凑 12，有 Q 就凑 2；也可以各用两张牌，把 2 和 12 都凑出来。',
    there: '几张牌已经得 24，就让其余的牌互相抵消，或者乘以 1。',
    sum: '大牌往往加起来就行：先全部相加，再看把哪张改成减。',
    near: '先把两张牌相乘，接近 24，再用另外两张补上差数。',
    divide: '把三个较小的数相乘；或者先超过 24 再除：48 ÷ 2、72 ÷ 3。',
    fraction: '别的都不行，就除以一个分数：8 ÷ 1/3 得 24。',
  },
  begin: '试一试',
  say: {
    step: (line, value) => `凑出 ${value}：${line}。`,
    last: (line) => `最后一步：${line}。`,
    yours: '轮到你了：找同样的收尾。',
    goOn: '这样也行，接着算。',
  },
  facts: { same: '这就是这节课教的收尾。', other: '收尾不同，同样正确。' },
  after: {
    make: (name, number) => `收尾：${name}，凑出 ${number}。`,
    both: (name) => `收尾：${name}，两个都凑出。`,
    there: '收尾：已有 24，用掉其余的牌。',
    sum: '收尾：只用加减。',
    near: '收尾：接近 24 的乘积。',
    divide: '收尾：三数相乘，或用除法。',
    fraction: '收尾：借助分数。',
    seen: (times, pace) =>
      `见过 ${formatCount(times)} 次${pace === null ? '' : { slower: '，比你平常慢', even: '，跟你平常差不多', quicker: '，比你平常快' }[pace]}。`,
    lesson: '小课',
  },
  sitting: {
    title: (solved, of) => `刚才：${formatCount(of)} 题解出 ${formatCount(solved)} 题`,
    typical: '这次',
    usual: '平常',
    fastest: '最快',
    well: '顺手',
    slow: '偏慢或未解出',
    goOn: '继续',
    enough: '到此为止',
  },
  warmedUp: {
    title: '热身完成',
    solved: (solved, of) => `共 ${formatCount(of)} 题，解出 ${formatCount(solved)} 题`,
    missed: '未解出',
  },
  end: '这节课学完了。',
  next: '下一课',
  unknown: '没有这节课，请在“玩法”里选一节。',
};
