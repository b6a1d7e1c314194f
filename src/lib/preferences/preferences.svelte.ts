import { LETTER_SETS } from '#lib/core/letters.ts';
import { listOf, oneOf, text, yesOrNo } from '#lib/core/read.ts';
import { isBegunEarly, noteBegun, showLooks, USUAL_LOOKS, type Looks } from '#lib/environment/looks.ts';
import type { Store } from '#lib/storage/index.ts';

const shape = {
  theme: oneOf(['system', 'light', 'dark']),
  suits: oneOf(['two', 'four']),
  motion: oneOf(['system', 'less']),
  letters: oneOf(LETTER_SETS),
  signs: oneOf(['auto', '×÷', '×:', '·:']),
  sound: yesOrNo,
  vibration: yesOrNo,
  tableSound: yesOrNo,
  awake: yesOrNo,
  thumb: oneOf(['right', 'left']),
  lies: oneOf(['auto', 'flat', 'standing']),
  clock: yesOrNo,
  streak: yesOrNo,
  badge: yesOrNo,
  keys: yesOrNo,
  lastSign: yesOrNo,
  deadEnds: yesOrNo,
  seatKeys: listOf(text(0, Infinity), 4, 4),
};

/** What a person can set. Practice is silent and still unless they want it otherwise; the table is heard. */
export interface Choices extends Looks {
  readonly sound: boolean;
  readonly vibration: boolean;
  /** Whether the table is heard: a slap, the count, a verdict. Apart from `sound`, since many hear it and one practises alone. */
  readonly tableSound: boolean;
  /** Whether the screen is kept on during a match. */
  readonly awake: boolean;
  readonly thumb: 'right' | 'left';
  /** How the device is put before people who sit at a table: as such devices usually are, flat between them, or standing before all. */
  readonly lies: 'auto' | 'flat' | 'standing';
  /** Whether the clock is shown while practising; time is kept either way. */
  readonly clock: boolean;
  /** Whether days in a row are shown. */
  readonly streak: boolean;
  /** Whether the app's icon is marked while today's hand is open, where the platform can. */
  readonly badge: boolean;
  /** Whether a sign makes the last step when two cards are left, without a tap on the other. */
  readonly lastSign: boolean;
  /** Whether a step from which nothing leads to the target is told at once. */
  readonly deadEnds: boolean;
  /** Whether single keys do something while a hand is open (WCAG 2.1.4). */
  readonly keys: boolean;
  /** At a table for four, by seat, the key that slaps or knocks (`KeyboardEvent.key`, lower case). Two use the first and the last. */
  readonly seatKeys: readonly string[];
}

const DEFAULTS: Choices = {
  ...USUAL_LOOKS,
  sound: false,
  vibration: false,
  tableSound: true,
  awake: true,
  thumb: 'right',
  lies: 'auto',
  clock: true,
  streak: true,
  badge: false,
  keys: true,
  lastSign: false,
  deadEnds: false,
  seatKeys: ['a', 'f', 'j', 'l'],
};

/** Things that are told or asked once. */
export const MARKS = [
  'begun',
  'installOffered',
  'persistAsked',
  // Each game that somebody has been shown how to begin (SLAP-16).
  'met-slap',
  'met-knock',
  'met-fours',
  'met-contest',
  'met-kings',
] as const;
export type SeenMark = (typeof MARKS)[number];

const PREFERENCES = 'preferences';

/** The settings, and what has been told once. Read at the start and when somebody comes back; every change is shown and kept at once. */
export class Preferences {
  #choices = $state.raw<Choices>(DEFAULTS);
  #marks = $state.raw<ReadonlySet<SeenMark>>(new Set());
  #loaded = $state(false);
  /** What was chosen while the store was read, or since. */
  #chosen: Partial<Choices> = {};
  readonly #store: Pick<Store, 'settings'>;

  constructor(store: Pick<Store, 'settings'>) {
    this.#store = store;
  }

  /** What is set until somebody chooses otherwise. */
  readonly usual: Choices = DEFAULTS;
  get choices(): Choices {
    return this.#choices;
  }
  /** False until the store has answered: before that nobody knows whether this is a first visit. */
  get loaded(): boolean {
    return this.#loaded;
  }
  has(mark: SeenMark): boolean {
    return this.#marks.has(mark);
  }

  async load(): Promise<void> {
    // What was chosen before is kept by now, and another window may have chosen otherwise since.
    if (this.#loaded) this.#chosen = {};
    const kept = await this.#store.settings.all();
    // A disk that has fallen silent since says nothing, and takes nothing away.
    if (this.#loaded && kept.size === 0) return;
    this.#choices = { ...decodeChoices(kept.get(PREFERENCES)), ...this.#chosen };
    this.#marks = new Set(MARKS.filter((mark) => this.has(mark) || kept.get(mark) === true));
    this.#loaded = true;
    showLooks(this.#choices);
    if (Object.keys(this.#chosen).length > 0) this.#keep();
    if (this.has('begun')) noteBegun();
    else if (isBegunEarly()) this.begin();
  }

  choose(change: Partial<Choices>): void {
    this.#choices = { ...this.#choices, ...change };
    showLooks(this.#choices);
    // Before the store has answered, the other settings are not known: keeping the defaults would undo them.
    this.#chosen = { ...this.#chosen, ...change };
    if (this.#loaded) this.#keep();
  }

  set(mark: SeenMark): void {
    if (this.has(mark)) return;
    this.#marks = new Set([...this.#marks, mark]);
    if (mark === 'begun') noteBegun();
    void this.#store.settings.put(mark, true);
  }
  /** A newcomer begins, and thinks without a clock; whoever was here before keeps what they know. */
  begin(): void {
    if (this.has('begun')) return;
    this.set('begun');
    if (this.#loaded) this.choose({ clock: false });
  }

  #keep(): void {
    void this.#store.settings.put(PREFERENCES, { ...this.#choices });
  }
}

/** Reads field by field: one that is damaged or unknown to this version falls back alone. */
function decodeChoices(kept: unknown): Choices {
  if (typeof kept !== 'object' || kept === null) return DEFAULTS;
  const read = Object.entries(shape).flatMap(([name, readField]) => {
    const field = readField(Object.getOwnPropertyDescriptor(kept, name)?.value);
    return field.ok ? [[name, field.value] as const] : [];
  });
  return { ...DEFAULTS, ...Object.fromEntries(read) };
}
