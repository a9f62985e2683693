import { useState } from 'react';
import { flushSync } from 'react-dom';
import { NameForm, SavedItemAction, SavedItems } from './saved-items';
import { Button } from '@/components/ui/button';
import { MAX_DRIVES } from '@/lib/constants/favorites';
import type { DriveRequest } from '@/lib/drive/drive-request';
import { formatSavedDrive, nameDrive } from '@/lib/drive/saved-drive';
import { savedDrives } from './saved-drives';

export function SaveButton({ request }: { request: DriveRequest }) {
  const [isNaming, setNaming] = useState(false);
  const drives = savedDrives.useItems();
  const name = nameDrive(request);
  const text = formatSavedDrive({ name, isCommute: false, request });
  const isSaved = drives.some((drive) => formatSavedDrive({ ...drive, name, isCommute: false }) === text);
  if (text === null) return null;
  if (isSaved) return <p>This drive is saved.</p>;
  if (!isNaming) return <Button onClick={() => setNaming(true)}>Save this drive</Button>;
  const handleSave = (next: string) => savedDrives.save({ name: next, isCommute: false, request });
  return <NameForm key={name} name={name} onSave={handleSave} onClose={() => setNaming(false)} />;
}

export function SavedList({ request, onOpen }: { request: DriveRequest; onOpen: (request: DriveRequest) => void }) {
  const drives = savedDrives.useItems();
  const toggleCommute = ({ text, isCommute }: (typeof drives)[number]) => {
    const label = document.activeElement?.getAttribute('aria-label') ?? '';
    flushSync(() => {
      for (const drive of drives) savedDrives.change(drive, { isCommute: drive.text === text && !isCommute });
    });
    // React replaces the row, whose key is the stored text.
    const buttons = [...document.querySelectorAll<HTMLElement>('[aria-pressed]')];
    buttons.find((button) => button.getAttribute('aria-label') === label)?.focus();
  };
  return (
    <SavedItems
      list={savedDrives}
      noun="drives"
      max={MAX_DRIVES}
      isOpen={request.stops.includes('')}
      describe={(drive) => drive.request.stops.join(' → ')}
      onOpen={(drive) => onOpen(drive.request)}
      renderAction={(drive) => (
        <SavedItemAction
          label="My commute"
          name={drive.name}
          title="Opens from the header: to work before noon, home after"
          isPressed={drive.isCommute}
          onClick={() => toggleCommute(drive)}
        />
      )}
    />
  );
}
