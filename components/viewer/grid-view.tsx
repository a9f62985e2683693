'use client';

import { useCallback, useDeferredValue, useRef, type ReactNode } from 'react';
import { useFavorites } from '@/components/account/use-favorites';
import { CameraGrid } from '@/components/grid/camera-grid';
import { focusFirstCard } from '@/components/grid/use-card-focus';
import { GridSkeleton } from '@/components/grid/grid-skeleton';
import { Announcer } from '@/components/shell/announcer';
import { FilterBar } from '@/components/shell/filter-bar';
import { ErrorBanner, Notice } from '@/components/shell/notice';
import { Button } from '@/components/ui/button';
import { NO_FAVORITES } from '@/lib/account/favorites';
import { NO_FILTERS } from '@/lib/search/camera-query';
import { filterOptions } from '@/lib/search/filter-options';
import type { CatalogState } from '@/lib/catalog/catalog-state';
import { openCamera, useCameraHref } from './camera-address';
import { isNarrowed } from './query-url';
import { useCameraQuery } from './use-camera-query';
import { useFoundCameras, useGatheredCameras } from './use-found-cameras';
import { useScrollMemory } from './use-scroll-memory';
import styles from './viewer.module.css';

interface GridViewProps {
  catalog: CatalogState;
  seed: number;
  onShuffle: () => void;
  onRetry: () => void;
  /** The introduction above the search box. */
  children: ReactNode;
}

/** What stands where no camera can: the files are on their way, failed, empty, or none fits. */
function EmptyWall({
  catalog,
  onRetry,
  onClear,
}: Pick<GridViewProps, 'catalog' | 'onRetry'> & { onClear: () => void }) {
  if (catalog.cameras.length > 0) {
    if (!catalog.isDone) return <GridSkeleton />;
    return (
      <Notice title="NO MATCHES FOUND">
        <Button onClick={onClear}>Clear filters</Button>
      </Notice>
    );
  }
  if (!catalog.isDone) return <GridSkeleton />;
  const [firstFailure] = catalog.failures;
  if (firstFailure !== undefined) return <ErrorBanner message={firstFailure} onRetry={onRetry} />;
  return (
    <Notice title="No cameras yet">
      <p>The operator of this site has not collected any agency’s list so far.</p>
    </Notice>
  );
}

/** The wall with its search box and filters: the cameras that the address bar asks for. */
export function GridView({ catalog, seed, onShuffle, onRetry, children }: GridViewProps) {
  const wallRef = useRef<HTMLDivElement>(null);
  const { ids } = useFavorites();
  const { query, onChange, onSearch, onSearchEnd } = useCameraQuery(catalog);
  const cameras = useGatheredCameras(catalog);
  // Hearts change often, and only this filter minds.
  const favorites = query.favoritesOnly ? ids : NO_FAVORITES;
  const found = useFoundCameras({ cameras, index: catalog.index, query, favorites, seed });
  useScrollMemory(found, catalog.isDone);
  // Typing changes the address of every card: that must not hold up the next key.
  const hrefOf = useDeferredValue(useCameraHref());

  const optionsOf = useCallback(
    () => filterOptions(catalog.cameras, catalog.index, found.query, favorites),
    [catalog.cameras, catalog.index, found.query, favorites],
  );
  const handleClear = useCallback(() => {
    onChange({ ...NO_FILTERS, sort: query.sort });
  }, [onChange, query.sort]);
  const handleLeaveDown = useCallback(() => {
    focusFirstCard(wallRef.current);
  }, []);

  const shown = found.cameras.length;
  const total = catalog.cameras.length;
  return (
    <div className={styles.wall} ref={wallRef}>
      {children}
      <FilterBar
        query={query}
        shown={shown}
        total={total}
        isNarrowed={isNarrowed(query)}
        optionsOf={optionsOf}
        onChange={onChange}
        onSearch={onSearch}
        onSearchEnd={onSearchEnd}
        onClear={handleClear}
        onShuffle={onShuffle}
        onLeaveDown={handleLeaveDown}
      />
      {shown > 0 ? (
        <CameraGrid cameras={found.cameras} hrefOf={hrefOf} onOpen={openCamera} />
      ) : (
        <EmptyWall catalog={catalog} onRetry={onRetry} onClear={handleClear} />
      )}
      <Announcer text={announcement(shown, total, catalog.isDone)} />
    </div>
  );
}

function announcement(shown: number, total: number, isDone: boolean): string {
  if (!isDone) return '';
  if (shown === 0) return 'No camera fits.';
  return shown === total ? `${String(total)} cameras.` : `${String(shown)} of ${String(total)} cameras.`;
}
