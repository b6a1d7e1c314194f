import type { Words } from '../wording.ts';
import type { matches as english } from '../en/matches.ts';
import { formatCount } from '../format.ts';
import { formatBytes } from '../measures.ts';

const AGAIN = '請把比賽重新存成檔案，再開啟那個檔案。';
const OTHER = '請選擇別的比賽檔案。';
const UPDATE = '請更新 App，再開啟一次。';

export const matches: Words<typeof english> = {
  fileFault: {
    tooLarge: ({ size, most }) =>
      `這個檔案有 ${formatBytes(size)}，而比賽檔案最多 ${formatBytes(most)}。${OTHER}`,
    empty: () => `這個檔案是空的。${AGAIN}`,
    unreadable: () => '無法讀取這個檔案。請先存到裝置上，再從那裡開啟。',
    tooDeep: () => `這個檔案不是 Two Dozen 比賽的格式。${OTHER}`,
    tooMany: () => `這個檔案內容太多，不會是一場比賽。${OTHER}`,
    notJson: () => `這個檔案已損壞。${AGAIN}`,
    notMatch: () => '這不是 Two Dozen 的比賽檔案。請選擇從比賽清單裡存出來的檔案。',
    newerFile: () => `這個檔案是較新的版本儲存的。${UPDATE}`,
    header: () => `這個檔案的開頭已損壞。${AGAIN}`,
    tooLong: () => `這個檔案裡的步數超過了一場比賽的上限。${OTHER}`,
    cutOff: () => `這個檔案不完整：少了幾步。${AGAIN}`,
    unknownGame: () => `這個版本沒有這場比賽的遊戲。${UPDATE}`,
    newerRules: () => `這場比賽用的是較新版本的規則。${UPDATE}`,
    olderRules: () => '這場比賽用的是舊規則，這個版本已經不支援。',
    config: () => `這個檔案裡的規則無法使用。${AGAIN}`,
    players: ({ expected, found }) =>
      `這個遊戲要 ${formatCount(expected)} 位玩家，檔案裡有 ${formatCount(found)} 位。${AGAIN}`,
    names: ({ why }) =>
      `第 ${formatCount(why.seat + 1)} 位玩家的名字${{ emptyName: '是空的', longName: '太長', sameName: '重複了' }[why.code]}。${AGAIN}`,
    event: ({ seq }) => `這個檔案的第 ${formatCount(seq + 1)} 步讀不出來。${AGAIN}`,
    refused: ({ seq }) => `這個檔案的第 ${formatCount(seq + 1)} 步不符合規則。${AGAIN}`,
  },
};
