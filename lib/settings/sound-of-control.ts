import type { EffectName } from './tones';

const CONTROLS =
  'a[href], button, summary, [role="option"], [role="combobox"], input:is([type="radio"], [type="checkbox"])';
/** What is in one of several states and goes to another. */
const CHOICES =
  '[aria-pressed], [role="switch"], [role="option"], input:is([type="radio"], [type="checkbox"]), summary';
/** What takes the whole picture away: the buttons that change the view. */
const SCREEN_CHANGES = 'nav button:not([aria-current="true"])';

/** A label presses the control that it names; the browser then reports a second click, on the control itself. */
const isLabelOfAnother = (target: Element) => {
  const label = target.closest('label');
  return label?.control != null && !label.control.contains(target);
};

/**
 * The effect of a click, by what kind of control it hits; null beside all controls. One rule for the page, so that a control
 * needs no word about sound.
 */
export function soundOfControl(target: Element): EffectName | null {
  if (isLabelOfAnother(target)) return null;
  const control = target.closest(CONTROLS);
  if (!control || control.matches(':disabled, [aria-disabled="true"]')) return null;
  if (control.matches(SCREEN_CHANGES)) return 'static';
  return control.matches(CHOICES) ? 'blip' : 'beep';
}
