'use client';

import styles from './multi-angle-feed.module.css';

interface AngleBarProps {
  name: string;
  /** The angle on show, from 1. */
  position: number;
  total: number;
  isRotating: boolean;
  onStep: (by: 1 | -1) => void;
  onToggle: () => void;
}

const CHEVRONS = { left: 'M7.5 2.5 4 6l3.5 3.5', right: 'M4.5 2.5 8 6 4.5 9.5' } as const;
const STATES = { rotating: 'M10 6a4 4 0 1 1-1.4-3M9 .8V3H6.8', paused: 'M4 2.5v7M8 2.5v7' } as const;

function Glyph({ path }: { path: string }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 12 12" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function StepButton({ title, path, onClick }: { title: string; path: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.step} title={title} aria-label={title} onClick={onClick}>
      <span className={styles.face}>
        <Glyph path={path} />
      </span>
    </button>
  );
}

/** Previous angle, the name of this one, next angle. The name turns rotation on and off and says so under the pointer. */
export function AngleBar({ name, position, total, isRotating, onStep, onToggle }: AngleBarProps) {
  const label = `ANGLE: ${name} (${String(position)}/${String(total)})`;
  return (
    <div className={styles.bar}>
      <StepButton title="Previous angle" path={CHEVRONS.left} onClick={() => onStep(-1)} />
      <button
        type="button"
        className={styles.label}
        title={isRotating ? 'Auto-rotating (click to pause)' : 'Click to resume auto-rotation'}
        aria-label={label}
        aria-pressed={isRotating}
        data-rotating={isRotating}
        onClick={onToggle}
      >
        <span className={styles.face}>
          <Glyph path={isRotating ? STATES.rotating : STATES.paused} />
          <span className={styles.words}>
            <span className={styles.angle}>
              <span className={styles.name}>{`ANGLE: ${name}`}</span>
              <span>{` (${String(position)}/${String(total)})`}</span>
            </span>
            <span className={styles.state} aria-hidden="true">
              {isRotating ? 'AUTO ROTATE ON' : 'AUTO ROTATE OFF'}
            </span>
          </span>
        </span>
      </button>
      <StepButton title="Next angle" path={CHEVRONS.right} onClick={() => onStep(1)} />
    </div>
  );
}
