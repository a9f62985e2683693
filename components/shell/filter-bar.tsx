'use client';

import { useCallback, useState, type ReactNode } from 'react';
import { useIsPhone } from '@/components/browser/media-query';
import { Dropdown } from '@/components/ui/dropdown';
import type { DropdownOption } from '@/components/ui/dropdown-face';
import { withSource, withState, type AreaFilter, type CameraQuery } from '@/lib/search/camera-query';
import type { FilterOptions } from '@/lib/search/filter-options';
import { SORT_ORDERS, sortOrderLabel, sortOrderOf } from '@/lib/search/sort-order';
import { getFilterLabel, parseSourceFilter } from '@/lib/agencies/agencies';
import { FavoritesToggle } from './favorites-toggle';
import styles from './filter-bar.module.css';
import { SearchBox } from './search-box';

const figures = new Intl.NumberFormat('en-US');
const SORT_OPTIONS: readonly DropdownOption[] = SORT_ORDERS.map((value) => ({ value, label: sortOrderLabel(value) }));
const sortOptions = () => SORT_OPTIONS;

type Part = 'source' | 'state' | 'area' | 'sort' | 'favorites' | 'expander';
/** What stands where, in the order in which the keyboard meets it (spec 2 "Grid view"). */
const DESKTOP_ORDER: readonly Part[] = ['source', 'state', 'area', 'sort', 'favorites'];
const PHONE_ORDER: readonly Part[] = ['state', 'favorites', 'expander', 'source', 'area', 'sort'];

interface FilterBarProps {
  query: CameraQuery;
  /** Cameras that fit, and all. */
  shown: number;
  total: number;
  isNarrowed: boolean;
  /** Counts cameras: asked for only when a list is about to open. */
  optionsOf: () => FilterOptions;
  onChange: (next: CameraQuery) => void;
  onSearch: (text: string) => void;
  onSearchEnd: () => void;
  onClear: () => void;
  onShuffle: () => void;
  onLeaveDown: () => void;
}

/** Search, filters, order and the counter (spec 2, 4 and 5). */
export function FilterBar(props: FilterBarProps) {
  const { query, shown, total, onSearch, onSearchEnd, onLeaveDown } = props;
  const [isExpanded, setExpanded] = useState(false);
  const isPhone = useIsPhone();
  const parts = {
    ...useDropdowns(props),
    favorites: (
      <FavoritesToggle
        isOn={query.favoritesOnly}
        onChange={(favoritesOnly) => {
          props.onChange({ ...query, favoritesOnly });
        }}
      />
    ),
    expander: (
      <button
        type="button"
        className={styles.expander}
        aria-expanded={isExpanded}
        onClick={() => {
          setExpanded(!isExpanded);
        }}
      >
        <span>FILTERS</span> <span className={styles.expanderCount}>({figures.format(shown)} CAMS)</span>
      </button>
    ),
  } satisfies Record<Part, ReactNode>;
  return (
    <search className={styles.bar} data-expanded={isExpanded} aria-label="Cameras">
      <SearchBox text={query.q} onSearch={onSearch} onSearchEnd={onSearchEnd} onLeaveDown={onLeaveDown} />
      {(isPhone ? PHONE_ORDER : DESKTOP_ORDER).map((part) => (
        <div key={part} className={styles.part} data-part={part}>
          {parts[part]}
        </div>
      ))}
      <p className={styles.counter}>
        <span>
          [{figures.format(shown)}/{figures.format(total)}] FEEDS
        </span>
        {props.isNarrowed && (
          <button type="button" className={styles.clear} onClick={props.onClear}>
            Clear filters
          </button>
        )}
      </p>
    </search>
  );
}

function useDropdowns({ query, optionsOf, onChange, onShuffle }: FilterBarProps) {
  const sourceOptions = useCallback(() => optionsOf().sources, [optionsOf]);
  const stateOptions = useCallback(() => optionsOf().states, [optionsOf]);
  const areaOptions = useCallback(() => optionsOf().areas, [optionsOf]);
  return {
    source: (
      <Dropdown
        label="Source"
        value={query.source}
        valueLabel={getFilterLabel(query.source)}
        isActive={query.source !== 'all'}
        getOptions={sourceOptions}
        onChoose={(value) => {
          onChange(withSource(query, parseSourceFilter(value)));
        }}
      />
    ),
    state: (
      <Dropdown
        label="State"
        value={query.state}
        valueLabel={query.state === 'all' ? 'All states' : query.state}
        isActive={query.state !== 'all'}
        getOptions={stateOptions}
        onChoose={(value) => {
          onChange(withState(query, value));
        }}
      />
    ),
    area: (
      <Dropdown
        label="County / City"
        value={query.area}
        valueLabel={query.area === 'all' ? 'All areas' : query.area.slice(query.area.indexOf(':') + 1)}
        isActive={query.area !== 'all'}
        getOptions={areaOptions}
        onChoose={(value) => {
          onChange({ ...query, area: value as AreaFilter });
        }}
      />
    ),
    sort: (
      <Dropdown
        label="Sort"
        value={query.sort}
        valueLabel={sortOrderLabel(query.sort)}
        isActive={query.sort !== 'random'}
        getOptions={sortOptions}
        align="end"
        onChoose={(value) => {
          const sort = sortOrderOf(value);
          // Choosing random shuffles anew, also when it was random before (spec 4).
          if (sort === 'random') onShuffle();
          onChange({ ...query, sort });
        }}
      />
    ),
  };
}
