import type { EffectName } from './sound-effects';

const CONTROLS =
  'a[href], button, summary, [role="option"], [role="combobox"], input:is([type="radio"], [type="checkbox"])';
const CHOICES =
  '[aria-pressed], [role="switch"], [role="option"], input:is([type="radio"], [type="checkbox"]), summary';
const VIEW_BUTTONS = 'nav button:not([aria-current="true"])';

/** Browsers report a second click, on the control itself, when its label is clicked. */
const isLabelClick = (target: Element) => {
  const label = target.closest('label');
  return label?.control != null && !label.control.contains(target);
};

/** The sound of a click by the kind of control it hits; null outside of controls. Selectors keep sound out of every control. */
export function getControlSound(target: Element): EffectName | null {
  if (isLabelClick(target)) return null;
  const control = target.closest(CONTROLS);
  if (!control || control.matches(':disabled, [aria-disabled="true"]')) return null;
  if (control.matches(VIEW_BUTTONS)) return 'static';
  return control.matches(CHOICES) ? 'blip' : 'beep';
}
