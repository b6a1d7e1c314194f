/** How it went: handed to another app, put on the clipboard, given up by the person, or neither could be done. */
export type ShareOutcome = 'shared' | 'copied' | 'dropped' | 'failed';

/** The ways out of the app for a piece of text; a test gives its own. Apart from the environment, since few pages need it. */
export interface Sharing {
  /** Hands text and link, with a picture where it takes one, to another app; where the browser cannot, to the clipboard. Must be called inside a tap. */
  share(piece: {
    readonly text: string;
    readonly url: string;
    readonly picture?: File | null;
  }): Promise<ShareOutcome>;
  /** Puts text on the clipboard. */
  copy(text: string): Promise<ShareOutcome>;
  /** The whole address of this page with another query. */
  address(search: string): string;
}

/** Sharing in a real browser. */
export const browserSharing = (): Sharing => ({
  share: async ({ text, url, picture }) => {
    // What takes files often drops the link beside them.
    const whole = picture && { text: `${text}\n${url}`, files: [picture] };
    const piece = whole && navigator.canShare?.(whole) ? whole : { text, url };
    if (!navigator.share || navigator.canShare?.(piece) === false) return copy(`${text}\n${url}`);
    try {
      await navigator.share(piece);
      return 'shared';
    } catch (fault) {
      // The person has closed the list of apps: that is no fault.
      if (fault instanceof DOMException && fault.name === 'AbortError') return 'dropped';
      return copy(`${text}\n${url}`);
    }
  },
  copy,
  address: (search) => `${location.origin}${location.pathname}${search}`,
});

async function copy(text: string): Promise<ShareOutcome> {
  // Missing where the page is not served over https; refused where the person said so.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return clipboard
    ? clipboard.writeText(text).then(
        () => 'copied',
        () => 'failed',
      )
    : 'failed';
}

/**
 * Puts a query into the address of this page, in place of the one that stands there. Not through SvelteKit: its own way weighs on the first
 * screen, and the page needs no more than that the address can be kept and sent.
 */
export function showSearch(search: string): void {
  if (location.search !== search) history.replaceState(history.state, '', `${location.pathname}${search}`);
}
