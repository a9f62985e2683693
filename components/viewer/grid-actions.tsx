import { useState } from 'react';
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

export function GridActions({ catalog, query: { favoritesOnly, sort }, onClear }: GridActionsProps) {
  const { ids } = useFavorites();
  const removal = useRemoval(ids);
  const [isChosen, setArranging] = useState(false);
  const canArrange = favoritesOnly && sort === 'random' && ids.size > 1;
  const isArranging = isChosen && canArrange;
  if (favoritesOnly && ids.size === 0) return <NoFavorites catalog={catalog} removal={removal} onClear={onClear} />;
  return (
    <div className={styles.actions} data-chrome>
      {canArrange && (
        <Button isPressed={isArranging} onClick={() => setArranging(!isArranging)}>
          Arrange
        </Button>
      )}
      <StartButton />
      {favoritesOnly && <PlayerButton name="Favorites" getCameras={() => readRecords(catalog.client, [...ids])} />}
      {isArranging ? <Favorites catalog={catalog} /> : favoritesOnly && <Removed catalog={catalog} removal={removal} />}
    </div>
  );
}

function NoFavorites({ catalog, removal, onClear }: RemovedProps & Pick<GridActionsProps, 'onClear'>) {
  return (
    <>
      <Notice title="NO FAVORITES YET">
        <p>Tap the heart on a camera to add it here.</p>
        <Button onClick={onClear}>Show all cameras</Button>
      </Notice>
      <div className={styles.actions}>
        <Removed catalog={catalog} removal={removal} />
      </div>
    </>
  );
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

type RemovedProps = Pick<GridActionsProps, 'catalog'> & { removal: Removal };

function Removed({ catalog: { client, version }, removal }: RemovedProps) {
  const { toggle } = useFavorites();
  const records = useRecords(client, removal ? [removal.id] : [], version);
  if (!removal) return <div role="status" className={styles.status} />;
  const { id, order } = removal;
  const handleUndo = () => {
    toggle(id);
    arrangeFavorites(order);
  };
  return (
    <div role="status" className={styles.status}>
      {`Removed ${records.get(id)?.location ?? 'the camera'}.`} <Button onClick={handleUndo}>Undo</Button>
    </div>
  );
}
