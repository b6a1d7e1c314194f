import type { Words } from '../wording.ts';
import type { languages as english } from '../en/languages.ts';

export const languages: Words<typeof english> = {
  title: '語言',
  once: '每種語言只需下載一次，約 40 KB，之後離線也能用。',
  checked: '已有人校對',
  unchecked: '還沒有人校對，有些詞句可能不自然',
  partly: (said, of) => `已有 ${said}/${of} 句，其餘顯示英文`,
  fetching: '正在下載…',
  needsNetwork: '需要網路',
  offline: '現在沒有連上網路。可以選這台裝置上已有的語言。',
  failed: '無法下載這種語言。請檢查網路，再試一次。',
  refused: '這個瀏覽器不允許記住你的選擇。',
  wrong: '發現用詞不對？',
  wrongMore: '複製一行文字，填好後傳給我們',
  line: (version: string, name: string) => `Two Dozen ${version}，${name}：「…」應為「…」`,
  copied: '已複製。',
  notCopied: '無法複製這行文字。',
  keeps: '沒做完的題目和比賽都會保持原樣。',
};
