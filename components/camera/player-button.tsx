'use client';

import { useState } from 'react';
import { downloadFile } from '@/components/browser/download';
import { Button } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';

const LABEL = 'Open in a player';

interface PlayerButtonProps {
  /** Name of the file, without its ending. */
  name: string;
  getCameras: () => Promise<readonly Camera[]>;
}

/** Downloads a playlist, which a computer or phone opens in its video player. */
export function PlayerButton({ name, getCameras }: PlayerButtonProps) {
  const [label, setLabel] = useState(LABEL);
  const open = async () => {
    const [cameras, { formatPlaylist }] = await Promise.all([getCameras(), import('@/lib/wall/playlist')]);
    const playlist = formatPlaylist(cameras, window.location.origin);
    if (playlist !== null) downloadFile(`${name}.m3u`, 'audio/x-mpegurl', playlist);
    setLabel(playlist === null ? 'No videos for a player' : LABEL);
  };
  return (
    <Button onClick={() => void open().catch(() => setLabel('Check your connection and try again'))}>
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
