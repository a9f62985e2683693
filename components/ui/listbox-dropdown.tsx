'use client';

import { useSelect, type UseSelectStateChange } from 'downshift';
import { useId, useMemo, useState } from 'react';
import { DropdownFace } from './dropdown-face';
import type { DropdownOption, DropdownProps } from './dropdown';
import styles from './dropdown.module.css';
import { ListboxPanel } from './listbox-panel';

const NO_OPTIONS: readonly DropdownOption[] = [];
const { ItemClick, ToggleButtonBlur } = useSelect.stateChangeTypes;
const { ToggleButtonKeyDownEnter, ToggleButtonKeyDownSpaceButton } = useSelect.stateChangeTypes;
/** Ways to choose an option. Leaving the button with Tab chooses the marked one, as a native select does. */
const CHOICES: ReadonlySet<unknown> = new Set([
  ItemClick,
  ToggleButtonBlur,
  ToggleButtonKeyDownEnter,
  ToggleButtonKeyDownSpaceButton,
]);

/** The chosen value; null when the change is not a choice. Choosing what is chosen counts, except by leaving. */
function chosenValue({ type, isOpen, selectedItem }: UseSelectStateChange<DropdownOption>, value: string) {
  if (isOpen !== false || !CHOICES.has(type)) return null;
  if (selectedItem) return selectedItem.value;
  return type === ToggleButtonBlur ? null : value;
}

/** The working dropdown. Its focus stays on the button; the list is told by `aria-activedescendant`. */
export function ListboxDropdown(props: DropdownProps) {
  const { label, value, valueLabel, isActive, optionsOf, onChoose, align = 'start' } = props;
  const [isWanted, setWanted] = useState(false);
  const options = useMemo(() => (isWanted ? optionsOf() : NO_OPTIONS), [isWanted, optionsOf]);
  const id = useId();
  const select = useSelect<DropdownOption>({
    id,
    items: options as DropdownOption[],
    selectedItem: options.find((option) => option.value === value) ?? { value, label: valueLabel },
    itemToKey: (option) => option?.value,
    itemToString: (option) => option?.label ?? '',
    // The list is virtual: it scrolls by itself.
    scrollIntoView: () => undefined,
    onStateChange: (change) => {
      const chosen = chosenValue(change, value);
      if (chosen !== null) onChoose(chosen);
    },
  });
  const labelId = `${id}-name`;
  const valueId = `${id}-value`;

  return (
    <div className={styles.dropdown} data-active={isActive} data-align={align}>
      <button
        type="button"
        className={styles.button}
        {...select.getToggleButtonProps({
          'aria-labelledby': `${labelId} ${valueId}`,
          onFocus: () => setWanted(true),
          onPointerDown: () => setWanted(true),
          onBlur: () => setWanted(false),
        })}
      >
        <DropdownFace label={label} valueLabel={valueLabel} labelId={labelId} valueId={valueId} />
      </button>
      <ListboxPanel label={label} options={options} value={value} select={select} />
    </div>
  );
}
