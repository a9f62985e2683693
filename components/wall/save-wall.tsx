'use client';

import { useState } from 'react';
import { NameForm } from '@/components/account/name-form';
import { Button } from '@/components/ui/button';
import { formatKeptWall, type ChosenWall } from '@/lib/wall/chosen-wall';
import { keptWalls } from './kept-walls';
import styles from './wall-panel.module.css';

interface SaveWallProps {
  wall: ChosenWall;
  onChange: (wall: ChosenWall) => void;
}

/** Keeps the wall of the address. A saved wall of its name is this one, as it was before. */
export function SaveWall({ wall, onChange }: SaveWallProps) {
  const [isNaming, setNaming] = useState(false);
  const items = keptWalls.useItems();
  const text = formatKeptWall(wall);
  const before = items.find(({ name }) => name === wall.name);
  const handleName = (name: string) => {
    setNaming(false);
    keptWalls.save({ ...wall, name });
    onChange({ ...wall, name });
  };
  if (isNaming) return <NameForm name={wall.name} onSave={handleName} onCancel={() => setNaming(false)} />;
  if (before && before.text === text) return <p className={styles.note}>This wall is saved.</p>;
  if (before) {
    return (
      <>
        <Button kind="main" onClick={() => keptWalls.change(before, wall)}>
          Save changes
        </Button>
        <Button onClick={() => setNaming(true)}>Save as another wall</Button>
      </>
    );
  }
  return (
    <Button kind="main" onClick={() => setNaming(true)}>
      Save this wall
    </Button>
  );
}
