import { useSelect, type UseSelectStateChange } from 'downshift';
import { useId, useState } from 'react';
import { DropdownFace, type DropdownOption, type DropdownProps } from './dropdown-face';
import styles from './dropdown.module.css';
import { OptionPanel, useOptions } from './option-panel';

const { ItemClick, ToggleButtonBlur } = useSelect.stateChangeTypes;
const { ToggleButtonKeyDownEnter, ToggleButtonKeyDownSpaceButton } = useSelect.stateChangeTypes;
/** Changes that choose an option. Leaving with Tab chooses the highlighted one, like a native select. */
const CHOICES: ReadonlySet<unknown> = new Set([
  ItemClick,
  ToggleButtonBlur,
  ToggleButtonKeyDownEnter,
  ToggleButtonKeyDownSpaceButton,
]);

/** Null unless the change is a choice. Choosing the current value counts, except by leaving. */
function getChosenValue({ type, isOpen, selectedItem }: UseSelectStateChange<DropdownOption>, value: string) {
  if (isOpen !== false || !CHOICES.has(type)) return null;
  // Another window has the focus.
  if (type === ToggleButtonBlur && !document.hasFocus()) return null;
  if (selectedItem) return selectedItem.value;
  return type === ToggleButtonBlur ? null : value;
}

/** Focus stays on the button; `aria-activedescendant` marks the option. */
export function ListboxDropdown(props: DropdownProps) {
  const { label, value, valueLabel, isActive, getOptions, onChoose, align = 'start' } = props;
  const [isListNeeded, setListNeeded] = useState(false);
  const options = useOptions(isListNeeded, getOptions);
  const id = useId();
  const select = useSelect<DropdownOption>({
    id,
    items: options as DropdownOption[],
    selectedItem: options.find((option) => option.value === value) ?? { value, label: valueLabel },
    itemToKey: (option) => option?.value,
    itemToString: (option) => option?.label ?? '',
    // The virtualizer scrolls.
    scrollIntoView: () => undefined,
    onStateChange: (change) => {
      const chosen = getChosenValue(change, value);
      if (chosen !== null) onChoose(chosen);
    },
  });

  return (
    <div className={styles.dropdown} data-active={isActive} data-align={align}>
      <button
        type="button"
        className={styles.button}
        {...select.getToggleButtonProps({
          'aria-labelledby': `${id}-name ${id}-value`,
          onFocus: () => setListNeeded(true),
          onPointerDown: () => setListNeeded(true),
          onBlur: () => setListNeeded(false),
        })}
      >
        <DropdownFace {...{ label, valueLabel, id }} />
      </button>
      <OptionPanel label={label} all={options} options={options} value={value} select={select} />
    </div>
  );
}
