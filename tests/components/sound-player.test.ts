import { EFFECTS } from '@/lib/settings/sound-effects';
import { scheduleEffect } from '@/lib/settings/sound-player';

/** Calls of the browser's audio. */
const asked: unknown[] = [];
const note =
  (what: string) =>
  (...values: number[]) =>
    void asked.push([what, ...values]);

class FakeOscillator {
  constructor(_context: unknown, { type, frequency }: OscillatorOptions) {
    asked.push([type, frequency]);
  }
  connect = (volume: object) => volume;
  start = note('start');
  stop = note('stop');
}

test('a tone swells to its volume, lasts as long as its effect says, and fades out', () => {
  Object.assign(globalThis, { OscillatorNode: FakeOscillator });
  const gain = { setValueAtTime: note('set'), linearRampToValueAtTime: note('ramp') };
  const context = { createGain: () => ({ gain, connect: () => undefined }) };
  scheduleEffect(context as unknown as AudioContext, EFFECTS.error, 0);
  expect(asked).toEqual([
    ...[
      ['set', 0, 0],
      ['ramp', 0.1, 0.005],
      ['set', 0.1, 0.195],
      ['ramp', 0, 0.2],
    ],
    ...[
      ['sawtooth', 200],
      ['start', 0],
      ['stop', 0.2],
    ],
  ]);
});
