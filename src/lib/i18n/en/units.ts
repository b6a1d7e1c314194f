const counted = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

/** How long something takes. */
export const units = {
  /** What stands before tenths. */
  point: '.',
  /** Under a minute, with its tenths: "9.4 s". */
  seconds: (tenths: string) => `${tenths} s`,
  /** Below a second. */
  milliseconds: (count: number) => `${count} ms`,
  /** The same for those who hear it. */
  speakSeconds: (tenths: string) => `${tenths} seconds`,
  /** A clock for those who hear it: "42 seconds", "1 minute 5 seconds". */
  speakClock: (minutes: number, seconds: number) =>
    `${minutes === 0 ? '' : `${counted(minutes, 'minute', 'minutes')} `}${counted(seconds, 'second', 'seconds')}`,
};
