import type { EffectPart } from './tones';

/** A tone that begins or ends at once clicks; this is a tenth of the shortest. */
const EDGE_S = 0.005;

function noiseSource(context: BaseAudioContext, durationS: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(durationS * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

function sourceOf(context: BaseAudioContext, part: EffectPart): AudioScheduledSourceNode {
  if (part.kind === 'noise') return noiseSource(context, part.durationS);
  const oscillator = context.createOscillator();
  oscillator.type = part.shape;
  oscillator.frequency.value = part.frequencyHz;
  return oscillator;
}

/** Builds an effect into an audio graph, to be heard from `atS` on, seconds of the context's own clock. */
export function scheduleEffect(context: BaseAudioContext, parts: readonly EffectPart[], atS: number): void {
  for (const part of parts) {
    const startS = atS + part.startS;
    const endS = startS + part.durationS;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, startS);
    volume.gain.linearRampToValueAtTime(part.gain, startS + EDGE_S);
    volume.gain.setValueAtTime(part.gain, endS - EDGE_S);
    volume.gain.linearRampToValueAtTime(0, endS);
    const source = sourceOf(context, part);
    source.connect(volume).connect(context.destination);
    source.start(startS);
    source.stop(endS);
  }
}
