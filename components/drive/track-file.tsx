import { useEffect, useEffectEvent, useState } from 'react';
import { FileButton } from '@/components/ui/file-button';
import styles from './drive-panel.module.css';

declare global {
  interface Window {
    /** Chromium only. */
    readonly launchQueue?: {
      setConsumer(consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
    };
  }
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Accepts drops anywhere: a file dropped beside a target would replace the page. */
function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const handleFile = useEffectEvent(onFile);
  useEffect(() => {
    // A file that was opened with the installed app.
    window.launchQueue?.setConsumer(({ files: [first] }) => void first?.getFile().then(handleFile));
    const closing = new AbortController();
    const { signal } = closing;
    const handleOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const handleLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) handleFile(file);
    };
    document.addEventListener('dragover', handleOver, { signal });
    document.addEventListener('dragleave', handleLeave, { signal });
    document.addEventListener('drop', handleDrop, { signal });
    return () => closing.abort();
  }, []);
  return isOver;
}

export function TrackFile({ isShown, onFile }: { isShown: boolean; onFile: (file: File) => void }) {
  const isOver = useFileDrop(onFile);
  return (
    <div className={styles.track} data-over={isOver} hidden={!isShown && !isOver}>
      <FileButton
        label="GPX or GeoJSON file"
        accept=".gpx,.geojson,.json,application/gpx+xml,application/geo+json"
        onFile={onFile}
      >
        Open a track
      </FileButton>
      <p>
        {isOver
          ? 'Drop the file to follow its track.'
          : 'Or open a GPX or GeoJSON file, or drop it here. It stays in your browser.'}
      </p>
    </div>
  );
}
