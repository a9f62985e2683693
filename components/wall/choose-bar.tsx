import { useEffect, useState } from 'react';
import { rememberScroll } from '@/components/browser/history-entry';
import { replaceUrl, type ViewMode } from '@/components/browser/url-store';
import { changeWall } from '@/components/browser/wall-address';
import { useStore } from '@/components/browser/use-store';
import { choiceStore } from '@/components/grid/card-corner';
import { Button } from '@/components/ui/button';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { MAX_WALL_CAMERAS, type ChosenWall } from '@/lib/wall/chosen-wall';
import { addToWall, removeFromWall } from '@/lib/wall/edit-wall';
import { addToShownWall } from './add-to-shown-wall';
import styles from './choose-bar.module.css';

function useChoice(wall: ChosenWall): void {
  useEffect(() => {
    const positions = new Map(wall.ids.map((id, index) => [id, index + 1]));
    const toggle = (id: string) => changeWall(positions.has(id) ? removeFromWall(wall, id) : addToWall(wall, [id]));
    choiceStore.set({ positions, toggle });
  }, [wall]);
  useEffect(() => () => choiceStore.set(null), []);
}

function finish(): void {
  window.scrollTo(0, 0);
  rememberScroll();
  replaceUrl({ choose: null });
}

export function ChooseBar({ client, wall, view }: { client: CatalogClient; wall: ChosenWall; view: ViewMode }) {
  useChoice(wall);
  const listed = useStore(client.list, (list) => list?.cameras.length ?? 0);
  const { length } = wall.ids;
  const room = MAX_WALL_CAMERAS - length;
  const addable = view === 'map' ? 0 : Math.min(listed, room);
  const [unchanged, setUnchanged] = useState<ChosenWall | null>(null);
  const handleAddShown = async () => {
    const added = addToShownWall(await client.listIds(MAX_WALL_CAMERAS + length));
    setUnchanged(added === 0 ? wall : null);
  };
  return (
    <div className={styles.bar} role="group" aria-label="Choose cameras">
      <p className={styles.count} role="status">
        <strong>{wall.name === '' ? 'New wall' : wall.name}</strong>{' '}
        {room === 0 ? `Full: ${MAX_WALL_CAMERAS} cameras` : `${length} of ${MAX_WALL_CAMERAS}`}
        {unchanged === wall && ' · Already on the wall'}
      </p>
      {addable > 0 && (
        <Button onClick={() => void handleAddShown()}>
          {listed > addable ? `Add the first ${addable}` : `Add these ${addable}`}
        </Button>
      )}
      <Button kind="main" onClick={finish}>
        Done
      </Button>
    </div>
  );
}
