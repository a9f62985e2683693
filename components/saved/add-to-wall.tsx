import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { UndoLine } from '@/components/ui/undo-line';
import { MAX_WALLS } from '@/lib/constants/favorites';
import { addToWall } from '@/lib/wall/edit-wall';
import type { ChosenWall } from '@/lib/wall/chosen-wall';
import styles from './add-to-wall.module.css';
import { savedWalls } from './saved-walls';

const NEW_WALL = 'My wall';

export function AddToWall({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<{ text: string; undo: (() => void) | null } | null>(null);
  const walls = savedWalls.useItems();
  const boxRef = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    boxRef.current?.querySelector('button')?.focus();
  };
  const handleAdd = (wall: (typeof walls)[number]) => {
    close();
    const next: ChosenWall = addToWall(wall, [id]);
    const added = savedWalls.change(wall, next);
    if (!added) setDone({ text: `“${wall.name}” is full.`, undo: null });
    else setDone({ text: `Added to “${wall.name}”.`, undo: () => savedWalls.change(added, wall) });
  };
  const handleNew = () => {
    close();
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
    <div ref={boxRef} className={styles.box}>
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
        {done?.undo ? <UndoLine text={done.text} onUndo={handleUndo} /> : done?.text}
      </div>
    </div>
  );
}
