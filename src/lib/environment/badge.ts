/** The mark on the app's icon, where the platform has one (Badging API). Apart from the environment, since the first screen does without. */
export interface IconBadge {
  /** Whether icons can be marked here: an installed app's, in browsers that know of it. */
  readonly canMark: boolean;
  /** Marks the icon, without a number, or takes the mark away. False where that is refused: it is not installed, or the system does not allow it. */
  mark(on: boolean): Promise<boolean>;
}

/** The badge of a real browser. */
export const browserBadge = (): IconBadge => ({
  canMark: 'setAppBadge' in navigator,
  mark: async (on) => {
    if (!('setAppBadge' in navigator)) return false;
    return (on ? navigator.setAppBadge() : navigator.clearAppBadge()).then(
      () => true,
      () => false,
    );
  },
});
