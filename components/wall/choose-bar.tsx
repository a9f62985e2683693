'use client';

import { useEffect } from 'react';
import { choiceStore } from '@/components/grid/card-corner';
import { Button } from '@/components/ui/button';
import { MAX_WALL_CAMERAS, type ChosenWall } from '@/lib/wall/chosen-wall';
import { addToWall, removeFromWall } from '@/lib/wall/edit-wall';
import styles from './choose-bar.module.css';

function useChoice(wall: ChosenWall, onChange: (wall: ChosenWall) => void): void {
  useEffect(() => {
    const positions = new Map(wall.ids.map((id, index) => [id, index + 1]));
    const toggle = (id: string) => onChange(positions.has(id) ? removeFromWall(wall, id) : addToWall(wall, [id]));
    choiceStore.set({ positions, toggle });
  }, [wall, onChange]);
  useEffect(() => () => choiceStore.set(null), []);
}

interface ChooseBarProps {
  wall: ChosenWall;
  shown: number | null;
  onAddShown: () => void;
  onChange: (wall: ChosenWall) => void;
  onDone: () => void;
}

export function ChooseBar({ wall, shown, onAddShown, onChange, onDone }: ChooseBarProps) {
  useChoice(wall, onChange);
  const { length } = wall.ids;
  const isFull = length === MAX_WALL_CAMERAS;
  const addable = shown === null || isFull ? 0 : Math.min(shown, MAX_WALL_CAMERAS);
  return (
    <div className={styles.bar} role="toolbar" aria-label="Choose cameras">
      <p className={styles.count} role="status">
        <strong>{wall.name === '' ? 'New wall' : wall.name}</strong>{' '}
        {isFull ? `Full: ${MAX_WALL_CAMERAS} cameras` : `${length} of ${MAX_WALL_CAMERAS}`}
      </p>
      {addable > 0 && (
        <Button onClick={onAddShown}>
          {shown !== null && shown > addable ? `Add the first ${addable}` : `Add these ${addable}`}
        </Button>
      )}
      <Button kind="main" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
