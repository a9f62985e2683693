import { useRef } from 'react';
import { isForDialog } from '@/components/browser/is-for-dialog';
import { useKeys } from '@/components/browser/use-keys';
import { Icon } from '@/components/ui/icon';
import textStyles from '@/components/ui/text.module.css';
import type { Camera } from '@/lib/camera/camera';
import type { Neighbors } from '@/lib/search/neighbors';
import styles from './neighbor-bar.module.css';

type Step = keyof Neighbors;

const STEPS = {
  previous: { label: 'Previous camera', key: 'ArrowLeft', icon: 'back' },
  next: { label: 'Next camera', key: 'ArrowRight', icon: 'forward' },
} as const;

function StepButton({ step, camera, onStep }: { step: Step; camera: Camera | null; onStep: (step: Step) => void }) {
  if (!camera) return <span />;
  const { label, key, icon } = STEPS[step];
  return (
    <button
      type="button"
      className={styles.step}
      data-step={step}
      aria-keyshortcuts={key}
      title={`${label}: ${camera.location}`}
      onClick={() => onStep(step)}
    >
      <Icon name={icon} />
      <span className={styles.words}>
        <span className={textStyles.caps}>{label}</span>
        <span className={styles.name}>{camera.location}</span>
      </span>
    </button>
  );
}

interface NeighborBarProps {
  neighbors: Neighbors;
  place?: string | undefined;
  onStep: (step: Step) => void;
}

export function NeighborBar({ neighbors, place, onStep }: NeighborBarProps) {
  const ref = useRef<HTMLElement>(null);
  useKeys(({ key, repeat, shiftKey, target }) => {
    const step = (['previous', 'next'] as const).find((each) => STEPS[each].key === key);
    const isHere = isForDialog(target, ref.current?.closest('dialog'));
    if (step && neighbors[step] && isHere && !repeat && !shiftKey) onStep(step);
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
