'use client';

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { hasModifier } from '@/components/browser/dom-events';
import { Icon } from '@/components/ui/icon';
import type { Camera } from '@/lib/camera/camera';
import type { Neighbors } from '@/lib/search/neighbors';
import styles from './neighbor-bar.module.css';

type Step = 'previous' | 'next';

interface StepButtonProps {
  step: Step;
  camera: Camera | null;
  onStep: (id: string) => void;
}

const LABELS = { previous: 'Previous camera', next: 'Next camera' } as const;

function StepButton({ step, camera, onStep }: StepButtonProps) {
  if (!camera) return <span />;
  return (
    <button
      type="button"
      className={styles.step}
      data-step={step}
      aria-keyshortcuts={step === 'previous' ? 'ArrowLeft' : 'ArrowRight'}
      title={`${LABELS[step]}: ${camera.location}`}
      onClick={() => onStep(camera.id)}
    >
      <Icon name={step === 'previous' ? 'back' : 'forward'} />
      <span className={styles.words}>
        <span className={styles.label}>{LABELS[step]}</span>
        <span className={styles.name}>{camera.location}</span>
      </span>
    </button>
  );
}

const STEPS = new Map<string, Step>([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
]);

function useStepKeys(ref: RefObject<Element | null>, onStep: (step: Step) => void): void {
  const handleStep = useEffectEvent(onStep);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.shiftKey || hasModifier(event)) return;
      const step = STEPS.get(event.key);
      const dialog = ref.current?.closest('dialog');
      if (step && event.target instanceof Node && dialog?.contains(event.target)) handleStep(step);
    };
    // Handlers inside the dialog run first.
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [ref]);
}

interface NeighborBarProps {
  neighbors: Neighbors;
  place?: string | undefined;
  onStep: (id: string) => void;
}

export function NeighborBar({ neighbors, place, onStep }: NeighborBarProps) {
  const ref = useRef<HTMLElement>(null);
  useStepKeys(ref, (step) => {
    const camera = neighbors[step];
    if (camera) onStep(camera.id);
  });
  return (
    <nav
      ref={ref}
      className={styles.bar}
      aria-label={place === undefined ? 'Cameras nearby' : 'Cameras along the drive'}
    >
      {place !== undefined && <p className={styles.place}>{place}</p>}
      <StepButton step="previous" camera={neighbors.previous} onStep={onStep} />
      <StepButton step="next" camera={neighbors.next} onStep={onStep} />
    </nav>
  );
}
