import { useState } from 'react';
import { downloadFile } from '@/components/browser/download';
import { showWall } from '@/components/browser/wall-address';
import { DownloadButton } from '@/components/camera/download-button';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';
import textStyles from '@/components/ui/text.module.css';
import type { Camera } from '@/lib/camera/camera';
import type { ChosenWall } from '@/lib/wall/chosen-wall';
import { savedWalls } from '@/components/saved/saved-walls';

const loadFormat = async () => {
  await import('@/lib/core/zod-without-eval');
  return import('@/lib/wall/wall-file');
};

export function WallFile({ wall }: { wall: ChosenWall }) {
  const [notice, setNotice] = useState('');
  const saved = savedWalls.useItems();
  const exported = wall.ids.length > 0 ? [wall] : saved;
  const read = async (file: File) => {
    const { MAX_FILE_BYTES, parseWallFile } = await loadFormat();
    const found = file.size > MAX_FILE_BYTES ? null : parseWallFile(await file.text());
    const [first] = found?.walls ?? [];
    if (!found || !first) {
      setNotice('This isn’t a walls file.');
      return;
    }
    const count = found.walls.filter((one) => savedWalls.save(one) !== null).length;
    const skipped = found.leftOut + found.walls.length - count;
    showWall(first);
    const rest = skipped > 0 ? ` ${skipped} ${skipped === 1 ? 'entry' : 'entries'} skipped.` : '';
    setNotice(`Imported ${count} ${count === 1 ? 'wall' : 'walls'}.${rest}`);
  };
  const fail = () => setNotice('Something went wrong. Check your connection and try again.');
  return (
    <>
      <FileButton label="Walls file" accept=".json,application/json" onFile={(file) => void read(file).catch(fail)}>
        Import
      </FileButton>
      {exported.length > 0 && (
        <Button
          onClick={() => {
            loadFormat().then(
              ({ formatWallFile }) => downloadFile('walls.json', 'application/json', formatWallFile(exported)),
              fail,
            );
          }}
        >
          {wall.ids.length > 0 ? 'Export' : 'Export all'}
        </Button>
      )}
      <p className={textStyles.quiet} role="status">
        {notice}
      </p>
    </>
  );
}

export function FeedsButton({ name, cameras }: { name: string; cameras: readonly Camera[] }) {
  const getText = async () => (await import('@/lib/wall/wall-feeds')).fetchWallFeeds(cameras, name);
  return (
    <DownloadButton
      label="Follow in a feed reader"
      noneLabel="No feeds for these roads"
      fileName={`${name}.opml`}
      type="text/x-opml"
      getText={getText}
    />
  );
}
