'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ChosenWall } from '@/lib/wall/chosen-wall';
import { keptWalls } from './kept-walls';
import styles from './wall-panel.module.css';

const loadFormat = async () => {
  await import('@/lib/core/zod-without-eval');
  return import('@/lib/wall/wall-file');
};

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'walls.json';
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

interface WallFileProps {
  wall: ChosenWall;
  onOpen: (wall: ChosenWall) => void;
}

/** Walls from a file, and into one: the wall shown, or else all saved ones. */
export function WallFile({ wall, onOpen }: WallFileProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState('');
  const saved = keptWalls.useItems();
  const exported = wall.ids.length > 0 ? [wall] : saved;
  const read = async (file: File) => {
    const { MAX_FILE_BYTES, parseWallFile } = await loadFormat();
    const found = file.size > MAX_FILE_BYTES ? null : parseWallFile(await file.text());
    const [first] = found?.walls ?? [];
    if (!found || !first) {
      setNotice('This is no file of walls.');
      return;
    }
    for (const one of found.walls) keptWalls.save(one);
    onOpen(first);
    const count = found.walls.length;
    const leftOut = found.leftOut > 0 ? ` ${found.leftOut} entries were left out.` : '';
    setNotice(`${count} ${count === 1 ? 'wall is' : 'walls are'} imported.${leftOut}`);
  };
  const fail = () => setNotice('This did not work. Your connection may have dropped.');
  return (
    <>
      <Button onClick={() => inputRef.current?.click()}>Import</Button>
      {exported.length > 0 && (
        <Button
          onClick={() => {
            loadFormat().then(({ formatWallFile }) => download(formatWallFile(exported)), fail);
          }}
        >
          {wall.ids.length > 0 ? 'Export' : 'Export all'}
        </Button>
      )}
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label="File of walls"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (file) read(file).catch(fail);
        }}
      />
      <p className={styles.note} role="status">
        {notice}
      </p>
    </>
  );
}
