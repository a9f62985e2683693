'use client';

import { useCallback, useDeferredValue, useRef, type ReactNode } from 'react';
import { useFavourites } from '@/components/account/use-favourites';
import { CameraGrid } from '@/components/grid/camera-grid';
import { focusFirstCard } from '@/components/grid/use-card-focus';
import { GridSkeleton } from '@/components/grid/grid-skeleton';
import { Announcer } from '@/components/shell/announcer';
import { FilterBar } from '@/components/shell/filter-bar';
import { ErrorBanner, Notice } from '@/components/shell/notice';
import { Button } from '@/components/ui/button';
import { NO_FAVOURITES } from '@/lib/account/favourites';
import { NO_FILTERS } from '@/lib/camera/camera-query';
import { filterOptions } from '@/lib/camera/filter-options';
import type { CatalogueState } from '@/lib/catalogue/catalogue-state';
import { openCamera, useCameraHref } from './camera-address';
import { isNarrowed } from './query-url';
import { useCameraQuery } from './use-camera-query';
import { useFoundCameras, useGatheredCameras } from './use-found-cameras';
import { useScrollMemory } from './use-scroll-memory';
import styles from './viewer.module.css';

interface GridViewProps {
  catalogue: CatalogueState;
  seed: number;
  onShuffle: () => void;
  onRetry: () => void;
  /** The introduction above the search box. */
  children: ReactNode;
}

/** What stands where no camera can: the files are on their way, failed, empty, or none fits. */
function EmptyWall({
  catalogue,
  onRetry,
  onClear,
}: Pick<GridViewProps, 'catalogue' | 'onRetry'> & { onClear: () => void }) {
  if (catalogue.cameras.length > 0) {
    if (!catalogue.isDone) return <GridSkeleton />;
    return (
      <Notice title="NO MATCHES FOUND">
        <Button onClick={onClear}>Clear filters</Button>
      </Notice>
    );
  }
  if (!catalogue.isDone) return <GridSkeleton />;
  const [firstFailure] = catalogue.failures;
  if (firstFailure !== undefined) return <ErrorBanner message={firstFailure} onRetry={onRetry} />;
  return (
    <Notice title="No cameras yet">
      <p>The operator of this site has not collected any agency’s list so far.</p>
    </Notice>
  );
}

/** The wall with its search box and filters: the cameras that the address bar asks for. */
export function GridView({ catalogue, seed, onShuffle, onRetry, children }: GridViewProps) {
  const wallRef = useRef<HTMLDivElement>(null);
  const { ids } = useFavourites();
  const { query, onChange, onSearch, onSearchEnd } = useCameraQuery(catalogue);
  const cameras = useGatheredCameras(catalogue);
  // Hearts change often, and only this filter minds.
  const favourites = query.favouritesOnly ? ids : NO_FAVOURITES;
  const found = useFoundCameras({ cameras, index: catalogue.index, query, favourites, seed });
  useScrollMemory(found, catalogue.isDone);
  // Typing changes the address of every card: that must not hold up the next key.
  const hrefOf = useDeferredValue(useCameraHref());

  const optionsOf = useCallback(
    () => filterOptions(catalogue.cameras, catalogue.index, found.query, favourites),
    [catalogue.cameras, catalogue.index, found.query, favourites],
  );
  const handleClear = useCallback(() => {
    onChange({ ...NO_FILTERS, sort: query.sort });
  }, [onChange, query.sort]);
  const handleLeaveDown = useCallback(() => {
    focusFirstCard(wallRef.current);
  }, []);

  const shown = found.cameras.length;
  const total = catalogue.cameras.length;
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
        <EmptyWall catalogue={catalogue} onRetry={onRetry} onClear={handleClear} />
      )}
      <Announcer text={announcement(shown, total, catalogue.isDone)} />
    </div>
  );
}

function announcement(shown: number, total: number, isDone: boolean): string {
  if (!isDone) return '';
  if (shown === 0) return 'No camera fits.';
  return shown === total ? `${String(total)} cameras.` : `${String(shown)} of ${String(total)} cameras.`;
}
