import { soundSetting } from './settings';
import type { EffectName } from './sound-effects';

/** Plays an effect if the visitor turned sounds on. Audio errors are ignored. */
export function playSound(name: EffectName): void {
  if (!soundSetting.get()) return;
  import('./sound-player').then(({ playEffect }) => playEffect(name)).catch(() => undefined);
}
