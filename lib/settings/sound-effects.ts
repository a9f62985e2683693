/** `startS` is relative to the start of the effect. */
export interface Tone {
  readonly kind: 'tone';
  readonly shape: 'sine' | 'square' | 'sawtooth';
  readonly frequencyHz: number;
  readonly startS: number;
  readonly durationS: number;
  readonly gain: number;
}

interface Noise {
  readonly kind: 'noise';
  readonly startS: number;
  readonly durationS: number;
  readonly gain: number;
}

export type EffectPart = Tone | Noise;

const EFFECT_GAIN = 0.1;
const STATIC_GAIN = 0.05;
const SEQUENCE_TONE_S = 0.1;

const tone = (frequencyHz: number, shape: Tone['shape'], durationS: number, startS = 0): Tone => ({
  kind: 'tone',
  shape,
  frequencyHz,
  startS,
  durationS,
  gain: EFFECT_GAIN,
});

const sequence = (...frequenciesHz: readonly number[]) =>
  frequenciesHz.map((frequencyHz, index) => tone(frequencyHz, 'sine', SEQUENCE_TONE_S, index * SEQUENCE_TONE_S));

export const EFFECTS = {
  beep: [tone(800, 'sine', 0.1)],
  blip: [tone(1200, 'square', 0.05)],
  error: [tone(200, 'sawtooth', 0.2)],
  success: sequence(800, 1000, 1200),
  static: [{ kind: 'noise', startS: 0, durationS: 0.1, gain: STATIC_GAIN }],
  load: sequence(400, 500, 600),
  chime: sequence(880, 660, 880),
} as const satisfies Readonly<Record<string, readonly EffectPart[]>>;

export type EffectName = keyof typeof EFFECTS;
