import type { Words } from '../wording.ts';
import type { table as english } from '../en/table.ts';

export const table: Words<typeof english> = {
  turnRound: '反対側に向ける',
  tell: 'ゲームの流れ',
  pause: {
    open: '一時停止',
    title: '一時停止中',
    go: '続ける',
    step: '1つ戻す',
    set: '1回分戻す',
    redo: 'やり直す',
    verdict: '判定を変える',
    stray: (name: string) => `${name}の誤タッチを取り消す`,
    count: '枚数を直す',
    how: '遊び方',
    rules: 'ルール',
    keys: 'キー',
    lies: '置き方',
    full: '全画面',
    stop: '対戦を終える',
    stopMore: '全員が同意したら',
    stopTitle: '対戦を終えますか？',
    stopText: '得点は今のまま確定します。あとから続けることはできません。',
    across: {
      title: '戻しますか？',
      text: 'そのあとに新しいカードを見た人がいます。全員が同意したときだけ戻してください。',
      not: '戻さない',
    },
    stopNot: 'まだ続ける',
    stopAll: '全員同意',
    leave: '席を立つ',
    leaveMore: 'ホームから続けられます',
    dark: '画面が消えることがあります。',
  },
  lies: {
    auto: '自動',
    flat: 'テーブルに平らに置く',
    standing: '立てる',
  },
  count: {
    title: '枚数を直す',
    less: (name: string) => `${name}：1枚減らす`,
    more: (name: string) => `${name}：1枚増やす`,
    onTable: '場',
    keep: '保存',
    explain: (all: number, off: number, players: number) => {
      if (off > 0) return `${off}枚多すぎます。減らしてください。`;
      if (off < 0) return `${-off}枚足りません。増やしてください。`;
      return players === 2
        ? `全部で${all}枚です。1人が1枚増えると、相手は1枚減ります。`
        : `全部で${all}枚です。プレイヤーの間で動くだけです。`;
    },
  },
  verdict: {
    title: '判定を変える',
    was: {
      right: (name: string) => `${name}の解は正解になっています。`,
      wrong: (name: string) => `${name}の解は間違いになっています。`,
    },
    follow: 'カードも新しい判定に合わせて動きます。',
    reason: '理由',
    usual: ['聞き間違い', '入力ミス', '全員が同意'],
    now: { right: '正解だった', wrong: '間違いだった' },
  },
  cover: {
    title: '対戦を一時停止中',
    text: '全員、席にいますか？',
    more: 'その他',
  },
  keys: {
    title: 'キー',
    text: '席ごとにキーが1つあります。席をタップして、新しいキーを押してください。',
    press: 'キーを押してください',
    refused: 'ほかの席が使っていない文字か数字にしてください。',
    usual: 'キーを初期化',
    of: (name: string, key: string) => `${name}：${key}`,
  },
  target: {
    title: '新しい目標',
    eight: '表向きの8枚。',
    takeAway: '4枚を除く',
    stay: '真ん中の4枚が残ります',
    leave: '大きい2枚と小さい2枚を除きます。',
    add: '全部足す',
    set: '目標を決める',
    make: (target: number) => `${target}を作る`,
    share: (of100: number) => `100回に${of100}回は解があります`,
    fewDeals: '解がある回は半分もありません。',
    deal: '切って配る',
    play: (target: number) => `目標${target}で始める`,
    what: '入力するカード',
    all: '8枚全部',
    four: '残った4枚',
    change: 'カードを変える',
    impossible: 'この組み合わせはありえません。1枚変えてください。',
    leftOut: '大きい2枚と小さい2枚は、アプリが除きます。',
    leftOutFour: '大きい2枚と小さい2枚は、もう除いてあります。',
    stays: (rank: string) => `${rank}、残る`,
    leaves: (rank: string) => `${rank}、除く`,
  },
};
