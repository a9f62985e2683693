'use client';

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { hasModifier } from '@/components/browser/dom-events';
import { Icon } from '@/components/ui/icon';
import type { Camera } from '@/lib/camera/camera';
import type { Neighbors } from '@/lib/search/neighbors';
import styles from './neighbor-bar.module.css';

type Step = keyof typeof STEPS;

interface StepButtonProps {
  step: Step;
  camera: Camera | null;
  onStep: (id: string) => void;
}

const STEPS = {
  previous: { label: 'Previous camera', key: 'ArrowLeft', icon: 'back' },
  next: { label: 'Next camera', key: 'ArrowRight', icon: 'forward' },
} as const;

function StepButton({ step, camera, onStep }: StepButtonProps) {
  if (!camera) return <span />;
  const { label, key, icon } = STEPS[step];
  return (
    <button
      type="button"
      className={styles.step}
      data-step={step}
      aria-keyshortcuts={key}
      title={`${label}: ${camera.location}`}
      onClick={() => onStep(camera.id)}
    >
      <Icon name={icon} />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.name}>{camera.location}</span>
      </span>
    </button>
  );
}

function useStepKeys(ref: RefObject<Element | null>, onStep: (step: Step) => void): void {
  const handleStep = useEffectEvent(onStep);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.shiftKey || hasModifier(event)) return;
      const step = (['previous', 'next'] as const).find((each) => STEPS[each].key === event.key);
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
