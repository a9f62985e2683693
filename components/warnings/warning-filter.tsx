'use client';

import { useSyncExternalStore } from 'react';
import type { FilterNoteProps } from '@/components/camera/camera-notes';
import { warningsStore } from './follow-warnings';
import { WarningSign } from './warning-chip';
import styles from './warnings.module.css';

/** Leaves only the cameras under a warning. Not there while there are none. */
export function WarningFilter({ query, onChange }: FilterNoteProps) {
  const { ofCamera } = useSyncExternalStore(warningsStore.subscribe, warningsStore.get);
  if (ofCamera.size === 0 && !query.warned) return null;
  return (
    <button
      type="button"
      className={styles.filter}
      aria-pressed={query.warned}
      aria-label="Under a weather warning"
      title="Only cameras under a weather warning"
      onClick={() => onChange({ ...query, warned: !query.warned })}
    >
      <WarningSign />
      Warnings
    </button>
  );
}
