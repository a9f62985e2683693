'use client';

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { UseSelectReturnValue } from 'downshift';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { DropdownOption } from './dropdown';
import styles from './dropdown.module.css';
import { useIsPhone } from '@/components/browser/use-is-phone';

/** Height of an option, CSS pixels: a thumb needs more than a pointer. */
const OPTION_PX = 36;
const PHONE_OPTION_PX = 48;

const figures = new Intl.NumberFormat('en-US');

interface ListboxPanelProps {
  label: string;
  options: readonly DropdownOption[];
  value: string;
  select: UseSelectReturnValue<DropdownOption>;
}

/** The open list: below its button on a desktop, a sheet at the lower edge of a phone. Only the options in sight exist. */
export function ListboxPanel({ label, options, value, select }: ListboxPanelProps) {
  const { isOpen, highlightedIndex, getMenuProps, getItemProps } = select;
  const listRef = useRef<HTMLUListElement>(null);
  const isSheet = useIsPhone();
  const panelRef = useTopLayer(isOpen && isSheet);
  // The marked option exists wherever the list is scrolled: the button refers to it.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return highlightedIndex < 0 || shown.includes(highlightedIndex) ? shown : [...shown, highlightedIndex];
    },
    [highlightedIndex],
  );
  // eslint-disable-next-line react-hooks/incompatible-library -- it warns of the React Compiler, which is not in use
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
              style={{ height: size, transform: `translateY(${String(start)}px)` }}
              {...getItemProps({
                item: option,
                index,
                'aria-selected': option.value === value,
                'aria-setsize': options.length,
                'aria-posinset': index + 1,
              })}
            >
              <span className={styles.optionLabel}>{option.label}</span>
              {option.count !== undefined && <span className={styles.count}>{figures.format(option.count)}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Lifts an element above everything, out of whatever contains or clips it. */
function useTopLayer(isLifted: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isLifted || !element) return;
    element.showPopover();
    return () => {
      if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
    };
  }, [isLifted]);
  return ref;
}
