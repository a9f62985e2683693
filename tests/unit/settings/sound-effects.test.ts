import { EFFECTS, type EffectName } from '@/lib/settings/sound-effects';

const tone = (frequencyHz: number, shape: string, durationS: number, startS = 0) => ({
  kind: 'tone',
  frequencyHz,
  shape,
  durationS,
  startS,
  gain: 0.1,
});

test.each<[EffectName, unknown[]]>([
  ['beep', [tone(800, 'sine', 0.1)]],
  ['blip', [tone(1200, 'square', 0.05)]],
  ['error', [tone(200, 'sawtooth', 0.2)]],
  ['success', [tone(800, 'sine', 0.1), tone(1000, 'sine', 0.1, 0.1), tone(1200, 'sine', 0.1, 0.2)]],
  ['static', [{ kind: 'noise', durationS: 0.1, startS: 0, gain: 0.05 }]],
  ['load', [tone(400, 'sine', 0.1), tone(500, 'sine', 0.1, 0.1), tone(600, 'sine', 0.1, 0.2)]],
  ['chime', [tone(880, 'sine', 0.1), tone(660, 'sine', 0.1, 0.1), tone(880, 'sine', 0.1, 0.2)]],
])('%s has its fixed pitches, lengths and volume', (name, parts) => {
  expect(EFFECTS[name]).toEqual(parts);
});
