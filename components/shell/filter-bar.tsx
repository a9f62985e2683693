'use client';

import { useRef, useState } from 'react';
import { useNotes, type FilterNoteProps } from '@/components/camera/camera-notes';
import { useIsPhone } from '@/components/browser/media-query';
import { formatCount } from '@/lib/core/format-count';
import { withoutNear, type CameraQuery } from '@/lib/search/camera-query';
import { DensitySwitch, type DensityControl } from './density-switch';
import styles from './filter-bar.module.css';
import { FavoritesToggle, FilterDropdown, type CountOptions, type DropdownFilterName } from './filter-controls';
import { NearChip } from './near-chip';
import { SearchBox, type SearchBoxProps } from './search-box';
import type { ViewMode } from './view-switch';

type Control = DropdownFilterName | 'favorites' | 'density' | 'expander';
/** A map has no order and no density. Until hydration, when styles alone tell phones apart, the server's desktop order has all parts. */
const CONTROLS: Readonly<Record<ViewMode, Record<'desktop' | 'phone', readonly Control[]>>> = {
  grid: {
    desktop: ['source', 'state', 'area', 'sort', 'favorites', 'density', 'expander'],
    phone: ['state', 'favorites', 'expander', 'source', 'area', 'sort', 'density'],
  },
  map: {
    desktop: ['source', 'state', 'area', 'favorites', 'expander'],
    phone: ['expander', 'state', 'favorites', 'source', 'area'],
  },
};

interface CounterProps extends FilterNoteProps {
  view: ViewMode;
  shown: number;
  total: number;
  isNarrowed: boolean;
  onClear: () => void;
}

function Counter({ view, shown, total, isNarrowed, onClear, ...filter }: CounterProps) {
  const notes = useNotes();
  const counts =
    view === 'grid'
      ? `[${formatCount(shown)}/${formatCount(total)}] FEEDS`
      : `Showing ${formatCount(shown)} of ${formatCount(total)}`;
  return (
    <p className={styles.counter}>
      {/* A new element for each text: one that grew to the left would have moved. */}
      <span key={counts}>{counts}</span>
      <span className={styles.filters}>
        {notes && <notes.Filter {...filter} />}
        {isNarrowed && (
          <button type="button" className={styles.clear} onClick={onClear}>
            Clear filters
          </button>
        )}
      </span>
    </p>
  );
}

interface ExpanderProps extends Pick<CounterProps, 'shown'> {
  isExpanded: boolean;
  onExpand: () => void;
}

/** Where not all filters fit. */
function Expander({ isExpanded, shown, onExpand }: ExpanderProps) {
  return (
    <button type="button" className={styles.expander} aria-expanded={isExpanded} onClick={onExpand}>
      <span>FILTERS</span> <span key={shown} className={styles.expanderCount}>{`(${formatCount(shown)} CAMS)`}</span>
    </button>
  );
}

interface FilterBarProps extends Omit<SearchBoxProps, 'text' | 'className'>, CounterProps {
  /** The same without text that is being typed. */
  rested: CameraQuery;
  /** `Within 12 km of Philadelphia`. */
  nearText: string | null;
  countOptions: CountOptions;
  onShuffle?: (() => void) | undefined;
  /** Of the grid. */
  densityControl?: DensityControl | undefined;
}

export function FilterBar(props: FilterBarProps) {
  const { view, query, nearText, shown, onSearch, onSearchEnd, onLeaveDown } = props;
  const [isExpanded, setExpanded] = useState(false);
  const barRef = useRef<HTMLElement>(null);
  const handleNearRemove = () => {
    // The chip, which has the focus, goes away.
    barRef.current?.focus();
    props.onChange(withoutNear(query));
  };
  const isPhone = useIsPhone();
  const order = CONTROLS[view][isPhone ? 'phone' : 'desktop'];
  return (
    <search
      ref={barRef}
      tabIndex={-1}
      className={styles.bar}
      data-furniture
      data-view={view}
      data-expanded={isExpanded}
      data-near={nearText !== null}
      aria-label="Cameras"
    >
      <SearchBox
        className={styles.search}
        text={query.q}
        onSearch={onSearch}
        onSearchEnd={onSearchEnd}
        onLeaveDown={onLeaveDown}
      />
      {nearText !== null && isPhone && <NearChip text={nearText} onRemove={handleNearRemove} />}
      {order.map((control) => (
        <div key={control} className={styles.part} data-part={control}>
          {control === 'favorites' && (
            <FavoritesToggle
              isOn={query.favoritesOnly}
              onChange={(favoritesOnly) => props.onChange({ ...query, favoritesOnly })}
            />
          )}
          {control === 'expander' && (
            <Expander isExpanded={isExpanded} shown={shown} onExpand={() => setExpanded(!isExpanded)} />
          )}
          {control === 'density' && props.densityControl && <DensitySwitch {...props.densityControl} />}
          {control !== 'favorites' && control !== 'density' && control !== 'expander' && (
            <FilterDropdown
              name={control}
              query={props.rested}
              countOptions={props.countOptions}
              onChange={props.onChange}
              onShuffle={props.onShuffle}
            />
          )}
        </div>
      ))}
      <Counter {...props} />
      {nearText !== null && !isPhone && <NearChip text={nearText} onRemove={handleNearRemove} />}
    </search>
  );
}
