/** Devices whose own gestures take touches away from a table: an iPad's with several fingers, Android's picture with three. */
export type Device = 'ipad' | 'android';

/** Which of them this is; null where it is none or cannot be known. */
export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device | null {
  if (userAgent.includes('Android')) return 'android';
  // An iPad calls itself a Mac; no Mac has a touch screen.
  const isIpad = userAgent.includes('iPad') || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isIpad ? 'ipad' : null;
}
