/** A tone, or noise without a frequency. */
export interface EffectPart {
  readonly shape: 'sine' | 'square' | 'sawtooth' | 'noise';
  readonly frequencyHz: number;
  /** Relative to the start of the effect. */
  readonly startS: number;
  readonly durationS: number;
  readonly gain: number;
}

const EFFECT_GAIN = 0.1;
const STATIC_GAIN = 0.05;
const SEQUENCE_TONE_S = 0.1;

const tone = (frequencyHz: number, shape: EffectPart['shape'], durationS: number, startS = 0): EffectPart => ({
  shape,
  frequencyHz,
  startS,
  durationS,
  gain: shape === 'noise' ? STATIC_GAIN : EFFECT_GAIN,
});

const sequence = (...frequenciesHz: readonly number[]) =>
  frequenciesHz.map((frequencyHz, index) => tone(frequencyHz, 'sine', SEQUENCE_TONE_S, index * SEQUENCE_TONE_S));

export const EFFECTS = {
  beep: [tone(800, 'sine', 0.1)],
  blip: [tone(1200, 'square', 0.05)],
  error: [tone(200, 'sawtooth', 0.2)],
  success: sequence(800, 1000, 1200),
  static: [tone(0, 'noise', 0.1)],
  load: sequence(400, 500, 600),
  chime: sequence(880, 660, 880),
} as const satisfies Readonly<Record<string, readonly EffectPart[]>>;

export type EffectName = keyof typeof EFFECTS;
