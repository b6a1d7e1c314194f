/** What an engine does for a test. Both drivers have it, so that what is tried is written once. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** Whether what it keeps outlives its process. */
  readonly canBeKilled: boolean;
  /** A window that shares nothing with any other. */
  window(): Promise<Window>;
  /** The same, in which `kill` may be called. */
  killable(): Promise<Window>;
  close(): Promise<void>;
}

export interface Window {
  /** Goes to an address; `none` does not wait for the page. */
  open(address: string, wait?: 'none' | 'complete'): Promise<void>;
  /** The value of an expression in the page, as JSON; a promise is waited for. */
  /** Goes back as a person does. */
  back(): Promise<void>;
  ask(code: string): Promise<unknown>;
  /** What a finger or the keys do, as WebDriver writes it. */
  act(sources: readonly object[]): Promise<void>;
  /** A picture as PNG, for people to look at. */
  picture(): Promise<Uint8Array>;
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** SIGKILL to what the page runs in. Afterwards there is a window again, and what was kept is there. */
  kill(): Promise<void>;
  close(): Promise<void>;
}
