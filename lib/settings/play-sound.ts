import { soundSetting } from './settings';
import type { EffectName } from './sound-effects';

function play(name: EffectName): void {
  import('./sound-player').then(({ playEffect }) => playEffect(name)).catch(() => undefined);
}

export function playSound(name: EffectName): void {
  if (soundSetting.get()) play(name);
}

/** Asked for by itself: the setting of interface sounds does not matter. */
export const playChime = (): void => play('chime');
