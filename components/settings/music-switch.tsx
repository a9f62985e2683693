'use client';

import { Switch } from '@/components/ui/switch';
import { STATION } from '@/lib/settings/radio-station';
import styles from './music-switch.module.css';
import { useRadio, type RadioState } from './radio-store';

const WORDS: Readonly<Record<RadioState, string>> = {
  off: 'Off',
  tuning: 'Tuning in…',
  playing: 'Playing',
  failed: 'The station cannot be played now',
};

/** Switches the music, and says what it does. Not there where the operator wants none. */
export function MusicSwitch() {
  const { state, toggle } = useRadio();
  if (!STATION) return null;
  return (
    <Switch label="Music" isOn={state === 'tuning' || state === 'playing'} onChange={toggle}>
      <span className={styles.state} data-state={state} role="status">
        {state === 'playing' && (
          <span className={styles.bars} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
        )}
        {WORDS[state]}
      </span>
      {' · '}
      {STATION.name}
    </Switch>
  );
}
