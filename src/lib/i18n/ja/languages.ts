import type { Words } from '../wording.ts';
import type { languages as english } from '../en/languages.ts';

export const languages: Words<typeof english> = {
  title: '言語',
  once: '言語のダウンロードは一度だけで、約40\u{A0}KBです。その後はオフラインで使えます。',
  checked: '人が確認済み',
  unchecked: 'まだ人が確認していないため、おかしな言葉があるかもしれません',
  partly: (said, of) => `${of}文のうち${said}文。残りは英語です`,
  fetching: 'ダウンロードしています…',
  needsNetwork: 'インターネットが必要',
  offline: 'オフラインです。すでにダウンロードした言語を選べます。',
  failed: '言語をダウンロードできませんでした。接続を確かめて、もう一度試してください。',
  refused: 'このブラウザーでは、選んだ言語を記憶できません。',
  wrong: 'おかしな言葉を見つけたら',
  wrongMore: '書き込んで送るための1行をコピーします',
  line: (version: string, name: string) => `Two Dozen ${version}、${name}：「…」は「…」が正しい`,
  copied: 'コピーしました。',
  notCopied: 'コピーできませんでした。',
  keeps: '途中の問題や対戦はそのままです。',
};
