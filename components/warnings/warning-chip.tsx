'use client';

import { useSyncExternalStore } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { warningsStore } from './follow-warnings';
import styles from './warnings.module.css';
import type { CameraQuery } from '@/lib/search/camera-query';

export function WarningSign() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M7 1.5 13 12.5H1Z" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M7 5.4v3.3M7 10.3v.5" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}

export function WarningChip({ camera }: { camera: Camera }) {
  const label = useSyncExternalStore(warningsStore.subscribe, () => warningsStore.get().ofCamera.get(camera.id));
  if (label === undefined) return null;
  return (
    <p className={styles.chip} data-severity={label.severity}>
      <WarningSign />
      <span>{label.event}</span>
    </p>
  );
}

interface WarningFilterProps {
  query: CameraQuery;
  onChange: (next: CameraQuery) => void;
}

export function WarningFilter({ query, onChange }: WarningFilterProps) {
  const { ofCamera, ages } = useSyncExternalStore(warningsStore.subscribe, warningsStore.get);
  if (ofCamera.size === 0 && !query.warned) return null;
  const [age] = Object.values(ages);
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
      Warnings{age !== undefined && ` from ${age}`}
    </button>
  );
}
