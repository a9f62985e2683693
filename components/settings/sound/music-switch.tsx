import { Switch } from '@/components/ui/switch';
import { STATION } from '@/lib/settings/radio-station';
import styles from './music-switch.module.css';
import { useRadio, type RadioState } from './radio-store';

const STATE_TEXTS: Readonly<Record<RadioState, string>> = {
  off: 'Off',
  tuning: 'Tuning in…',
  playing: 'Playing',
  failed: 'This station is unavailable right now',
};

export function MusicSwitch() {
  const { state, isOn, toggle } = useRadio();
  if (!STATION) return null;
  return (
    <Switch label="Music" isOn={isOn} onChange={toggle}>
      <span className={styles.state} data-state={state} role="status">
        {state === 'playing' && (
          <span className={styles.bars} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
        )}
        {STATE_TEXTS[state]}
      </span>
      {' · '}
      {STATION.name}
    </Switch>
  );
}
