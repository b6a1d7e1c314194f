/** The mark on the app's icon, where the platform has one (Badging API). Apart from the environment, since the first screen does without. */
export interface IconBadge {
  /** Whether icons can be marked here: an installed app's, in browsers that know of it. */
  readonly canMark: boolean;
  /** Marks the icon, without a number, or takes the mark away. */
  mark(on: boolean): void;
}

/** The badge of a real browser. */
export const browserBadge = (): IconBadge => ({
  canMark: 'setAppBadge' in navigator,
  mark: (on) => {
    if (!('setAppBadge' in navigator)) return;
    // Refused where the app is not installed, or the system does not allow it: then there is no mark.
    (on ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {});
  },
});
