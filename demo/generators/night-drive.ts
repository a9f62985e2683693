/** One chord has eight plucked notes. */
const CHORD_S = 12;
const PLUCKS = 8;
/** Semitones from A4 (440 Hz): A minor 9, F major 9, C major 9, G 6. */
const CHORDS = [
  { bass: -36, notes: [-21, -17, -12, -10] },
  { bass: -40, notes: [-21, -16, -12, -9] },
  { bass: -45, notes: [-21, -17, -14, -10] },
  { bass: -38, notes: [-22, -19, -14, -12] },
] as const;

export const LOOP_S = CHORD_S * CHORDS.length;

const frequencyHz = (semitones: number) => 440 * 2 ** (semitones / 12);

interface Note {
  readonly semitones: number;
  readonly startS: number;
  readonly durationS: number;
  readonly gain: number;
  /** Elapsed share of the note (0 to 1) to loudness (0 to 1). */
  readonly envelope: (share: number) => number;
}

const swell = (share: number) => Math.sin(Math.PI * share) ** 2;
const pluck = (share: number) => Math.min(1, share * 200) * Math.exp(-5 * share) * (1 - share);

function composeNotes({ bass, notes }: (typeof CHORDS)[number], index: number): Note[] {
  const startS = index * CHORD_S;
  // Chords overlap.
  const pad = { startS: startS - 2, durationS: CHORD_S + 4, envelope: swell };
  return [
    { ...pad, semitones: bass, gain: 0.22 },
    ...notes.flatMap((semitones) => [
      { ...pad, semitones, gain: 0.07 },
      // Slightly detuned for movement.
      { ...pad, semitones: semitones + 0.07, gain: 0.07 },
    ]),
    ...Array.from({ length: PLUCKS }, (_, step) => ({
      semitones: (notes[(step * 3) % notes.length] ?? 0) + 12,
      startS: startS + (step * CHORD_S) / PLUCKS,
      durationS: 3,
      gain: 0.09,
      envelope: pluck,
    })),
  ];
}

/**
 * The music of the site: slow chords and a few plucked notes, mono, samples from -1 to 1. Notes that ring past the end
 * continue at the beginning, so the loop has no seam.
 */
export function nightDrive(sampleRateHz: number): Float32Array {
  const samples = new Float32Array(LOOP_S * sampleRateHz);
  for (const { semitones, startS, durationS, gain, envelope } of CHORDS.flatMap(composeNotes)) {
    const length = durationS * sampleRateHz;
    const first = Math.round(startS * sampleRateHz) + samples.length;
    const step = (2 * Math.PI * frequencyHz(semitones)) / sampleRateHz;
    for (let index = 0; index < length; index += 1) {
      const phase = step * index;
      // The second overtone is audible on a phone.
      const wave = Math.sin(phase) + 0.3 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase);
      const place = (first + index) % samples.length;
      samples[place] = (samples[place] ?? 0) + gain * envelope(index / length) * wave;
    }
  }
  return samples;
}
