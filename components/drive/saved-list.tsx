'use client';

import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { MAX_DRIVES } from '@/lib/constants/favorites';
import type { DriveRequest } from '@/lib/drive/drive-request';
import { MAX_DRIVE_NAME, formatSavedDrive, nameDrive } from '@/lib/drive/saved-drive';
import {
  changeDrive,
  removeDrive,
  saveDrive,
  setCommute,
  useDrivesWarning,
  useSavedDrives,
  type KeptDrive,
} from './saved-drives';
import styles from './saved-list.module.css';

interface NameFormProps {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

function NameForm({ name, onSave, onCancel }: NameFormProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.select(), []);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('name');
    if (typeof text === 'string' && text.trim() !== '') onSave(text);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <label htmlFor={id}>Name</label>
      <input
        ref={ref}
        id={id}
        name="name"
        defaultValue={name}
        maxLength={MAX_DRIVE_NAME}
        autoComplete="off"
        required
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <Button type="submit" kind="main">
        Save
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  );
}

interface RowProps {
  drive: KeptDrive;
  drives: readonly KeptDrive[];
  onOpen: (request: DriveRequest) => void;
  onRemove: (drive: KeptDrive) => void;
}

function Row({ drive, drives, onOpen, onRemove }: RowProps) {
  const [isNaming, setNaming] = useState(false);
  const { name, isCommute, request } = drive;
  if (isNaming) {
    const handleSave = (next: string) => {
      setNaming(false);
      changeDrive(drive, { name: next });
    };
    return <NameForm name={name} onSave={handleSave} onCancel={() => setNaming(false)} />;
  }
  return (
    <>
      <button type="button" className={styles.open} onClick={() => onOpen(request)}>
        <strong>{name}</strong> <span>{request.places.join(' → ')}</span>
      </button>
      <button
        type="button"
        className={styles.action}
        aria-label={`My commute: ${name}`}
        aria-pressed={isCommute}
        title="To work before noon, home after: one tap from the header"
        onClick={() => setCommute(drives, isCommute ? null : drive)}
      >
        My commute
      </button>
      <button type="button" className={styles.action} aria-label={`Rename ${name}`} onClick={() => setNaming(true)}>
        Rename
      </button>
      <button type="button" className={styles.action} aria-label={`Delete ${name}`} onClick={() => onRemove(drive)}>
        Delete
      </button>
    </>
  );
}

const WARNINGS = {
  'too-many': `You have reached the limit of ${MAX_DRIVES} drives. Delete one to save another.`,
  'left-out': `An account can have ${MAX_DRIVES} drives. Some of those you saved on this device did not fit.`,
  'not-stored': 'Your browser is not saving drives for this site. They last until you close this page.',
} as const;

function SaveButton({ request, drives }: { request: DriveRequest; drives: readonly KeptDrive[] }) {
  const [isNaming, setNaming] = useState(false);
  const name = nameDrive(request);
  const text = formatSavedDrive({ name, isCommute: false, request });
  const isSaved = drives.some((drive) => formatSavedDrive({ ...drive, name, isCommute: false }) === text);
  if (text === null) return null;
  if (isSaved) return <p className={styles.note}>This drive is saved.</p>;
  if (!isNaming) return <Button onClick={() => setNaming(true)}>Save this drive</Button>;
  const handleSave = (next: string) => {
    setNaming(false);
    saveDrive({ name: next, isCommute: false, request });
  };
  return <NameForm name={name} onSave={handleSave} onCancel={() => setNaming(false)} />;
}

interface SavedListProps {
  request: DriveRequest;
  onOpen: (request: DriveRequest) => void;
}

/** Saves the drive shown, and lists the saved ones. */
export function SavedList({ request, onOpen }: SavedListProps) {
  const drives = useSavedDrives();
  const warning = useDrivesWarning();
  const [removed, setRemoved] = useState<KeptDrive | null>(null);
  const handleRemove = (drive: KeptDrive) => {
    removeDrive(drive);
    setRemoved(drive);
  };
  const handleUndo = () => {
    if (removed) saveDrive(removed);
    setRemoved(null);
  };
  return (
    <>
      <SaveButton key={request.places.join('~')} request={request} drives={drives} />
      {drives.length > 0 && (
        <details className={styles.saved} open={request.places.includes('')}>
          <summary>{`Saved drives (${drives.length})`}</summary>
          <ul aria-label="Saved drives">
            {drives.map((drive) => (
              <li key={drive.text} className={styles.row}>
                <Row drive={drive} drives={drives} onOpen={onOpen} onRemove={handleRemove} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <div role="status" className={styles.status}>
        {warning !== null && <p>{WARNINGS[warning]}</p>}
        {removed !== null && (
          <p>
            {`“${removed.name}” is deleted.`} <Button onClick={handleUndo}>Undo</Button>
          </p>
        )}
      </div>
    </>
  );
}
