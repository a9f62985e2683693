import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useQueryFavorites } from '@/components/account/use-favorites';
import { useIsPhone } from '@/components/browser/page-state';
import type { ViewMode } from '@/components/browser/url-store';
import { useAnswer } from '@/components/browser/use-answer';
import { exitTiles } from '@/components/browser/use-density';
import { useShortcut } from '@/components/browser/use-keys';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { FilterNote } from '@/components/warnings/notes';
import type { CatalogState } from '@/lib/catalog/catalog';
import { countOf, formatCount } from '@/lib/core/format-count';
import {
  formatNear,
  isNarrowed,
  MAX_SEARCH_LENGTH,
  withoutNear,
  type CameraQuery,
  type NearFilter,
} from '@/lib/search/camera-query';
import type { FilterOptions } from '@/lib/search/filter-options';
import { Announcer } from '../notices';
import expanderStyles from './expander.module.css';
import styles from './filter-bar.module.css';
import {
  Counter,
  DensitySwitch,
  FavoritesToggle,
  FilterDropdown,
  NearChip,
  type DropdownFilterName,
} from './filter-controls';
import searchStyles from './search-box.module.css';

function SearchBox({ control }: Pick<FilterBarProps, 'control'>) {
  const { onSearch, onSearchEnd } = control;
  const text = control.query.q;
  const inputRef = useRef<HTMLInputElement>(null);
  useShortcut('/', () => {
    // The wall density hides the box.
    if (document.documentElement.dataset.density === 'wall') flushSync(exitTiles);
    inputRef.current?.focus();
  });
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
      const links = document.querySelectorAll<HTMLElement>('[role="feed"] h2 a');
      // The first rows may be above the screen.
      [...links].find((link) => link.getBoundingClientRect().top >= 0)?.focus();
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
        maxLength={MAX_SEARCH_LENGTH}
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

function getAnnouncement(shown: number, total: number, isDone: boolean): string {
  if (!isDone) return '';
  if (shown === 0) return 'No cameras match your filters.';
  return shown === total ? `${countOf(total, 'camera')}.` : `${shown} of ${total} cameras.`;
}

/** `Within 7 mi of Philadelphia`. */
function useNearText({ client, version }: CatalogState, near: NearFilter | null): string | null {
  const ask = useCallback(
    async () => ({ near, version, city: near && (await client.ask('getCityNear', [near])) }),
    [client, version, near],
  );
  const answer = useAnswer(near === null ? null : ask);
  return near && formatNear(near, answer?.near === near ? answer.city : null);
}

export interface QueryControl {
  readonly query: CameraQuery;
  /** Without text that is still being typed. */
  readonly rested: CameraQuery;
  readonly onChange: (next: CameraQuery) => void;
  readonly onSearch: (text: string) => void;
  readonly onSearchEnd: () => void;
  readonly onClear: () => void;
}

interface FilterBarProps {
  view: ViewMode;
  catalog: CatalogState;
  control: QueryControl;
  shown: number;
  onShuffle?: () => void;
}

type PartsProps = FilterBarProps & { isPhone: boolean; expander: ReactNode };

function Parts({ view, catalog, control, isPhone, onShuffle, expander }: PartsProps) {
  const { client, version } = catalog;
  const { query, rested, onChange } = control;
  const favorites = useQueryFavorites(rested);
  const countOptions = useCallback(
    (list: keyof FilterOptions) => client.ask('getOptions', [list, { query: rested, favorites }]),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another version has other counts
    [client, version, rested, favorites],
  );
  const draw = (name: Control) => {
    if (name === 'expander') return expander;
    if (name === 'density') return <DensitySwitch />;
    if (name !== 'favorites') return <FilterDropdown {...{ name, countOptions, onChange, onShuffle }} query={rested} />;
    const handleFavorites = (favoritesOnly: boolean) => onChange({ ...query, favoritesOnly });
    return <FavoritesToggle isOn={query.favoritesOnly} onChange={handleFavorites} />;
  };
  return CONTROLS[view][isPhone ? 'phone' : 'desktop'].map((name) => (
    <div key={name} className={styles.part} data-part={name}>
      {draw(name)}
    </div>
  ));
}

export function FilterBar(props: FilterBarProps) {
  const { view, catalog, control, shown } = props;
  const { query, onChange, onClear } = control;
  const [isExpanded, setExpanded] = useState(false);
  const barRef = useRef<HTMLElement>(null);
  const nearText = useNearText(catalog, query.near);
  const handleNearRemove = () => {
    barRef.current?.focus();
    onChange(withoutNear(query));
  };
  const expander = (
    <button
      type="button"
      className={expanderStyles.expander}
      aria-expanded={isExpanded}
      onClick={() => setExpanded(!isExpanded)}
    >
      <span>FILTERS</span> <span key={shown} className={expanderStyles.count}>{`(${formatCount(shown)} CAMS)`}</span>
    </button>
  );
  const chip = nearText !== null && <NearChip text={nearText} onRemove={handleNearRemove} />;
  const isPhone = useIsPhone();
  const hasShortNote = isPhone && view === 'grid';
  return (
    <>
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
          <SearchBox control={control} />
          {view === 'grid' && (
            <div className={styles.conditions} hidden={shown === 0}>
              {hasShortNote && <FilterNote {...control} isShort />}
            </div>
          )}
        </div>
        {isPhone && chip}
        <Parts {...props} {...{ isPhone, expander }} />
        <Counter view={view} shown={shown} total={catalog.total} onClear={isNarrowed(query) ? onClear : null}>
          {!hasShortNote && <FilterNote {...control} />}
        </Counter>
        {!isPhone && chip}
      </search>
      <Announcer text={getAnnouncement(shown, catalog.total, catalog.isDone)} />
    </>
  );
}
