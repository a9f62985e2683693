import { soundSetting } from './settings';
import type { EffectName } from './sound-effects';

export function playSound(name: EffectName): void {
  if (!soundSetting.get()) return;
  import('./sound-player').then(({ playEffect }) => playEffect(name)).catch(() => undefined);
}
