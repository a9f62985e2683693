'use client';

import { useCallback, useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { useFavorites } from '@/components/account/use-favorites';
import { CameraGrid, GridSkeleton, type CameraGridHandle } from '@/components/grid/camera-grid';
import { FilterBar } from '@/components/shell/filter-bar';
import { Announcer, ErrorBanner, Notice } from '@/components/shell/notices';
import { Button } from '@/components/ui/button';
import { NO_FAVORITES } from '@/lib/account/favorites';
import type { CatalogState } from '@/lib/catalog/catalog';
import { isNarrowed, NO_FILTERS, withoutNear } from '@/lib/search/camera-query';
import { filterOptions } from '@/lib/search/filter-options';
import { formatNear } from '@/lib/search/near-filter';
import { openCamera, useCameraHref } from './url-store';
import { useCameraQuery } from './use-camera-query';
import { useFoundCameras } from './use-cameras';
import { useScrollMemory } from './use-scroll-memory';
import styles from './viewer.module.css';

interface GridViewProps {
  catalog: CatalogState;
  seed: number;
  onShuffle: () => void;
  onRetry: () => void;
  children: ReactNode;
}

interface EmptyWallProps extends Pick<GridViewProps, 'catalog' | 'onRetry'> {
  onClear: () => void;
}

function EmptyWall({ catalog, onRetry, onClear }: EmptyWallProps) {
  if (!catalog.isDone) return <GridSkeleton />;
  if (catalog.cameras.length > 0) {
    return (
      <Notice title="NO MATCHES FOUND">
        <Button onClick={onClear}>Clear filters</Button>
      </Notice>
    );
  }
  const [firstFailure] = catalog.failures;
  if (firstFailure !== undefined) return <ErrorBanner message={firstFailure} onRetry={onRetry} />;
  return (
    <Notice title="No cameras yet">
      <p>This site has not collected any cameras so far.</p>
    </Notice>
  );
}

function getAnnouncement(shown: number, total: number, isDone: boolean): string {
  if (!isDone) return '';
  if (shown === 0) return 'No cameras match your filters.';
  return shown === total ? `${total} cameras.` : `${shown} of ${total} cameras.`;
}

export function GridView({ catalog, seed, onShuffle, onRetry, children }: GridViewProps) {
  const gridRef = useRef<CameraGridHandle>(null);
  const { ids } = useFavorites();
  const { query, onChange, onSearch, onSearchEnd } = useCameraQuery(catalog);
  // Favorites change often, and only this filter depends on them.
  const favorites = query.favoritesOnly ? ids : NO_FAVORITES;
  const found = useFoundCameras(catalog, { query, favorites, seed });
  useScrollMemory(found, catalog.isDone);
  // Typing changes the link of every card, which must not delay the next key.
  const getHref = useDeferredValue(useCameraHref());

  const countOptions = useCallback(
    () => filterOptions(catalog.cameras, catalog.index, found.query, favorites),
    [catalog.cameras, catalog.index, found.query, favorites],
  );
  const handleClear = useCallback(() => {
    onChange({ ...NO_FILTERS, sort: withoutNear(query).sort });
  }, [onChange, query]);
  const { near } = query;
  const nearText = useMemo(() => near && formatNear(near, catalog.cameras), [near, catalog.cameras]);

  const shown = found.cameras.length;
  const total = catalog.cameras.length;
  return (
    <div className={styles.wall}>
      {children}
      <FilterBar
        query={query}
        nearText={nearText}
        shown={shown}
        total={total}
        isNarrowed={isNarrowed(query)}
        countOptions={countOptions}
        onChange={onChange}
        onSearch={onSearch}
        onSearchEnd={onSearchEnd}
        onClear={handleClear}
        onShuffle={onShuffle}
        onLeaveDown={() => gridRef.current?.focusFirst()}
      />
      {shown > 0 ? (
        <CameraGrid ref={gridRef} cameras={found.cameras} getHref={getHref} onOpen={openCamera} />
      ) : (
        <EmptyWall catalog={catalog} onRetry={onRetry} onClear={handleClear} />
      )}
      <Announcer text={getAnnouncement(shown, total, catalog.isDone)} />
    </div>
  );
}
