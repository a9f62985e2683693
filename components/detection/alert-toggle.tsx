'use client';

import { trafficAlertsSetting } from '@/lib/settings/settings';
import styles from './detection.module.css';
import { askToNotify } from './tell-traffic';
import { useAlertsOn } from './use-traffic-alerts';

/** Beside the switch of detection, without which there is nothing to tell. */
export function AlertToggle() {
  const isOn = useAlertsOn();
  const handleClick = () => {
    trafficAlertsSetting.set(!isOn);
    if (!isOn) askToNotify();
  };
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      title={isOn ? 'Stop telling' : 'Tell when traffic stands or flows again, while this page is in sight'}
      onClick={handleClick}
    >
      {isOn ? 'ALERTS ON' : 'ALERTS OFF'}
    </button>
  );
}
