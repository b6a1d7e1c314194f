/** Before a game's first match on a device (SLAP-16). */
export const start = {
  lay: 'Lay it down in the middle',
  prop: 'Stand it up where all can see it',
  nothing: (players: number) =>
    players === 2 ? 'Nothing starts until you are both ready.' : 'Nothing starts until everybody is ready.',
  where: (names: readonly string[]) => `Who sits where: ${names.join(', ')}`,
  flat: { name: 'Lying flat', more: 'Each edge is turned to its player.', go: 'It’s flat' },
  standing: { name: 'Standing up', more: 'All words one way up.', go: 'It’s standing' },
  ready: 'Ready',
  isReady: 'You’re ready',
  readyOf: (ready: number, all: number) => `${ready} of ${all} ready`,
  screen: 'Screen',
  tryIt: 'Try it. Nothing counts yet.',
  say: 'Now you would say 6 + 6 + 6 + 6.',
  keep: 'Keep the solution to yourself.',
  skip: 'Skip',
  label: (name: string, says: string) => `${says}, ${name}`,
  sixes: 'To try: 6, 6, 6, 6',
  /** Of a game in which the phone is passed round. */
  begins: (name: string) => `${name} begins`,
  begin: 'Begin',
};
