import { soundSetting } from './sound-setting';
import type { EffectName } from './tones';

/** Plays an effect when the visitor has switched sounds on; what goes wrong with audio is nobody's concern (spec 8). */
export function playSound(name: EffectName): void {
  if (!soundSetting.get()) return;
  import('./sound-player').then(({ playEffect }) => playEffect(name)).catch(() => undefined);
}
