/** How the phone is turned, in degrees: what the system turns the page by so that it stands upright. */
export type Angle = 0 | 90 | 180 | 270;

/** Whether the device keeps its screen on when asked to. */
export type ScreenKept = 'on' | 'refused';

/** What a phone on a table does with its screen; a test gives its own. Apart from the environment, since only a match needs it. */
export interface DeviceScreen {
  /**
   * Keeps the screen on until the answer is called, and says at each change whether the device does. Whatever takes the lock away, it is asked
   * for again as soon as the page is seen, and at the next touch.
   */
  keepOn(listener: (kept: ScreenKept) => void): () => void;
  /** Whether the page can have the whole screen. */
  canFill(): boolean;
  /** Takes the whole screen; to be called inside a tap. Whether it has it now. */
  fill(): Promise<boolean>;
  /** Gives the whole screen back, if it was taken. */
  unfill(): Promise<void>;
  angle(): Angle;
  /** Whether it is pointed at with a mouse or the like, not with a finger: such a screen stands. */
  isPointedAt(): boolean;
  /** Calls back whenever the page is turned; the answer stops it. */
  onTurn(listener: (angle: Angle) => void): () => void;
}

/** The screen of a real device. Touches nothing until a member is called. */
export const browserScreen = (): DeviceScreen => ({
  keepOn,
  canFill: () => document.fullscreenEnabled === true,
  fill: async () =>
    (await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).then(
      () => true,
      () => false,
    )) ?? false,
  unfill: async () => {
    // The system may have taken it back a moment ago: then there is nothing to do.
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
  },
  angle,
  isPointedAt: () => matchMedia('(pointer: fine)').matches,
  onTurn: (listener) => {
    const [source, type] = screen.orientation
      ? ([screen.orientation, 'change'] as const)
      : ([window, 'orientationchange'] as const);
    const tell = () => listener(angle());
    source.addEventListener(type, tell);
    return () => source.removeEventListener(type, tell);
  },
});

function keepOn(listener: (kept: ScreenKept) => void): () => void {
  let lock: WakeLockSentinel | null = null;
  let told: ScreenKept | null = null;
  let asking = false;
  let over = false;

  function tell(kept: ScreenKept): void {
    if (over || kept === told) return;
    told = kept;
    listener(kept);
  }
  function lost(): void {
    lock = null;
    // A hidden page loses it as a matter of course, and gets it back when it is seen.
    if (document.visibilityState === 'visible') tell('refused');
  }
  async function ask(): Promise<void> {
    if (over || asking || lock || document.visibilityState !== 'visible') return;
    asking = true;
    // Missing in old browsers and installed apps of old iOS; refused by a phone that saves its battery.
    const got = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
    asking = false;
    if (over) return void got?.release();
    lock = got;
    lock?.addEventListener('release', lost);
    tell(lock ? 'on' : 'refused');
  }

  const again = () => void ask();
  document.addEventListener('visibilitychange', again);
  window.addEventListener('pointerdown', again, { capture: true, passive: true });
  again();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    window.removeEventListener('pointerdown', again, { capture: true });
    lock?.removeEventListener('release', lost);
    void lock?.release();
  };
}

/** Older phones say it as −90, 0, 90 or 180 on the window; a desktop may not say it at all. */
function angle(): Angle {
  const old = 'orientation' in window ? Number(window.orientation) : 0;
  const turned = (screen.orientation?.angle ?? old) + 360;
  return ([0, 90, 180, 270] as const)[Math.round(turned / 90) % 4] ?? 0;
}
