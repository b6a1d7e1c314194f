// A loudspeaker that never starts: what is played is made and wired, and no thread of the browser counts out the silence of a whole run.
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    void super.suspend();
  }
  override resume(): Promise<void> {
    return Promise.resolve();
  }
};
