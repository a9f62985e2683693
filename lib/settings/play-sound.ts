import { soundSetting } from './settings';
import type { EffectName } from './sound-effects';

function play(name: EffectName): void {
  import('./sound-player').then(({ playEffect }) => playEffect(name)).catch(() => undefined);
}

export function playSound(name: EffectName): void {
  if (soundSetting.get()) play(name);
}

/** Ignores the interface-sounds setting: the visitor asked for alerts. */
export const playChime = (): void => play('chime');

const CONTROLS =
  'a[href], button, summary, [role="option"], [role="combobox"], input:is([type="radio"], [type="checkbox"])';
const CHOICES =
  '[aria-pressed], [role="switch"], [role="option"], input:is([type="radio"], [type="checkbox"]), summary';
const VIEW_BUTTONS = 'nav button:not([aria-current="true"])';

/** Clicking a label fires a second click on its control. */
const isLabelClick = (target: Element) => {
  const label = target.closest('label');
  return label?.control != null && !label.control.contains(target);
};

export function getControlSound(target: Element): EffectName | null {
  if (isLabelClick(target)) return null;
  const control = target.closest(CONTROLS);
  if (!control || control.matches(':disabled, [aria-disabled="true"]')) return null;
  if (control.matches(VIEW_BUTTONS)) return 'static';
  return control.matches(CHOICES) ? 'blip' : 'beep';
}
