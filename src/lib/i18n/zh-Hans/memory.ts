import type { Words } from '../wording.ts';
import type { memory as english } from '../en/memory.ts';
import { formatCount } from '../format.ts';

export const memory: Words<typeof english> = {
  reason: {
    unavailable: '现在什么都不会保存。在无痕窗口里，这是正常的。',
    blocked: 'Two Dozen 在另一个窗口里开着。关掉那个窗口再试。',
    timeout: '设备存储没有响应。',
    quota: '设备空间满了。',
    newer: '这些记录是更高的版本保存的。更新应用就能看到，什么都没有删除。',
    broken: '保存失败。',
  },
  risk: (count: number) =>
    count === 0
      ? '关闭应用后，新做的题会丢失。'
      : `有 ${formatCount(count)} 处更改还没保存。保存一份备份，或者再试一次。`,
  lost: {
    fact: '保存的记录丢失了。',
    text: '浏览器的存储损坏，只好重建。以后做的题会照常保存。',
    action: '知道了',
  },
  tryAgain: '再试一次',
  trying: '正在重试…',
  inVain: (times: number) => (times === 1 ? '还是不行。' : `试了 ${times} 次，还是不行。`),
  saveFile: '保存备份',
};
