'use client';

import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Camera } from '@/lib/camera/camera';
import type { Neighbors } from '@/lib/search/neighbors';
import styles from './neighbor-bar.module.css';
import { useStepKeys } from './use-step-keys';

interface NeighborBarProps {
  neighbors: Neighbors;
  /** Asks for another camera by its id. */
  onStep: (id: string) => void;
}

interface StepButtonProps {
  step: 'previous' | 'next';
  camera: Camera | null;
  onStep: (id: string) => void;
}

const WORDS = { previous: 'Previous camera', next: 'Next camera' } as const;

function StepButton({ step, camera, onStep }: StepButtonProps) {
  if (!camera) return <span />;
  return (
    <button
      type="button"
      className={styles.step}
      data-step={step}
      aria-keyshortcuts={step === 'previous' ? 'ArrowLeft' : 'ArrowRight'}
      title={`${WORDS[step]}: ${camera.location}`}
      onClick={() => onStep(camera.id)}
    >
      <Icon name={step === 'previous' ? 'back' : 'forward'} />
      <span className={styles.words}>
        <span className={styles.label}>{WORDS[step]}</span>
        <span className={styles.name}>{camera.location}</span>
      </span>
    </button>
  );
}

/** The way to the cameras before and behind this one along its road, by buttons and by the arrow keys. */
export function NeighborBar({ neighbors, onStep }: NeighborBarProps) {
  const ref = useRef<HTMLElement>(null);
  useStepKeys(ref, (step) => {
    const camera = neighbors[step];
    if (camera) onStep(camera.id);
  });
  return (
    <nav ref={ref} className={styles.bar} aria-label="Cameras nearby">
      <StepButton step="previous" camera={neighbors.previous} onStep={onStep} />
      <StepButton step="next" camera={neighbors.next} onStep={onStep} />
    </nav>
  );
}
