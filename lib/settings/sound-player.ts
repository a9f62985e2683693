import { EFFECTS, type EffectName, type EffectPart } from './sound-effects';

const FADE_S = 0.005;
const LATE_MS = 300;

function createNoise(context: BaseAudioContext, durationS: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(durationS * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(context, { buffer });
}

function createSource(context: BaseAudioContext, { shape, frequencyHz, durationS }: EffectPart) {
  if (shape === 'noise') return createNoise(context, durationS);
  return new OscillatorNode(context, { type: shape, frequency: frequencyHz });
}

/** @param atS Start on the context's clock, in seconds. */
export function scheduleEffect(context: BaseAudioContext, parts: readonly EffectPart[], atS: number): void {
  for (const part of parts) {
    const startS = atS + part.startS;
    const endS = startS + part.durationS;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, startS);
    volume.gain.linearRampToValueAtTime(part.gain, startS + FADE_S);
    volume.gain.setValueAtTime(part.gain, endS - FADE_S);
    volume.gain.linearRampToValueAtTime(0, endS);
    const source = createSource(context, part);
    source.connect(volume).connect(context.destination);
    source.start(startS);
    source.stop(endS);
  }
}

let context: AudioContext | null = null;

/** Browsers mute a page until the first interaction. */
function isAudible(): boolean {
  // Missing in old browsers, despite the type.
  const activation = navigator.userActivation as UserActivation | undefined;
  return activation?.hasBeenActive ?? true;
}

function resumeOnGesture(suspended: AudioContext): void {
  const handleGesture = () => void suspended.resume().catch(() => undefined);
  for (const gesture of ['pointerup', 'keydown']) window.addEventListener(gesture, handleGesture, { once: true });
}

export async function playEffect(name: EffectName): Promise<void> {
  if (!isAudible()) return;
  context ??= new AudioContext();
  const wantedAt = performance.now();
  if (context.state !== 'running') {
    resumeOnGesture(context);
    await context.resume();
  }
  if (performance.now() - wantedAt < LATE_MS) scheduleEffect(context, EFFECTS[name], context.currentTime);
}
