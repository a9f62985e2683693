import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { UndoStatus } from '@/components/ui/undo-status';
import { MAX_WALLS } from '@/lib/constants/favorites';
import { addToWall } from '@/lib/wall/edit-wall';
import type { ChosenWall } from '@/lib/wall/chosen-wall';
import styles from './add-to-wall.module.css';
import { savedWalls } from './saved-walls';

const NEW_WALL = 'My wall';

export function AddToWall({ id }: { id: string }) {
  const [done, setDone] = useState<{ text: string; undo: (() => void) | null } | null>(null);
  const walls = savedWalls.useItems();
  const handleAdd = (wall: (typeof walls)[number]) => {
    const next: ChosenWall = addToWall(wall, [id]);
    const added = savedWalls.change(wall, next);
    if (!added) setDone({ text: `“${wall.name}” is full.`, undo: null });
    else setDone({ text: `Added to “${wall.name}”.`, undo: () => savedWalls.change(added, wall) });
  };
  const handleNew = () => {
    const names = new Set(walls.map(({ name }) => name));
    const numbers = Array.from({ length: walls.length }, (_, at) => `${NEW_WALL} ${at + 2}`);
    const name = [NEW_WALL, ...numbers].find((free) => !names.has(free)) ?? NEW_WALL;
    const added = savedWalls.save({ name, ids: [id] });
    if (!added) setDone({ text: `You have reached the limit of ${MAX_WALLS} walls.`, undo: null });
    else setDone({ text: `Added to “${name}”.`, undo: () => savedWalls.remove(added) });
  };
  const handleUndo = () => {
    done?.undo?.();
    setDone(null);
  };
  return (
    <>
      <Disclosure label="Add to a wall">
        {(close) => (
          <ul aria-label="Walls">
            {walls.map((wall) => (
              <li key={wall.text}>
                <Button
                  isDisabled={wall.ids.includes(id)}
                  onClick={() => {
                    close();
                    handleAdd(wall);
                  }}
                >
                  {wall.name}
                  {wall.ids.includes(id) && ' ✓'}
                </Button>
              </li>
            ))}
            <li>
              <Button
                onClick={() => {
                  close();
                  handleNew();
                }}
              >
                New wall
              </Button>
            </li>
          </ul>
        )}
      </Disclosure>
      <UndoStatus change={done} text={done?.text ?? ''} onUndo={done?.undo && handleUndo} className={styles.status} />
    </>
  );
}
