import type { Words } from '../wording.ts';
import type { memory as english } from '../en/memory.ts';
import { formatCount } from '../format.ts';

export const memory: Words<typeof english> = {
  reason: {
    unavailable: '何も保存されていません。プライベートウィンドウでは、これがふつうです。',
    blocked: 'Two Dozenが別のウィンドウで開いています。そちらを閉じて、もう一度試してください。',
    timeout: '端末のストレージが反応しません。',
    quota: '端末の空き容量がありません。',
    newer:
      'ここの記録は新しいバージョンで保存されたものです。アプリを更新すると見られます。何も消えていません。',
    broken: '保存に失敗しました。',
  },
  risk: (count: number) =>
    count === 0
      ? 'アプリを閉じると、これから解く問題の記録は消えます。'
      : `まだ保存されていない変更が${formatCount(count)}件あります。バックアップを保存するか、もう一度試してください。`,
  lost: {
    fact: '保存されていた記録が失われました。',
    text: 'ブラウザーのストレージが壊れたため、初期化されました。これからの記録は保存されます。',
    action: 'OK',
  },
  tryAgain: 'もう一度試す',
  trying: '試しています…',
  inVain: (times: number) =>
    times === 1 ? 'まだうまくいきません。' : `${times}回試しましたが、まだうまくいきません。`,
  saveFile: 'バックアップを保存',
};
