import type { RefObject } from 'react';
import { IconButton } from '@/components/ui/button';
import { FullScreenButton } from '@/components/ui/full-screen-button';
import { MAX_SECONDS, MIN_SECONDS, playSeconds, type PlayAction } from './use-play';
import styles from './drive-play.module.css';

interface PlayBarProps {
  stageRef: RefObject<HTMLElement | null>;
  isPaused: boolean;
  seconds: number;
  onAct: (action: PlayAction) => void;
}

const focusFirst = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

export function PlayBar({ stageRef, isPaused, seconds, onAct }: PlayBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label="Play">
      <IconButton icon="back" label="Previous camera" onClick={() => onAct('previous')} />
      <IconButton
        ref={focusFirst}
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? 'Play' : 'Pause'}
        onClick={() => onAct('toggle')}
      />
      <IconButton icon="forward" label="Next camera" onClick={() => onAct('next')} />
      <label className={styles.pace}>
        <input
          type="range"
          min={MIN_SECONDS}
          max={MAX_SECONDS}
          value={seconds}
          aria-label="Seconds per camera"
          onChange={({ target }) => playSeconds.set(target.valueAsNumber)}
        />
        <span>{seconds} s</span>
      </label>
      <FullScreenButton targetRef={stageRef} />
    </div>
  );
}
