import { scheduleEffect } from './sound-graph';
import { EFFECTS, type EffectName } from './tones';

/** One for the page, made with the first sound. */
let context: AudioContext | null = null;

/** Browsers keep a page silent until somebody has touched it; where that cannot be asked, the context itself knows. */
function mayBeHeard(): boolean {
  // The type says that it is always there; an old browser has none.
  const activation = navigator.userActivation as UserActivation | undefined;
  return activation?.hasBeenActive ?? true;
}

/** Lets a context that the browser holds back go on with the next touch or key. */
function resumeOnGesture(held: AudioContext): void {
  const stop = new AbortController();
  const handleGesture = () => {
    stop.abort();
    held.resume().catch(() => undefined);
  };
  for (const gesture of ['pointerup', 'keydown'])
    window.addEventListener(gesture, handleGesture, { signal: stop.signal });
}

/** Later than this a sound has nothing to do any more with what it was for. */
const LATE_MS = 300;

/** Plays an effect, or drops it where the browser does not let it be heard now. */
export async function playEffect(name: EffectName): Promise<void> {
  if (!mayBeHeard()) return;
  context ??= new AudioContext();
  const wantedAt = performance.now();
  if (context.state !== 'running') {
    resumeOnGesture(context);
    await context.resume();
  }
  if (performance.now() - wantedAt < LATE_MS) scheduleEffect(context, EFFECTS[name], context.currentTime);
}
