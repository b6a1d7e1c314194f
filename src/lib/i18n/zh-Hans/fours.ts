import type { Words } from '../wording.ts';
import type { Sign } from '#lib/games/fours/cards.ts';
import type { fours as english } from '../en/fours.ts';
import { formatCount } from '../format.ts';
import { list } from './forms.ts';

const cards = (count: number) => `${formatCount(count)} 张牌`;
const points = (count: number) => `${formatCount(count)} 分`;
const turns = (count: number) => `${formatCount(count)} 回合`;
const rounds = (count: number) => `${formatCount(count)} 轮`;

const SPOKEN: Readonly<Record<Sign, string>> = {
  '+': '加',
  '−': '减',
  '×': '乘',
  '÷': '除以',
  '()': '括号',
};

/** Where on the board: 0 before the first 4 … 4 after the last. */
const placeName = (place: number) =>
  place === 0 ? '第一个 4 之前' : place === 4 ? '最后一个 4 之后' : `空位 ${place}`;

/** Against par: golf's word would not be understood, so 标准 is said. */
const againstPar = (difference: number) =>
  difference === 0 ? '与标准持平' : `比标准${difference < 0 ? '少' : '多'} ${Math.abs(difference)} 回合`;

export const fours: Words<typeof english> = {
  opening: [
    '大家共用一个算式：四个 4。抢先算出这一轮的目标。',
    '轮到你时，最多出三张牌，每张是一个符号或括号，然后把设备传下去。',
  ],
  title: '四个四',
  alone: '四个四，单人',
  real: '四个四，实体牌',
  roundOf: (round: number, rounds: number) => `第 ${round} 轮，共 ${rounds} 轮`,
  score: (name: string, score: number, turn: boolean) =>
    `${name}，${points(score)}${turn ? '，轮到出牌' : ''}`,
  scores: '得分',
  make: '算出',
  makes: (target: number) => `算出 ${target}`,
  board: '算式',
  hand: '你的手牌',
  signs: '符号',
  spoken: SPOKEN,
  bracket: { '(': '左括号', ')': '右括号' },
  place: (place: number, pile: readonly Sign[]) => {
    const [top, ...under] = pile.map((sign) => SPOKEN[sign]);
    if (top === undefined) return place === 0 || place === 4 ? placeName(place) : `${placeName(place)}，空着`;
    return [placeName(place), top, ...under.map((sign) => `盖着${sign}`)].join('，');
  },
  lies: (what: string, place: number, nth: number) =>
    `${what}${nth > 1 ? ` ${nth}` : ''}，在${placeName(place)}`,
  sign: '负号',
  fits: (name: string) => `${name}，可放`,
  slot: (place: number, nth: number) => `${placeName(place)}，第 ${nth} 处，可放`,
  chosen: (name: string) => `${name}，已选中`,
  covered: (count: number) => `${count} 张牌`,
  incomplete: (gaps: number, open: number, closed: number) => {
    const missing = [
      ...(open > 0 ? [`缺 ${formatCount(open)} 个右括号`] : []),
      ...(closed > 0 ? [`缺 ${formatCount(closed)} 个左括号`] : []),
      ...(gaps > 0 ? [`${formatCount(gaps)} 个空位`] : []),
    ].join('，');
    if (missing === '') return '未完成';
    return open + closed === 0 ? `未完成：${missing}` : missing;
  },
  byZero: '除数是零',
  not: (target: number) => `不是 ${target}`,
  points,

  playAs: '当作',
  faces: { '(': '(', ')': ')', operator: '−', sign: '负号' },
  faceNames: { '(': '左括号', ')': '右括号', operator: '减号', sign: '负号' },
  putBack: '放回',
  tapLit: '点一个亮起的位置。',
  bracketNew: '新牌：括号。可以当 ( 或 ) 打在符号旁边。括号里的先算。',
  bracketPicked: '在下面选 ( 或 )，再点亮起的位置。放在另一个括号上，两个都会拿掉。',
  pickFirst: '先点一张牌。',
  begins: '点一张牌，再点一个位置。',
  whatHere: (place: number) => `把什么放在${placeName(place)}？`,
  endOrBack: '结束回合，或者撤销。',
  whereThen: (name: string) => `${name}：先点位置，再点牌。`,
  goesLit: (sign: string) => `点一个亮起的位置放 ${sign}。`,
  nowhere: (sign: string) => `${sign} 现在无处可放，请放回。`,
  pass: '过',
  passNone: '过 · 已出 0/3',
  end: (played: number) => `结束回合 · ${played}/3`,
  endAndWin: '结束回合并获胜',
  giveUpNone: '放弃 · 0/3',
  giveUp: '放弃这一轮',
  giveUpAsk: '一张牌不出就结束，等于放弃这一轮。',

  passTo: (name: string) => `交给${name}`,
  swapsFirst: (name: string) => `${name}可以先换牌，最多三张。`,
  swapsNext: (name: string, target: number) => `${name}最多可以换三张牌。接下来：算出 ${target}。`,
  starts: (name: string, target: number) => `${name}先来。算出 ${target}。`,
  iAm: (name: string) => `我是${name}`,
  headphones: '如果用读屏，请先戴上耳机：你的手牌会念出来。',
  played: (name: string, signs: readonly string[]) =>
    signs.length === 0 ? `${name}过了。` : `${name}打出了 ${list(signs)}。`,
  hidden: '手牌已隐藏。',
  now: (line: string, says: string) => `现在的算式：${line}，${says}。`,
  playedAt: (sign: string, place: number, off: 'bracket' | 'sign' | null) =>
    `${sign}${off === null ? '' : off === 'sign' ? ' 盖在负号上' : ' 盖在括号上'}（${placeName(place)}）`,

  made: (name: string, target: number) => `${name}算出了 ${target}`,
  youMade: (target: number) => `你算出了 ${target}`,
  onBoard: (count: number) => `算式上有 ${cards(count)}，得 ${points(count)}`,
  inTurns: (count: number, par: number | null) =>
    `用了 ${turns(count)}${par === null ? '' : `，标准 ${par}`}`,
  nobody: (target: number) => `没人算出 ${target}`,
  notMade: (target: number) => `你没算出 ${target}`,
  allPassed: (next: number) => `大家都过了，所以没人得分。接下来是第 ${next} 轮。`,
  givenUp: '你放弃了这一轮。',
  byHand: '每人最多换三张牌。',
  next: (round: number, target: number) => `第 ${round} 轮：算出 ${target}`,
  swap: '先换牌',
  swapAll: '传一圈换牌',
  swapWhat: '下一轮之前，每人最多可以换三张牌。',
  swapWhatAtTurn: '每人在自己的首回合开始时，最多可以换三张牌。',
  swapWhatAlone: '下一轮之前，你最多可以换三张牌。',
  swapTitle: '最多换三张',
  swapNone: '五张都留下',
  swapSome: (count: number) => `换 ${cards(count)}`,
  swapText: (round: number, target: number) => `第 ${round} 轮：算出 ${target}。点要换掉的牌。`,
  goes: (name: string) => `${name}，换掉`,
  drew: (count: number) => `你摸了 ${cards(count)}`,
  drewText: (name: string) => `只给${name}看。新牌有标记。`,
  isNew: (name: string) => `${name}，新牌`,

  backRound: '退回一轮',

  wins: (name: string) => `${name}赢了`,
  share: (names: readonly string[]) => `${list(names)}打平`,
  stopped: '提前结束',
  final: '最终得分',
  rounds: (count: number) => `赢了 ${rounds(count)}`,
  again: '再来一场',
  replay: '回放',
  home: '首页',

  solo: {
    standing: (turn: number, par: number | null) => `第 ${turn} 回合${par === null ? '' : ` · 标准 ${par}`}`,
    bars: (turn: number, par: number | null) => `第 ${turn} 回合${par === null ? '' : `，标准 ${par}`}`,
    under: (turns: number) => `少 ${turns}`,
    over: (turns: number) => `多 ${turns}`,
    onPar: '持平',
    void: '作废',
    unknown: (count: number) => turns(count),
    sum: (difference: number | null) => (difference === null ? '所有轮次都玩完了' : againstPar(difference)),
    turnsFor: (count: number, made: number) =>
      made === 0 ? '一轮也没算出' : `${rounds(made)}用了 ${turns(count)}`,
    round: (target: number, what: string) => `${target}：${what}`,
    best: (difference: number, made: number | null) =>
      `最佳：${againstPar(difference)}${made === null ? '' : `（${rounds(made)}）`}`,
  },

  could: {
    ask: '我本来能赢吗？',
    leave: '返回结果',
    only: (name: string) => `只给${name}看`,
    yes: (name: string) => `能，在${name}的最后一回合`,
    no: '不能，最后一回合赢不了',
    how: (plays: readonly string[]) => `打出这些就够了：${list(plays)}。`,
    none: (tried: number, target: number) =>
      tried === 0
        ? '怎么打都凑不成完整的算式。'
        : tried === 1
          ? `能凑成的算式只有一个，结果不是 ${target}。`
          : `能凑成的 ${formatCount(tried)} 个算式，没有一个得 ${target}。`,
    held: (name: string) => `${name}的手牌`,
    used: (name: string) => `${name}，已打出`,
    looking: '正在找…',
    unanswered: '没能算出来。以后再试试。',
    back: '重新隐藏',
  },

  help: {
    open: '规则和按键',
    title: '四个四',
    together: [
      '所有人共用一个算式：4\u{A0}4\u{A0}4\u{A0}4。让它等于这一轮的数，就赢得这一轮；算式上每张牌得一分，被盖住的也算。',
      '轮到你时，从五张牌里最多打出三张，或者过。然后补足五张，轮到下一位。',
    ],
    alone: [
      '用尽量少的回合，把算式 4\u{A0}4\u{A0}4\u{A0}4 变成这一轮的数。',
      '每回合从五张牌里最多打出三张，然后补足五张。一张也不出就是放弃这一轮。',
      '“标准”是一位细心的玩家用同样的牌需要的回合数。',
    ],
    board: [
      '符号放进空位，或者盖在不同的符号上。本回合自己打出的牌不能盖。',
      '括号当左括号还是右括号，由你决定。它放在符号旁边，不能盖在符号上；同一处同一种最多三个。放在另一个括号上，两个都拿掉。',
      '算出目标之前，括号不必配对。先算乘除，后算加减。',
    ],
    rounds: [
      '每一轮开始前，每人最多可以换三张牌。如果大家都过，这一轮作废：没人得分，直接进入下一轮。',
      '最后一轮之后，得分最高的人赢。',
    ],
    real: '用实体牌时，你们自己给每人发五张，也自己补足五张。打出什么，就在这里摆出来。',
    keys: '1 到 5 选牌，+ − * / ( ) 按符号选，方向键在算式上移动，回车打出。U 撤销，E 结束回合，Esc 放回牌。',
  },

  refused: {
    notNow: '现在不行，请稍等。',
    noSuchPlace: '那里不能放。请点亮起的位置。',
    notAGap: '符号要放在两个 4 之间。请点一个空位。',
    sameSign: '那里已经是这个符号。请换一个来盖。',
    freshCard: '那张牌是你本回合打出的。请撤销，或者盖别的牌。',
    wrongEnd: '第一个 4 之前只能放左括号，最后一个 4 之后只能放右括号。请换个方向，或换个位置。',
    fourth: '同一处同一种最多三个。请换个位置。',
    operatorOnBracket: '只有括号能拿掉括号。符号请放进空位。',
    bracketOnOperator: '括号不能盖住符号。请放在符号旁边。',
    notASign: '只有减号能当负号，还要规则允许。',
    signPlace: '负号要紧靠在 4 或括号前面，不能接在另一个负号后面。请换个位置。',
    signDepends: '负号要靠这个括号。请先盖住负号。',
    noSuchSeat: '那里没有人坐。',
    notYours: '现在轮到别人。请把设备传过去。',
    notHeld: '你没有这张牌。请选自己的牌。',
    inUse: '二十张都在算式上了。请选别的牌。',
    threePlayed: '最多打三张。请结束回合，或者撤销一张。',
    fourDiscarded: '最多换三张。请留下一张。',
    dealtOnly: '你们用的是实体牌，请自己动手换。',
    badOrder: '牌对不上。点“暂停”，再点“退回一步”。',
  },
};
