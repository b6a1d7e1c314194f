import { describe, expect, test } from 'vitest';
import type { SoundCue } from '#lib/environment/environment.ts';
import { createTableCues } from '#lib/boards/table/cues.ts';

function table(choices: { tableSound: boolean; vibration: boolean }) {
  const heard: SoundCue[] = [];
  const felt: (readonly number[])[] = [];
  const cue = createTableCues(
    { sound: (sound) => void heard.push(sound), vibrate: (pattern) => void felt.push(pattern) },
    () => choices,
  );
  return { cue, heard, felt, choices };
}

describe('what is heard and felt at a table', () => {
  test('a slap has the pitch of its seat', () => {
    const { cue, heard, felt } = table({ tableSound: true, vibration: true });
    for (const seat of [0, 1, 2, 3]) cue('signal', seat);
    expect(heard).toEqual(['clap0', 'clap1', 'clap2', 'clap3']);
    expect(felt).toEqual([[30], [30], [30], [30]]);
  });

  test('the last three seconds are felt, those before are only heard', () => {
    const { cue, heard, felt } = table({ tableSound: true, vibration: true });
    cue('tick');
    cue('lastTick');
    expect(heard).toEqual(['tick', 'tick']);
    expect(felt).toEqual([[10]]);
  });

  test('each can be switched off by itself, also in the middle of a match', () => {
    const at = table({ tableSound: false, vibration: true });
    at.cue('wrong');
    expect([at.heard, at.felt]).toEqual([[], [[40]]]);
    at.choices.tableSound = true;
    at.choices.vibration = false;
    at.cue('heat');
    expect([at.heard, at.felt]).toEqual([['heat'], [[40]]]);
  });
});
