/** The field for a whole line, with what is typed while it is on its way. */
export class LineField {
  #isOpen = $state(false);
  /** How often it was asked for: an open one has the focus again. */
  #times = $state(0);
  /** Null where no field is on its way. */
  #ahead: string | null;

  /** A line that was left half typed is gone on with. */
  constructor(left = '') {
    this.#isOpen = left !== '';
    this.#ahead = left || null;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get times(): number {
    return this.#times;
  }

  open(): void {
    this.#times += 1;
    if (!this.#isOpen) this.#ahead = '';
    this.#isOpen = true;
  }

  close(): void {
    this.#ahead = null;
    this.#isOpen = false;
  }

  /** A key of the page; false where it is none of this line's. */
  hears(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
    if (this.#ahead === null || event.ctrlKey || event.metaKey) return false;
    if (event.key === 'Escape') this.close();
    else if (event.key === 'Backspace') this.#ahead = this.#ahead.slice(0, -1);
    else if (event.key.length === 1) this.#ahead += event.key;
    return true;
  }

  /** For the field, which is there now. */
  takeAhead(): string {
    const ahead = this.#ahead ?? '';
    this.#ahead = null;
    return ahead;
  }
}
