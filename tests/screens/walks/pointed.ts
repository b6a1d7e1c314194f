/** What a style sheet asks of the device where it means a mouse, and the keyboard that lies beside it. */
const MOUSE = /^(not )?(\(hover: hover\) and )?\(pointer: fine\)$/;
const asked = new WeakMap<CSSMediaRule, string>();

/** Shows the page as on a laptop, or as on a device that is touched: which it is, the browser does not let a test say. */
export function pointAt(hasMouse: boolean): void {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const condition = asked.get(rule) ?? rule.media.mediaText;
      const parts = MOUSE.exec(condition);
      if (!parts) continue;
      asked.set(rule, condition);
      rule.media.mediaText = hasMouse === (parts[1] === undefined) ? 'all' : 'not all';
    }
}
