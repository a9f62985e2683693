'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import { useIsPhone } from '@/components/browser/calm';
import { Icon } from '@/components/ui/icon';
import { FilterNote, type FilterNoteProps } from '@/components/warnings/notes';
import { formatCount } from '@/lib/core/format-count';
import { withoutNear, type CameraQuery } from '@/lib/search/camera-query';
import {
  DensitySwitch,
  type DensityControl,
  FavoritesToggle,
  FilterDropdown,
  type CountOptions,
  type DropdownFilterName,
} from './filter-controls';
import expanderStyles from './expander.module.css';
import styles from './filter-bar.module.css';
import chipStyles from './near-chip.module.css';
import type { ViewMode } from './view-switch';
import { IconButton } from '@/components/ui/button';
import searchStyles from './search-box.module.css';
import { useShortcut } from '../use-shortcut';

interface SearchBoxProps {
  text: string;
  onSearch: (text: string) => void;
  onSearchEnd: () => void;
  onLeaveDown?: (() => void) | undefined;
}

function SearchBox({ text, onSearch, onSearchEnd, onLeaveDown }: SearchBoxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useShortcut('/', () => inputRef.current?.focus());
  const handleClear = () => {
    onSearch('');
    inputRef.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      onSearch('');
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onLeaveDown?.();
    }
    if (event.key === 'Enter' && window.matchMedia('(pointer: coarse)').matches) inputRef.current?.blur();
  };
  return (
    <div className={`${searchStyles.box} ${styles.search}`}>
      <Icon name="search" />
      <input
        ref={inputRef}
        id="camera-search"
        type="search"
        aria-label="Search camera feeds"
        aria-keyshortcuts="/"
        placeholder="SEARCH CAMERA FEEDS..."
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={text}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={handleKey}
        onBlur={onSearchEnd}
      />
      {text !== '' && <IconButton icon="close" label="Clear search" onClick={handleClear} />}
    </div>
  );
}

type Control = DropdownFilterName | 'favorites' | 'density' | 'expander';
/** Before hydration the desktop order must contain every part. */
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
  hasNote: boolean;
  onClear: () => void;
}

function Counter({ view, shown, total, isNarrowed, hasNote, onClear, ...filter }: CounterProps) {
  const counts =
    view === 'grid'
      ? `[${formatCount(shown)}/${formatCount(total)}] FEEDS`
      : `Showing ${formatCount(shown)} of ${formatCount(total)}`;
  return (
    <p className={styles.counter}>
      {/* A new element: growing text would count as a layout shift. */}
      <span key={counts}>{counts}</span>
      <span className={styles.filters}>
        {hasNote && <FilterNote {...filter} />}
        {isNarrowed && (
          <button type="button" className={styles.clear} onClick={onClear}>
            Clear filters
          </button>
        )}
      </span>
    </p>
  );
}

function NearChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <div className={chipStyles.row}>
      <button type="button" className={chipStyles.chip} aria-label={`Remove filter: ${text}`} onClick={onRemove}>
        <span>{text}</span>
        <Icon name="close" />
      </button>
    </div>
  );
}

interface ExpanderProps extends Pick<CounterProps, 'shown'> {
  isExpanded: boolean;
  onExpand: () => void;
}

function Expander({ isExpanded, shown, onExpand }: ExpanderProps) {
  return (
    <button type="button" className={expanderStyles.expander} aria-expanded={isExpanded} onClick={onExpand}>
      <span>FILTERS</span> <span key={shown} className={expanderStyles.count}>{`(${formatCount(shown)} CAMS)`}</span>
    </button>
  );
}

interface FilterBarProps extends Omit<SearchBoxProps, 'text'>, Omit<CounterProps, 'hasNote'> {
  rested: CameraQuery;
  /** `Within 12 km of Philadelphia`. */
  nearText: string | null;
  countOptions: CountOptions;
  onShuffle?: (() => void) | undefined;
  densityControl?: DensityControl | undefined;
}

export function FilterBar(props: FilterBarProps) {
  const { view, query, nearText, shown, onSearch, onSearchEnd, onLeaveDown } = props;
  const [isExpanded, setExpanded] = useState(false);
  const barRef = useRef<HTMLElement>(null);
  const handleNearRemove = () => {
    barRef.current?.focus();
    props.onChange(withoutNear(query));
  };
  const chip = nearText !== null && <NearChip text={nearText} onRemove={handleNearRemove} />;
  const isPhone = useIsPhone();
  const hasShortNote = isPhone && view === 'grid';
  const order = CONTROLS[view][isPhone ? 'phone' : 'desktop'];
  return (
    <search
      ref={barRef}
      tabIndex={-1}
      className={styles.bar}
      data-chrome
      data-view={view}
      data-expanded={isExpanded}
      data-near={nearText !== null}
      aria-label="Cameras"
    >
      <div className={styles.top}>
        <SearchBox text={query.q} onSearch={onSearch} onSearchEnd={onSearchEnd} onLeaveDown={onLeaveDown} />
        {view === 'grid' && (
          <div className={styles.conditions}>{hasShortNote && <FilterNote {...props} isShort />}</div>
        )}
      </div>
      {isPhone && chip}
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
      <Counter {...props} hasNote={!hasShortNote} />
      {!isPhone && chip}
    </search>
  );
}
