interface Going<Event> {
  readonly paused: boolean;
  resume(): Promise<unknown>;
  send(event: Event, stamp: number): Promise<unknown>;
}

/** Sends what a match goes on with that may stand, since the device was passed on or the table was left: its clock runs first. */
export async function goOnBy<Event>(match: Going<Event>, event: Event, stamp: number): Promise<void> {
  if (match.paused) await match.resume();
  await match.send(event, stamp);
}
