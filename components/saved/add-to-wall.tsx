import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { addToWall } from '@/lib/wall/edit-wall';
import type { ChosenWall } from '@/lib/wall/chosen-wall';
import styles from './add-to-wall.module.css';
import { savedWalls } from './saved-walls';

const NEW_WALL = 'My wall';

export function AddToWall({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<{ text: string; undo: (() => void) | null } | null>(null);
  const walls = savedWalls.useItems();
  const handleAdd = (wall: (typeof walls)[number]) => {
    setOpen(false);
    const next: ChosenWall = addToWall(wall, [id]);
    const added = savedWalls.change(wall, next);
    if (!added) setDone({ text: `“${wall.name}” is full.`, undo: null });
    else setDone({ text: `Added to “${wall.name}”.`, undo: () => savedWalls.change(added, wall) });
  };
  const handleNew = () => {
    setOpen(false);
    const names = new Set(walls.map(({ name }) => name));
    const numbers = Array.from({ length: walls.length }, (_, at) => `${NEW_WALL} ${at + 2}`);
    const name = [NEW_WALL, ...numbers].find((free) => !names.has(free)) ?? NEW_WALL;
    const added = savedWalls.save({ name, ids: [id] });
    setDone({ text: `Added to “${name}”.`, undo: added && (() => savedWalls.remove(added)) });
  };
  return (
    <div className={styles.box}>
      <Button isPressed={isOpen} onClick={() => setOpen(!isOpen)}>
        Add to a wall
      </Button>
      {isOpen && (
        <ul className={styles.list} aria-label="Walls">
          {walls.map((wall) => (
            <li key={wall.text}>
              <Button isDisabled={wall.ids.includes(id)} onClick={() => handleAdd(wall)}>
                {wall.name}
                {wall.ids.includes(id) && ' ✓'}
              </Button>
            </li>
          ))}
          <li>
            <Button onClick={handleNew}>New wall</Button>
          </li>
        </ul>
      )}
      <div role="status" className={styles.status}>
        {done && (
          <>
            {done.text}{' '}
            {done.undo && (
              <Button
                onClick={() => {
                  done.undo?.();
                  setDone(null);
                }}
              >
                Undo
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
