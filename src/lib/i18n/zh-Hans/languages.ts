import type { Words } from '../wording.ts';
import type { languages as english } from '../en/languages.ts';

export const languages: Words<typeof english> = {
  title: '语言',
  once: '每种语言只需下载一次，约 40 KB，之后离线也能用。',
  checked: '已有人校对',
  unchecked: '还没有人校对，有些词句可能不自然',
  partly: (said, of) => `已有 ${said}/${of} 句，其余显示英文`,
  fetching: '正在下载…',
  needsNetwork: '需要联网',
  offline: '现在没有联网。可以选这台设备上已有的语言。',
  failed: '没能下载这种语言。请检查网络，再试一次。',
  refused: '这个浏览器不允许记住你的选择。',
  wrong: '发现用词不对？',
  wrongMore: '复制一行文字，填好后发给我们',
  line: (version: string, name: string) => `Two Dozen ${version}，${name}：“…”应为“…”`,
  copied: '已复制。',
  notCopied: '没能复制这行文字。',
  keeps: '没做完的题和比赛都会保持原样。',
};
