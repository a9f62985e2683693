/** One tone of an effect. Times are seconds after the effect begins. */
export interface Tone {
  readonly kind: 'tone';
  readonly shape: 'sine' | 'square' | 'sawtooth';
  readonly frequencyHz: number;
  readonly startS: number;
  readonly durationS: number;
  readonly gain: number;
}

/** White noise, as of a picture that is lost. */
interface Noise {
  readonly kind: 'noise';
  readonly startS: number;
  readonly durationS: number;
  readonly gain: number;
}

export type EffectPart = Tone | Noise;

const EFFECT_GAIN = 0.1;
const STATIC_GAIN = 0.05;
/** Length of each tone of a row; the specification gives their pitches only, so it is that of the beep. */
const ROW_TONE_S = 0.1;

const tone = (frequencyHz: number, shape: Tone['shape'], durationS: number, startS = 0): Tone => ({
  kind: 'tone',
  shape,
  frequencyHz,
  startS,
  durationS,
  gain: EFFECT_GAIN,
});

const row = (...frequenciesHz: readonly number[]) =>
  frequenciesHz.map((frequencyHz, index) => tone(frequencyHz, 'sine', ROW_TONE_S, index * ROW_TONE_S));

/** The effects of the controls (spec 9). */
export const EFFECTS = {
  /** Something is pressed, opened or closed. */
  beep: [tone(800, 'sine', 0.1)],
  /** Something is switched or chosen; also an answer of the sign-in that says no (spec 8). */
  blip: [tone(1200, 'square', 0.05)],
  /** Something went wrong. */
  error: [tone(200, 'sawtooth', 0.2)],
  /** Something has worked that might not have. */
  success: row(800, 1000, 1200),
  /** The picture goes: another view comes, or the enlarged feed is down. */
  static: [{ kind: 'noise', startS: 0, durationS: 0.1, gain: STATIC_GAIN }],
  /** The cameras are there. */
  load: row(400, 500, 600),
} as const satisfies Readonly<Record<string, readonly EffectPart[]>>;

export type EffectName = keyof typeof EFFECTS;
