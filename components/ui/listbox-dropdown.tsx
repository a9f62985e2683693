'use client';

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useSelect, type UseSelectReturnValue, type UseSelectStateChange } from 'downshift';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIsPhone } from '@/components/browser/media-query';
import { formatCount } from '@/lib/core/format-count';
import { DropdownFace, type DropdownOption, type DropdownProps } from './dropdown-face';
import styles from './dropdown.module.css';

const OPTION_PX = 36;
const PHONE_OPTION_PX = 48;

const NO_OPTIONS: readonly DropdownOption[] = [];
const { ItemClick, ToggleButtonBlur } = useSelect.stateChangeTypes;
const { ToggleButtonKeyDownEnter, ToggleButtonKeyDownSpaceButton } = useSelect.stateChangeTypes;
/** Changes that choose an option. Leaving the button with Tab chooses the highlighted one, as a native select does. */
const CHOICES: ReadonlySet<unknown> = new Set([
  ItemClick,
  ToggleButtonBlur,
  ToggleButtonKeyDownEnter,
  ToggleButtonKeyDownSpaceButton,
]);

/** Null unless the change is a choice. Choosing the current value again counts, except by leaving. */
function getChosenValue({ type, isOpen, selectedItem }: UseSelectStateChange<DropdownOption>, value: string) {
  if (isOpen !== false || !CHOICES.has(type)) return null;
  if (selectedItem) return selectedItem.value;
  return type === ToggleButtonBlur ? null : value;
}

/** The focus stays on the button; `aria-activedescendant` marks the option. */
export function ListboxDropdown(props: DropdownProps) {
  const { label, value, valueLabel, isActive, getOptions, onChoose, align = 'start' } = props;
  const [isListNeeded, setListNeeded] = useState(false);
  const options = useMemo(() => (isListNeeded ? getOptions() : NO_OPTIONS), [isListNeeded, getOptions]);
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
  const labelId = `${id}-name`;
  const valueId = `${id}-value`;

  return (
    <div className={styles.dropdown} data-active={isActive} data-align={align}>
      <button
        type="button"
        className={styles.button}
        {...select.getToggleButtonProps({
          'aria-labelledby': `${labelId} ${valueId}`,
          onFocus: () => setListNeeded(true),
          onPointerDown: () => setListNeeded(true),
          onBlur: () => setListNeeded(false),
        })}
      >
        <DropdownFace label={label} valueLabel={valueLabel} labelId={labelId} valueId={valueId} />
      </button>
      <ListboxPanel label={label} options={options} value={value} select={select} />
    </div>
  );
}

interface ListboxPanelProps {
  label: string;
  options: readonly DropdownOption[];
  value: string;
  select: UseSelectReturnValue<DropdownOption>;
}

/** The open list: below its button on desktops, a sheet at the bottom of a phone. Only the visible options are mounted. */
function ListboxPanel({ label, options, value, select }: ListboxPanelProps) {
  const { isOpen, highlightedIndex, getMenuProps, getItemProps } = select;
  const listRef = useRef<HTMLUListElement>(null);
  const isSheet = useIsPhone();
  const panelRef = useTopLayer(isOpen && isSheet);
  // The highlighted option stays mounted because the button refers to its id.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return highlightedIndex < 0 || shown.includes(highlightedIndex) ? shown : [...shown, highlightedIndex];
    },
    [highlightedIndex],
  );
  // eslint-disable-next-line react-hooks/incompatible-library -- warns about the React Compiler, which this site does not use
  const rows = useVirtualizer({
    count: isOpen ? options.length : 0,
    getScrollElement: () => listRef.current,
    estimateSize: () => (isSheet ? PHONE_OPTION_PX : OPTION_PX),
    overscan: 8,
    rangeExtractor,
  });
  useLayoutEffect(() => {
    if (isOpen && highlightedIndex >= 0) rows.scrollToIndex(highlightedIndex, { align: 'auto' });
  }, [rows, isOpen, highlightedIndex]);

  return (
    <div ref={panelRef} className={styles.panel} hidden={!isOpen} popover={isSheet ? 'manual' : undefined}>
      <p className={styles.panelTitle} aria-hidden="true">
        {label}
      </p>
      <ul
        className={styles.list}
        {...getMenuProps({ ref: listRef, 'aria-label': label, 'aria-labelledby': undefined })}
      >
        <li className={styles.spacer} role="presentation" style={{ height: rows.getTotalSize() }} />
        {rows.getVirtualItems().map(({ index, start, size }) => {
          const option = options[index];
          if (!option) return null;
          return (
            <li
              key={option.value}
              className={styles.option}
              data-highlighted={index === highlightedIndex}
              style={{ height: size, transform: `translateY(${start}px)` }}
              {...getItemProps({
                item: option,
                index,
                'aria-selected': option.value === value,
                'aria-setsize': options.length,
                'aria-posinset': index + 1,
              })}
            >
              <span className={styles.optionLabel}>{option.label}</span>
              {option.count !== undefined && <span className={styles.count}>{formatCount(option.count)}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Shows an element in the top layer, where no ancestor clips it. */
function useTopLayer(isOnTop: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOnTop || !element) return;
    element.showPopover();
    return () => {
      if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
    };
  }, [isOnTop]);
  return ref;
}
