/** Keys as WebDriver writes those that print nothing. */
const NAMED: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Keys pressed one after the other; `Shift+A` holds the first while the second is pressed. */
export const pressed = (keys: readonly string[]): readonly object[] => [
  {
    type: 'key',
    id: 'keys',
    actions: keys.flatMap((each) => {
      const parts = each.length > 1 ? each.split('+') : [each];
      const values = parts.map((part) => NAMED[part] ?? part);
      return [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
    }),
  },
];
