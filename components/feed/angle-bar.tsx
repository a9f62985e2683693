import styles from './angle-bar.module.css';

interface AngleBarProps {
  name: string;
  /** Of the angle shown, from 1. */
  position: number;
  total: number;
  isRotating: boolean;
  onStep: (by: 1 | -1) => void;
  onToggle: () => void;
}

const STATES = { rotating: 'M10 6a4 4 0 1 1-1.4-3M9 .8V3H6.8', paused: 'M4 2.5v7M8 2.5v7' } as const;

function StepButton({ title, onClick }: { title: string; onClick: () => void }) {
  return <button type="button" className={styles.step} title={title} aria-label={title} onClick={onClick} />;
}

/** Which angle is shown, and the ways to another one. */
export function AngleBar({ name, position, total, isRotating, onStep, onToggle }: AngleBarProps) {
  const label = `ANGLE: ${name} (${position}/${total})`;
  return (
    <div className={styles.bar}>
      <StepButton title="Previous angle" onClick={() => onStep(-1)} />
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
          <svg className={styles.glyph} viewBox="0 0 12 12" aria-hidden="true">
            <path d={isRotating ? STATES.rotating : STATES.paused} />
          </svg>
          <span className={styles.words}>
            <span className={styles.angle}>
              <span className={styles.name}>{`ANGLE: ${name}`}</span>
              <span>{` (${position}/${total})`}</span>
            </span>
            <span className={styles.state} aria-hidden="true">
              {isRotating ? 'AUTO ROTATE ON' : 'AUTO ROTATE OFF'}
            </span>
          </span>
        </span>
      </button>
      <StepButton title="Next angle" onClick={() => onStep(1)} />
    </div>
  );
}
