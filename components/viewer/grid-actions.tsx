import { useRef, useState } from 'react';
import { arrangeFavorites, useFavorites } from '@/components/account/use-favorites';
import { PlayerButton } from '@/components/camera/download-button';
import { readRecords, useRecords } from '@/components/grid/use-records';
import { StartButton } from '@/components/saved/start-button';
import { Notice } from '@/components/shell/notices';
import { Button } from '@/components/ui/button';
import { ArrangeList } from '@/components/wall/arrange-list';
import type { Favorites } from '@/lib/account/favorites';
import type { CatalogState } from '@/lib/catalog/catalog';
import type { CameraQuery } from '@/lib/search/camera-query';
import type { ChosenWall } from '@/lib/wall/chosen-wall';
import styles from './grid-actions.module.css';

interface GridActionsProps {
  catalog: CatalogState;
  query: CameraQuery;
  onClear: () => void;
}

export function GridActions(props: GridActionsProps) {
  if (props.query.favoritesOnly) return <FavoritesActions {...props} />;
  return (
    <div className={styles.actions} data-chrome>
      <StartButton />
    </div>
  );
}

function FavoritesActions({ catalog, query: { sort }, onClear }: GridActionsProps) {
  const { ids } = useFavorites();
  const removal = useRemoval(ids);
  const [isChosen, setArranging] = useState(false);
  const canArrange = sort === 'random' && ids.size > 1;
  const isArranging = isChosen && canArrange;
  return (
    <>
      {ids.size === 0 && <NoFavorites onShowAll={onClear} />}
      <div className={styles.actions} data-chrome>
        {canArrange && (
          <Button isPressed={isArranging} onClick={() => setArranging(!isArranging)}>
            Arrange
          </Button>
        )}
        {ids.size > 0 && <StartButton />}
        <FavoritesPlayer catalog={catalog} ids={ids} />
        {isArranging ? <Favorites catalog={catalog} /> : <Removed catalog={catalog} removal={removal} />}
      </div>
    </>
  );
}

function NoFavorites({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Notice title="NO FAVORITES YET">
      <p>Tap the heart on a camera to add it here.</p>
      <Button onClick={onShowAll}>Show all cameras</Button>
    </Notice>
  );
}

function FavoritesPlayer({ catalog: { client }, ids }: Pick<GridActionsProps, 'catalog'> & { ids: Favorites }) {
  return ids.size > 0 && <PlayerButton name="Favorites" getCameras={() => readRecords(client, [...ids])} />;
}

function Favorites({ catalog: { client, version } }: Pick<GridActionsProps, 'catalog'>) {
  const { ids, toggle } = useFavorites();
  const wall: ChosenWall = { name: '', ids: [...ids] };
  const records = useRecords(client, wall.ids, version);
  const handleChange = ({ ids: next }: ChosenWall) => {
    for (const id of ids) if (!next.includes(id)) toggle(id);
    for (const id of next) if (!ids.has(id)) toggle(id);
    arrangeFavorites(next);
  };
  return (
    <div className={styles.list}>
      <ArrangeList wall={wall} records={records} onChange={handleChange} />
    </div>
  );
}

type Removal = { readonly id: string; readonly order: readonly string[] } | null;

function useRemoval(ids: Favorites): Removal {
  const [seen, setSeen] = useState<{ readonly ids: Favorites; readonly removal: Removal }>({ ids, removal: null });
  if (seen.ids === ids) return seen.removal;
  const [id, ...others] = [...seen.ids].filter((one) => !ids.has(one));
  const isRemoval = id !== undefined && others.length === 0 && ids.size < seen.ids.size;
  const removal = isRemoval ? { id, order: [...seen.ids] } : null;
  setSeen({ ids, removal });
  return removal;
}

function Removed({ catalog: { client, version }, removal }: Pick<GridActionsProps, 'catalog'> & { removal: Removal }) {
  const { toggle } = useFavorites();
  const records = useRecords(client, removal ? [removal.id] : [], version);
  const ref = useRef<HTMLDivElement>(null);
  const handleUndo = ({ id, order }: NonNullable<Removal>) => {
    ref.current?.focus({ preventScroll: true });
    toggle(id);
    arrangeFavorites(order);
  };
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.status}>
      {removal && (
        <>
          {`Removed ${records.get(removal.id)?.location ?? 'the camera'}.`}{' '}
          <Button onClick={() => handleUndo(removal)}>Undo</Button>
        </>
      )}
    </div>
  );
}
