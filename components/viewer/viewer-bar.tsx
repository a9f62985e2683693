'use client';

import { useCallback } from 'react';
import { useFavorites } from '@/components/account/use-favorites';
import type { DensityControl } from '@/components/shell/filters/filter-controls';
import { FilterBar } from '@/components/shell/filters/filter-bar';
import { Announcer } from '@/components/shell/notices';
import type { ViewMode } from '@/components/shell/filters/view-switch';
import { useAnswer } from '@/components/browser/use-answer';
import { NO_FAVORITES } from '@/lib/account/favorites';
import type { CatalogState } from '@/lib/catalog/catalog';
import { isNarrowed, type CameraQuery } from '@/lib/search/camera-query';
import type { FilterOptions } from '@/lib/search/filter-options';
import { formatNear, type NearFilter } from '@/lib/search/filters';
import type { QueryControl } from './use-cameras';

export function useQueryFavorites({ favoritesOnly }: CameraQuery): ReadonlySet<string> {
  const { ids } = useFavorites();
  return favoritesOnly ? ids : NO_FAVORITES;
}

function getAnnouncement(shown: number, total: number, isDone: boolean): string {
  if (!isDone) return '';
  if (shown === 0) return 'No cameras match your filters.';
  return shown === total ? `${total} cameras.` : `${shown} of ${total} cameras.`;
}

function useNearText({ client, version }: CatalogState, near: NearFilter | null): string | null {
  const ask = useCallback(
    async () => ({ near, version, city: near && (await client.ask('getCityNear', [near])) }),
    [client, version, near],
  );
  const answer = useAnswer(near === null || near.name !== null ? null : ask);
  return near && formatNear(near, answer?.near === near ? answer.city : null);
}

interface ViewerBarProps {
  view: ViewMode;
  catalog: CatalogState;
  control: QueryControl;
  shown: number;
  onShuffle?: () => void;
  densityControl?: DensityControl;
  onLeaveDown?: () => void;
}

export function ViewerBar({ catalog, control, ...rest }: ViewerBarProps) {
  const { client, version, total, isDone } = catalog;
  const { query, rested } = control;
  const favorites = useQueryFavorites(rested);
  const countOptions = useCallback(
    (list: keyof FilterOptions) => client.ask('getOptions', [list, { query: rested, favorites }]),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another version has other counts
    [client, version, rested, favorites],
  );
  const nearText = useNearText(catalog, query.near);
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
