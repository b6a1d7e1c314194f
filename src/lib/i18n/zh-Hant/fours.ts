import type { Words } from '../wording.ts';
import type { Sign } from '#lib/games/fours/cards.ts';
import type { fours as english } from '../en/fours.ts';
import { formatCount } from '../format.ts';
import { list } from './forms.ts';

const cards = (count: number) => `${formatCount(count)} 張牌`;
const points = (count: number) => `${formatCount(count)} 分`;
const turns = (count: number) => `${formatCount(count)} 回合`;
const rounds = (count: number) => `${formatCount(count)} 輪`;

const SPOKEN: Readonly<Record<Sign, string>> = {
  '+': '加',
  '−': '減',
  '×': '乘',
  '÷': '除以',
  '()': '括號',
};

/** Where on the board: 0 before the first 4 … 4 after the last. */
const placeName = (place: number) =>
  place === 0 ? '第一個 4 之前' : place === 4 ? '最後一個 4 之後' : `空位 ${place}`;

/** Against par: golf's word would not be understood, so 標準 is said. */
const againstPar = (difference: number) =>
  difference === 0 ? '與標準持平' : `比標準${difference < 0 ? '少' : '多'} ${Math.abs(difference)} 回合`;

export const fours: Words<typeof english> = {
  opening: [
    '大家共用一個算式：四個 4。搶先算出這一輪的目標。',
    '輪到你時，最多出三張牌，每張是一個符號或括號，然後把裝置傳下去。',
  ],
  title: '四個四',
  alone: '四個四，單人',
  real: '四個四，實體牌',
  roundOf: (round: number, rounds: number) => `第 ${round} 輪，共 ${rounds} 輪`,
  score: (name: string, score: number, turn: boolean) =>
    `${name}，${points(score)}${turn ? '，輪到出牌' : ''}`,
  scores: '得分',
  make: '算出',
  makes: (target: number) => `算出 ${target}`,
  board: '算式',
  hand: '你的手牌',
  signs: '符號',
  spoken: SPOKEN,
  bracket: { '(': '左括號', ')': '右括號' },
  place: (place: number, pile: readonly Sign[]) => {
    const [top, ...under] = pile.map((sign) => SPOKEN[sign]);
    if (top === undefined) return place === 0 || place === 4 ? placeName(place) : `${placeName(place)}，空著`;
    return [placeName(place), top, ...under.map((sign) => `蓋著${sign}`)].join('，');
  },
  lies: (what: string, place: number, nth: number) =>
    `${what}${nth > 1 ? ` ${nth}` : ''}，在${placeName(place)}`,
  sign: '負號',
  fits: (name: string) => `${name}，可放`,
  slot: (place: number, nth: number) => `${placeName(place)}，第 ${nth} 處，可放`,
  chosen: (name: string) => `${name}，已選取`,
  covered: (count: number) => `${count} 張牌`,
  incomplete: (gaps: number, open: number, closed: number) => {
    const missing = [
      ...(open > 0 ? [`缺 ${formatCount(open)} 個右括號`] : []),
      ...(closed > 0 ? [`缺 ${formatCount(closed)} 個左括號`] : []),
      ...(gaps > 0 ? [`${formatCount(gaps)} 個空位`] : []),
    ].join('，');
    if (missing === '') return '未完成';
    return open + closed === 0 ? `未完成：${missing}` : missing;
  },
  byZero: '除數是零',
  not: (target: number) => `不是 ${target}`,
  points,

  playAs: '當作',
  faces: { '(': '(', ')': ')', operator: '−', sign: '負號' },
  faceNames: { '(': '左括號', ')': '右括號', operator: '減號', sign: '負號' },
  putBack: '放回',
  tapLit: '點一個亮起的位置。',
  bracketNew: '新牌：括號。可以當 ( 或 ) 打在符號旁邊。括號裡的先算。',
  bracketPicked: '在下面選 ( 或 )，再點亮起的位置。放在另一個括號上，兩個都會拿掉。',
  pickFirst: '先點一張牌。',
  begins: '點一張牌，再點一個位置。',
  whatHere: (place: number) => `把什麼放在${placeName(place)}？`,
  endOrBack: '結束回合，或者復原。',
  whereThen: (name: string) => `${name}：先點位置，再點牌。`,
  goesLit: (sign: string) => `點一個亮起的位置放 ${sign}。`,
  nowhere: (sign: string) => `${sign} 現在無處可放，請放回。`,
  pass: '過',
  passNone: '過 · 已出 0/3',
  end: (played: number) => `結束回合 · ${played}/3`,
  endAndWin: '結束回合並獲勝',
  giveUpNone: '放棄 · 0/3',
  giveUp: '放棄這一輪',
  giveUpAsk: '一張牌不出就結束，等於放棄這一輪。',

  passTo: (name: string) => `交給${name}`,
  swapsFirst: (name: string) => `${name}可以先換牌，最多三張。`,
  swapsNext: (name: string, target: number) => `${name}最多可以換三張牌。接下來：算出 ${target}。`,
  starts: (name: string, target: number) => `${name}先來。算出 ${target}。`,
  iAm: (name: string) => `我是${name}`,
  headphones: '如果用螢幕報讀器，請先戴上耳機：你的手牌會唸出來。',
  played: (name: string, signs: readonly string[]) =>
    signs.length === 0 ? `${name}過了。` : `${name}打出了 ${list(signs)}。`,
  hidden: '手牌已隱藏。',
  now: (line: string, says: string) => `現在的算式：${line}，${says}。`,
  playedAt: (sign: string, place: number, off: 'bracket' | 'sign' | null) =>
    `${sign}${off === null ? '' : off === 'sign' ? ' 蓋在負號上' : ' 蓋在括號上'}（${placeName(place)}）`,

  made: (name: string, target: number) => `${name}算出了 ${target}`,
  youMade: (target: number) => `你算出了 ${target}`,
  onBoard: (count: number) => `算式上有 ${cards(count)}，得 ${points(count)}`,
  inTurns: (count: number, par: number | null) =>
    `用了 ${turns(count)}${par === null ? '' : `，標準 ${par}`}`,
  nobody: (target: number) => `沒人算出 ${target}`,
  notMade: (target: number) => `你沒算出 ${target}`,
  allPassed: (next: number) => `大家都過了，所以沒人得分。接下來是第 ${next} 輪。`,
  givenUp: '你放棄了這一輪。',
  byHand: '每人最多換三張牌。',
  next: (round: number, target: number) => `第 ${round} 輪：算出 ${target}`,
  swap: '先換牌',
  swapAll: '傳一圈換牌',
  swapWhat: '下一輪之前，每人最多可以換三張牌。',
  swapWhatAtTurn: '每人在自己的第一回合開始時，最多可以換三張牌。',
  swapWhatAlone: '下一輪之前，你最多可以換三張牌。',
  swapTitle: '最多換三張',
  swapNone: '五張都留下',
  swapSome: (count: number) => `換 ${cards(count)}`,
  swapText: (round: number, target: number) => `第 ${round} 輪：算出 ${target}。點要換掉的牌。`,
  goes: (name: string) => `${name}，換掉`,
  drew: (count: number) => `你抽了 ${cards(count)}`,
  drewText: (name: string) => `只給${name}看。新牌有標記。`,
  isNew: (name: string) => `${name}，新牌`,

  backRound: '退回一輪',

  wins: (name: string) => `${name}贏了`,
  share: (names: readonly string[]) => `${list(names)}平手`,
  stopped: '提前結束',
  final: '最終得分',
  rounds: (count: number) => `贏了 ${rounds(count)}`,
  again: '再來一場',
  replay: '重播',
  home: '首頁',

  solo: {
    standing: (turn: number, par: number | null) => `第 ${turn} 回合${par === null ? '' : ` · 標準 ${par}`}`,
    bars: (turn: number, par: number | null) => `第 ${turn} 回合${par === null ? '' : `，標準 ${par}`}`,
    under: (turns: number) => `少 ${turns}`,
    over: (turns: number) => `多 ${turns}`,
    onPar: '持平',
    void: '作廢',
    unknown: (count: number) => turns(count),
    sum: (difference: number | null) => (difference === null ? '所有輪次都玩完了' : againstPar(difference)),
    turnsFor: (count: number, made: number) =>
      made === 0 ? '一輪也沒算出' : `${rounds(made)}用了 ${turns(count)}`,
    round: (target: number, what: string) => `${target}：${what}`,
    best: (difference: number, made: number | null) =>
      `最佳：${againstPar(difference)}${made === null ? '' : `（${rounds(made)}）`}`,
  },

  could: {
    ask: '我本來能贏嗎？',
    leave: '返回結果',
    only: (name: string) => `只給${name}看`,
    yes: (name: string) => `能，在${name}的最後一回合`,
    no: '不能，最後一回合贏不了',
    how: (plays: readonly string[]) => `打出這些就夠了：${list(plays)}。`,
    none: (tried: number, target: number) =>
      tried === 0
        ? '怎麼打都湊不成完整的算式。'
        : tried === 1
          ? `能湊成的算式只有一個，結果不是 ${target}。`
          : `能湊成的 ${formatCount(tried)} 個算式，沒有一個得 ${target}。`,
    held: (name: string) => `${name}的手牌`,
    used: (name: string) => `${name}，已打出`,
    looking: '正在找…',
    unanswered: '查不出來。請稍後再試。',
    back: '重新隱藏',
  },

  help: {
    open: '規則和按鍵',
    title: '四個四',
    together: [
      '所有人共用一個算式：4\u{A0}4\u{A0}4\u{A0}4。讓它等於這一輪的數，就贏得這一輪；算式上每張牌得一分，被蓋住的也算。',
      '輪到你時，從五張牌裡最多打出三張，或者過。然後補足五張，輪到下一位。',
    ],
    alone: [
      '用盡量少的回合，把算式 4\u{A0}4\u{A0}4\u{A0}4 變成這一輪的數。',
      '每回合從五張牌裡最多打出三張，然後補足五張。一張也不出就是放棄這一輪。',
      '「標準」是一位細心的玩家用同樣的牌需要的回合數。',
    ],
    board: [
      '符號放進空位，或者蓋在不同的符號上。本回合自己打出的牌不能蓋。',
      '括號當左括號還是右括號，由你決定。它放在符號旁邊，不能蓋在符號上；同一處同一種最多三個。放在另一個括號上，兩個都拿掉。',
      '算出目標之前，括號不必配對。先算乘除，後算加減。',
    ],
    rounds: [
      '每一輪開始前，每人最多可以換三張牌。如果大家都過，這一輪作廢：沒人得分，直接進入下一輪。',
      '最後一輪之後，得分最高的人贏。',
    ],
    real: '用實體牌時，請自行發給每人五張，並補足五張。打出什麼，就在這裡擺出來。',
    keys: '1 到 5 選牌，+ − * / ( ) 依符號選，方向鍵在算式上移動，Enter 打出。U 復原，E 結束回合，Esc 放回牌。',
  },

  refused: {
    notNow: '現在不行，請稍等。',
    noSuchPlace: '那裡不能放。請點亮起的位置。',
    notAGap: '符號要放在兩個 4 之間。請點一個空位。',
    sameSign: '那裡已經是這個符號。請換一個來蓋。',
    freshCard: '那張牌是你本回合打出的。請復原，或者蓋別的牌。',
    wrongEnd: '第一個 4 之前只能放左括號，最後一個 4 之後只能放右括號。請換個方向，或換個位置。',
    fourth: '同一處同一種最多三個。請換個位置。',
    operatorOnBracket: '只有括號能拿掉括號。符號請放進空位。',
    bracketOnOperator: '括號不能蓋住符號。請放在符號旁邊。',
    notASign: '只有減號能當負號，還要規則允許。',
    signPlace: '負號要緊靠在 4 或括號前面，不能接在另一個負號後面。請換個位置。',
    signDepends: '負號要靠這個括號。請先蓋住負號。',
    noSuchSeat: '那裡沒有人坐。',
    notYours: '現在輪到別人。請把裝置傳過去。',
    notHeld: '你沒有這張牌。請選自己的牌。',
    inUse: '二十張都在算式上了。請選別的牌。',
    threePlayed: '最多打三張。請結束回合，或者復原一張。',
    fourDiscarded: '最多換三張。請留下一張。',
    dealtOnly: '你們用的是實體牌，請自己動手換。',
    badOrder: '牌對不上。點「暫停」，再點「退回一步」。',
  },
};
