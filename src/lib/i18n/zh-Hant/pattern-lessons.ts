import type { Words } from '../wording.ts';
import type { patternLessons as english } from '../en/pattern-lessons.ts';
import { formatCount } from '../format.ts';

export const patternLessons: Words<typeof english> = {
  title: '怎麼收尾：八節小課',
  names: {
    threeEight: '3 × 8',
    fourSix: '4 × 6',
    twoTwelve: '2 × 12',
    there: '已有 24，用掉其餘的牌',
    sum: '只用加減',
    near: '接近 24 的乘積',
    divide: '三數相乘，或用除法',
    fraction: '借助分數',
  },
  ideas: {
    threeEight: '找 3 或 8：留住它，用其餘的牌湊出另一個，或者兩個都湊。',
    fourSix: '找 4 或 6：留住它，用其餘的牌湊出另一個，或者兩個都湊。',
    twoTwelve: '有 2 就湊 12，有 Q 就湊 2；也可以各用兩張牌，把 2 和 12 都湊出來。',
    there: '幾張牌已經得 24，就讓其餘的牌互相抵消，或者乘以 1。',
    sum: '大牌往往加起來就好：先全部相加，再看把哪張改成減。',
    near: '先把兩張牌相乘，接近 24，再用另外兩張補上差數。',
    divide: '把三個較小的數相乘；或者先超過 24 再除：48 ÷ 2、72 ÷ 3。',
    fraction: '別的都不行，就除以一個分數：8 ÷ 1/3 得 24。',
  },
  begin: '試一試',
  say: {
    step: (line, value) => `湊出 ${value}：${line}。`,
    last: (line) => `最後一步：${line}。`,
    yours: '輪到你了：找同樣的收尾。',
    goOn: '這樣也可以，繼續算。',
  },
  facts: { same: '這就是這節課教的收尾。', other: '收尾不同，同樣正確。' },
  after: {
    make: (name, number) => `收尾：${name}，湊出 ${number}。`,
    both: (name) => `收尾：${name}，兩個都湊出。`,
    there: '收尾：已有 24，用掉其餘的牌。',
    sum: '收尾：只用加減。',
    near: '收尾：接近 24 的乘積。',
    divide: '收尾：三數相乘，或用除法。',
    fraction: '收尾：借助分數。',
    seen: (times, pace) =>
      `見過 ${formatCount(times)} 次${pace === null ? '' : { slower: '，比你平常慢', even: '，跟你平常差不多', quicker: '，比你平常快' }[pace]}。`,
    lesson: '小課',
  },
  sitting: {
    title: (solved, of) => `剛才：${formatCount(of)} 題解出 ${formatCount(solved)} 題`,
    typical: '這次',
    usual: '平常',
    fastest: '最快',
    well: '順手',
    slow: '偏慢或未解出',
    goOn: '繼續',
    enough: '到此為止',
  },
  warmedUp: {
    title: '熱身完成',
    solved: (solved, of) => `共 ${formatCount(of)} 題，解出 ${formatCount(solved)} 題`,
    missed: '未解出',
  },
  end: '這節課學完了。',
  next: '下一課',
  unknown: '沒有這節課，請在「玩法」裡選一節。',
};
