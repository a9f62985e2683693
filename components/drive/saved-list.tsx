'use client';

import { useState } from 'react';
import { KeptAction, KeptItems } from '@/components/account/kept-items';
import { NameForm } from '@/components/account/name-form';
import { Button } from '@/components/ui/button';
import { MAX_DRIVES } from '@/lib/constants/favorites';
import type { DriveRequest } from '@/lib/drive/drive-request';
import { formatSavedDrive, nameDrive } from '@/lib/drive/saved-drive';
import styles from './drive-panel.module.css';
import { savedDrives, setCommute } from './saved-drives';

export function SaveButton({ request }: { request: DriveRequest }) {
  const drives = savedDrives.useItems();
  const [isNaming, setNaming] = useState(false);
  const name = nameDrive(request);
  const text = formatSavedDrive({ name, isCommute: false, request });
  const isSaved = drives.some((drive) => formatSavedDrive({ ...drive, name, isCommute: false }) === text);
  if (text === null) return null;
  if (isSaved) return <p className={styles.note}>This drive is saved.</p>;
  if (!isNaming) return <Button onClick={() => setNaming(true)}>Save this drive</Button>;
  const handleSave = (next: string) => {
    setNaming(false);
    savedDrives.save({ name: next, isCommute: false, request });
  };
  return <NameForm name={name} onSave={handleSave} onCancel={() => setNaming(false)} />;
}

interface SavedListProps {
  request: DriveRequest;
  onOpen: (request: DriveRequest) => void;
}

export function SavedList({ request, onOpen }: SavedListProps) {
  const drives = savedDrives.useItems();
  return (
    <KeptItems
      list={savedDrives}
      noun="drives"
      max={MAX_DRIVES}
      isOpen={request.places.includes('')}
      describe={(drive) => drive.request.places.join(' → ')}
      onOpen={(drive) => onOpen(drive.request)}
      renderAction={(drive) => (
        <KeptAction
          label="My commute"
          name={drive.name}
          title="To work before noon, home after: one tap from the header"
          isPressed={drive.isCommute}
          onClick={() => setCommute(drives, drive.isCommute ? null : drive)}
        />
      )}
    />
  );
}
