import { useDeferredValue, type ReactNode } from 'react';
import { useQueryFavorites } from '@/components/account/use-favorites';
import { CameraGrid, GridSkeleton } from '@/components/grid/camera-grid';
import { FilterBar } from '@/components/shell/filters/filter-bar';
import { ErrorBanner, LateNotice, Notice } from '@/components/shell/notices';
import { Button } from '@/components/ui/button';
import { RetryingLazy } from '@/components/ui/retrying-lazy';
import textStyles from '@/components/ui/text.module.css';
import { getLoadFailure, type CatalogState } from '@/lib/catalog/catalog';
import { isPlace } from '@/lib/search/camera-query';
import { useCameraHref } from '@/components/browser/url-store';
import { useDensity } from '@/components/browser/use-density';
import { useCameraQuery, useCameraList } from '../use-cameras';
import { useScrollMemory } from '../use-scroll-memory';
import styles from '../viewer.module.css';

const loadActions = async () => (await import('../grid-actions')).GridActions;

interface GridViewProps {
  catalog: CatalogState;
  seed: number;
  onShuffle: () => void;
  onRetry: () => void;
  children: ReactNode;
}

interface EmptyGridProps extends Pick<GridViewProps, 'catalog' | 'onRetry'> {
  isDone: boolean;
  onClear: () => void;
}

function EmptyGrid({ catalog, isDone, onRetry, onClear }: EmptyGridProps) {
  const failure = getLoadFailure(catalog);
  if (failure !== undefined) return <ErrorBanner message={failure} onRetry={onRetry} />;
  if (!isDone) return <GridSkeleton />;
  if (catalog.total > 0) {
    return (
      <Notice title="NO MATCHES FOUND">
        <Button onClick={onClear}>Clear filters</Button>
      </Notice>
    );
  }
  return (
    <Notice title="No cameras yet">
      <p>This site hasn’t collected any cameras yet.</p>
    </Notice>
  );
}

export function GridView({ catalog, seed, onShuffle, onRetry, children }: GridViewProps) {
  const density = useDensity();
  const control = useCameraQuery(catalog);
  const favorites = useQueryFavorites(control.query);
  const list = useCameraList(catalog, { query: control.query, favorites, seed });
  useScrollMemory({
    list: JSON.stringify([list.query, list.seed]),
    hasCameras: list.cameras.length > 0,
    isDone: list.isDone,
  });
  const getHref = useDeferredValue(useCameraHref());
  const { cameras, late } = list;
  const { query } = control;
  const shown = cameras.length;
  const hasNoFavorites = query.favoritesOnly && favorites.size === 0;
  return (
    <div className={styles.content}>
      {density.name === 'wall' && <h1 className={textStyles.unseen}>Wall of live traffic cameras</h1>}
      {children}
      <FilterBar view="grid" catalog={catalog} control={control} shown={shown} onShuffle={onShuffle} />
      <RetryingLazy
        isWanted={query.favoritesOnly || isPlace(query)}
        load={loadActions}
        props={{ catalog, query, onClear: control.onClear }}
        fallback={hasNoFavorites ? <Notice title="NO FAVORITES YET" /> : <div className={styles.actions} data-chrome />}
      />
      <LateNotice late={late} />
      {shown > 0 ? (
        <CameraGrid cameras={cameras} getHref={getHref} density={density} />
      ) : (
        !hasNoFavorites && (
          <EmptyGrid catalog={catalog} isDone={list.isDone} onRetry={onRetry} onClear={control.onClear} />
        )
      )}
    </div>
  );
}
