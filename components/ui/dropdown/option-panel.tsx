import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { UseComboboxReturnValue, UseSelectReturnValue } from 'downshift';
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { onEvents } from '@/components/browser/dom-events';
import { useAnswer } from '@/components/browser/use-answer';
import { useIsPhone } from '@/components/browser/page-state';
import { groupBy } from '@/lib/core/collections';
import { formatCount } from '@/lib/core/format-count';
import type { DropdownOption, DropdownProps } from './dropdown-face';
import styles from './dropdown.module.css';

/** Ten rows fit into the desktop panel of 300 px, each large enough for a pointer. */
const DESKTOP_PX = { option: 24, heading: 20 };
const PHONE_PX = { option: 48, heading: 36 };

interface Row {
  readonly group: string | undefined;
  readonly option: DropdownOption | null;
  readonly index: number;
  readonly size: number;
}

const NO_ROWS: readonly Row[] = [];

function toRows(options: readonly DropdownOption[], px: typeof DESKTOP_PX): Row[] {
  return options.flatMap((option, index) => {
    const { group } = option;
    const row = { group, option, index, size: px.option };
    const isFirst = group !== undefined && group !== options[index - 1]?.group;
    return isFirst ? [{ group, option: null, index: -1, size: px.heading }, row] : [row];
  });
}

const NO_OPTIONS: readonly DropdownOption[] = [];

/** Empty until needed. Keeps the previous options while new ones load. */
export function useOptions(isNeeded: boolean, getOptions: DropdownProps['getOptions']): readonly DropdownOption[] {
  const ask = useCallback(async () => getOptions(), [getOptions]);
  return useAnswer(isNeeded ? ask : null) ?? NO_OPTIONS;
}

interface OptionPanelProps {
  label: string;
  /** Unfiltered, for a stable height. */
  all: readonly DropdownOption[];
  options: readonly DropdownOption[];
  value: string;
  select: UseSelectReturnValue<DropdownOption> | UseComboboxReturnValue<DropdownOption>;
  field?: ReactNode;
}

export function OptionPanel({ label, all, options, value, select, field }: OptionPanelProps) {
  const { isOpen, highlightedIndex, getMenuProps, getItemProps } = select;
  const listRef = useRef<HTMLDivElement>(null);
  const isSheet = useIsPhone();
  const px = isSheet ? PHONE_PX : DESKTOP_PX;
  const rows = useMemo(() => (isOpen ? toRows(options, px) : NO_ROWS), [isOpen, options, px]);
  const height = useMemo(() => sumSizes(toRows(all, px)), [all, px]);
  const mounted = useMountedRows(rows, highlightedIndex, listRef);
  const panelRef = useSheet(isOpen && isSheet);
  // A click outside this element closes the list.
  const { ref, ...menuProps } = getMenuProps({ ref: panelRef, 'aria-label': label, 'aria-labelledby': undefined });

  return (
    <div
      ref={ref}
      className={styles.panel}
      hidden={!isOpen}
      popover={isSheet ? 'manual' : undefined}
      {...(field !== undefined && { role: 'dialog', 'aria-label': label })}
    >
      <p className={styles.panelTitle} aria-hidden="true">
        {label}
      </p>
      {field}
      <div ref={listRef} className={styles.list} tabIndex={-1} style={{ height }} {...menuProps}>
        <div role="presentation" style={{ height: sumSizes(rows) }} />
        {[...groupBy(mounted, ({ group }) => group)].map(([group, members]) => (
          <div key={group ?? ''} role={group === undefined ? 'presentation' : 'group'} aria-label={group}>
            {members.map(({ option, index, style }) =>
              option ? (
                <div
                  key={option.value}
                  className={styles.option}
                  data-highlighted={index === highlightedIndex}
                  style={style}
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
                </div>
              ) : (
                <div key="" className={styles.heading} style={style} aria-hidden="true">
                  {group}
                </div>
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function sumSizes(rows: readonly Row[]): number {
  return rows.reduce((sum, { size }) => sum + size, 0);
}

/** The visible rows and the highlighted option, which `aria-activedescendant` refers to. */
function useMountedRows(
  rows: readonly Row[],
  highlightedIndex: number,
  listRef: RefObject<HTMLElement | null>,
): (Row & { style: CSSProperties })[] {
  const highlighted = highlightedIndex < 0 ? -1 : rows.findIndex(({ index }) => index === highlightedIndex);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return highlighted < 0 || shown.includes(highlighted) ? shown : [...shown, highlighted];
    },
    [highlighted],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => listRef.current,
    estimateSize: (index) => rows[index]?.size ?? 0,
    // A new function makes the virtualizer measure again.
    getItemKey: useCallback((index: number) => `${index} of ${rows.length}`, [rows]),
    overscan: 8,
    rangeExtractor,
  });
  useLayoutEffect(() => {
    if (highlightedIndex === 0) virtualizer.scrollToOffset(0);
    else if (highlighted >= 0) virtualizer.scrollToIndex(highlighted, { align: 'auto' });
  }, [virtualizer, rows, highlightedIndex, highlighted]);
  return virtualizer.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index];
    return row ? [{ ...row, style: { height: row.size, transform: `translateY(${start}px)` } }] : [];
  });
}

/** Shows an element in the top layer, unclipped and above the on-screen keyboard. */
function useSheet(isOn: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOn || !element) return;
    element.showPopover();
    makeRoom(element);
    const view = onEvents(() => window.visualViewport ?? window, 'resize', 'scroll');
    const unsubscribe = view(() => makeRoom(element));
    return () => {
      unsubscribe();
      if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
    };
  }, [isOn]);
  return ref;
}

/** The on-screen keyboard covers the page without resizing it. */
function makeRoom(sheet: HTMLElement): void {
  const { visualViewport: view, innerHeight } = window;
  // Pinch zoom shrinks the viewport, too.
  if (!view || view.scale > 1) return;
  sheet.style.setProperty('--covered', `${Math.max(0, innerHeight - view.height - view.offsetTop)}px`);
  sheet.style.setProperty('--room', `${view.height}px`);
}
