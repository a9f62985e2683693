import { useState } from 'react';
import { downloadFile } from '@/components/browser/download';
import { Button } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';

interface DownloadButtonProps {
  label: string;
  /** Replaces the label if there is nothing to download. */
  noneLabel: string;
  fileName: string;
  type: string;
  getText: () => Promise<string | null>;
}

export function DownloadButton({ label, noneLabel, fileName, type, getText }: DownloadButtonProps) {
  const [shown, setShown] = useState(label);
  const download = async () => {
    const text = await getText();
    if (text !== null) downloadFile(fileName, type, text);
    setShown(text === null ? noneLabel : label);
  };
  return (
    <Button onClick={() => void download().catch(() => setShown('Check your connection and try again'))}>
      <span aria-live="polite">{shown}</span>
    </Button>
  );
}

interface PlayerButtonProps {
  /** Name of the file, without its ending. */
  name: string;
  getCameras: () => Promise<readonly Camera[]>;
}

export function PlayerButton({ name, getCameras }: PlayerButtonProps) {
  const getText = async () => {
    const [cameras, { formatPlaylist }] = await Promise.all([getCameras(), import('@/lib/wall/playlist')]);
    return formatPlaylist(cameras, window.location.origin);
  };
  return (
    <DownloadButton
      label="Open in a player"
      noneLabel="No videos for a player"
      fileName={`${name}.m3u`}
      type="audio/x-mpegurl"
      getText={getText}
    />
  );
}
