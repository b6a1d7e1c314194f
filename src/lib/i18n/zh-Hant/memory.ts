import type { Words } from '../wording.ts';
import type { memory as english } from '../en/memory.ts';
import { formatCount } from '../format.ts';

export const memory: Words<typeof english> = {
  reason: {
    unavailable: '現在什麼都不會儲存。在無痕視窗裡，這是正常的。',
    blocked: 'Two Dozen 在另一個視窗裡開著。關掉那個視窗再試。',
    timeout: '裝置的儲存空間沒有回應。',
    quota: '裝置空間滿了。',
    newer: '這些紀錄是較新版本儲存的。更新 App 就能看到，什麼都沒有刪除。',
    broken: '儲存失敗。',
  },
  risk: (count: number) =>
    count === 0
      ? '關閉 App 後，新做的題目會遺失。'
      : `有 ${formatCount(count)} 處更改還沒儲存。儲存一份備份，或者再試一次。`,
  lost: {
    fact: '儲存的紀錄遺失了。',
    text: '瀏覽器的儲存空間損壞，只好重建。以後做的題目會照常儲存。',
    action: '知道了',
  },
  tryAgain: '再試一次',
  trying: '正在重試…',
  inVain: (times: number) => (times === 1 ? '還是不行。' : `試了 ${times} 次，還是不行。`),
  saveFile: '儲存備份',
};
