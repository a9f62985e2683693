'use client';

import { useCallback, useMemo } from 'react';
import { useFavorites } from '@/components/account/use-favorites';
import { FilterBar } from '@/components/shell/filter-bar';
import { Announcer } from '@/components/shell/notices';
import type { ViewMode } from '@/components/shell/view-switch';
import { NO_FAVORITES } from '@/lib/account/favorites';
import type { CatalogState } from '@/lib/catalog/catalog';
import { isNarrowed, type CameraQuery } from '@/lib/search/camera-query';
import { filterOptions } from '@/lib/search/filter-options';
import { formatNear } from '@/lib/search/near-filter';
import type { QueryControl } from './use-camera-query';

/** The favorites that the query depends on: they change often, and only one filter needs them. */
export function useQueryFavorites({ favoritesOnly }: CameraQuery): ReadonlySet<string> {
  const { ids } = useFavorites();
  return favoritesOnly ? ids : NO_FAVORITES;
}

function getAnnouncement(shown: number, total: number, isDone: boolean): string {
  if (!isDone) return '';
  if (shown === 0) return 'No cameras match your filters.';
  return shown === total ? `${total} cameras.` : `${shown} of ${total} cameras.`;
}

interface ViewerBarProps {
  view: ViewMode;
  catalog: CatalogState;
  control: QueryControl;
  /** Cameras that pass the filters. */
  shown: number;
  onShuffle?: () => void;
  onLeaveDown?: () => void;
}

/** Search and filters above the grid or the map. */
export function ViewerBar({ catalog, control, ...rest }: ViewerBarProps) {
  const { cameras, index, isDone } = catalog;
  const { query } = control;
  const favorites = useQueryFavorites(query);
  const countOptions = useCallback(
    () => filterOptions(cameras, index, query, favorites),
    [cameras, index, query, favorites],
  );
  const { near } = query;
  const nearText = useMemo(() => near && formatNear(near, cameras), [near, cameras]);
  const total = cameras.length;
  return (
    <>
      <FilterBar
        {...control}
        {...rest}
        nearText={nearText}
        total={total}
        isNarrowed={isNarrowed(query)}
        countOptions={countOptions}
      />
      <Announcer text={getAnnouncement(rest.shown, total, isDone)} />
    </>
  );
}
