import { memo, useCallback, type ReactNode } from 'react';
import { useLoginPrompt } from '@/components/account/account-dialog';
import type { ViewMode } from '@/components/browser/url-store';
import { chooseDensity, useChosenDensity } from '@/components/browser/use-density';
import { Dropdown } from '@/components/ui/dropdown/dropdown';
import type { DropdownOption } from '@/components/ui/dropdown/dropdown-face';
import { Icon } from '@/components/ui/icon';
import { getFilterLabel, parseSourceFilter } from '@/lib/agencies/agencies';
import { formatCount } from '@/lib/core/format-count';
import {
  withSource,
  withState,
  type AreaFilter,
  type CameraQuery,
  parseSortOrder,
  sortOrderLabel,
  sortOrders,
} from '@/lib/search/camera-query';
import type { FilterOptions } from '@/lib/search/filter-options';
import { DENSITY_NAMES, type DensityName } from '@/lib/settings/density';
import barStyles from './filter-bar.module.css';
import styles from './filter-controls.module.css';
import chipStyles from './near-chip.module.css';

interface DropdownFilter {
  readonly label: string;
  readonly findLabel?: string;
  /** Otherwise the sort orders. */
  readonly list?: keyof FilterOptions;
  readonly getValueLabel: (query: CameraQuery) => string;
  readonly choose: (query: CameraQuery, value: string) => CameraQuery;
}

const DROPDOWN_FILTERS = {
  source: {
    label: 'Source',
    findLabel: 'Find a source',
    list: 'sources',
    getValueLabel: ({ source }) => getFilterLabel(source),
    choose: (query, value) => withSource(query, parseSourceFilter(value)),
  },
  state: {
    label: 'State',
    findLabel: 'Find a state',
    list: 'states',
    getValueLabel: ({ state }) => (state === 'all' ? 'All states' : state),
    choose: withState,
  },
  area: {
    label: 'County / City',
    findLabel: 'Find a place',
    list: 'areas',
    getValueLabel: ({ area }) => (area === 'all' ? 'All areas' : area.slice(area.indexOf(':') + 1)),
    choose: (query, value) => ({ ...query, area: value as AreaFilter }),
  },
  sort: {
    label: 'Sort',
    getValueLabel: (query) => sortOrderLabel(query.sort, query),
    choose: (query, value) => ({ ...query, sort: parseSortOrder(value, query.near !== null) }),
  },
} satisfies Record<string, DropdownFilter>;

export type DropdownFilterName = keyof typeof DROPDOWN_FILTERS;

interface FilterDropdownProps {
  name: DropdownFilterName;
  query: CameraQuery;
  /** Counts every camera. Runs before a list opens. */
  countOptions: (list: keyof FilterOptions) => Promise<readonly DropdownOption[]>;
  onChange: (next: CameraQuery) => void;
  onShuffle: (() => void) | undefined;
}

export const FilterDropdown = memo(function FilterDropdown(props: FilterDropdownProps) {
  const { name, query, countOptions, onChange, onShuffle } = props;
  const filter: DropdownFilter = DROPDOWN_FILTERS[name];
  const isNear = query.near !== null;
  const { list } = filter;
  const getOptions = useCallback(
    () =>
      list ? countOptions(list) : sortOrders(isNear).map((value) => ({ value, label: sortOrderLabel(value, query) })),
    [list, countOptions, isNear, query],
  );
  const handleChoose = (value: string) => {
    if (value === 'random' && name === 'sort') onShuffle?.();
    onChange(filter.choose(query, value));
  };
  return (
    <Dropdown
      label={filter.label}
      findLabel={filter.findLabel}
      value={query[name]}
      valueLabel={filter.getValueLabel(query)}
      isActive={query[name] !== (name === 'sort' ? sortOrders(isNear)[0] : 'all')}
      getOptions={getOptions}
      align={name === 'sort' ? 'end' : 'start'}
      onChoose={handleChoose}
    />
  );
});

export function FavoritesToggle({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const suggestLogin = useLoginPrompt();
  const handleFavorites = () => {
    onChange(true);
    suggestLogin();
  };
  return (
    <div className={styles.toggle} role="group" aria-label="Favorites">
      <button type="button" aria-pressed={!isOn} onClick={() => onChange(false)}>
        ALL
      </button>
      <button type="button" aria-pressed={isOn} onClick={handleFavorites}>
        <Icon name="heart" />
        FAV
      </button>
    </div>
  );
}

const LABELS: Readonly<Record<DensityName, string>> = { comfortable: 'Comfortable', compact: 'Compact', wall: 'Wall' };

export function DensitySwitch() {
  const chosen = useChosenDensity();
  return (
    <div className={styles.toggle} role="group" aria-label="Density" aria-keyshortcuts="d">
      {DENSITY_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={LABELS[name]}
          aria-pressed={name === chosen.name}
          title={`${LABELS[name]} (D)`}
          onClick={() => chooseDensity({ name, columns: null })}
        >
          <Icon name={name} />
        </button>
      ))}
    </div>
  );
}

interface CounterProps {
  view: ViewMode;
  shown: number;
  total: number;
  onClear: (() => void) | null;
  children: ReactNode;
}

export function Counter({ view, shown, total, onClear, children }: CounterProps) {
  const counts =
    view === 'grid'
      ? `[${formatCount(shown)}/${formatCount(total)}] FEEDS`
      : `Showing ${formatCount(shown)} of ${formatCount(total)}`;
  return (
    <p className={barStyles.counter}>
      {/* A new element: growing text would count as a layout shift. */}
      <span key={counts}>{counts}</span>
      <span className={barStyles.filters}>
        {children}
        {onClear && (
          <button type="button" className={barStyles.clear} onClick={onClear}>
            Clear filters
          </button>
        )}
      </span>
    </p>
  );
}

export function NearChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <div className={chipStyles.row}>
      <button type="button" className={chipStyles.chip} aria-label={`Remove filter: ${text}`} onClick={onRemove}>
        <span className={chipStyles.text}>{text}</span>
        <Icon name="close" />
      </button>
    </div>
  );
}
