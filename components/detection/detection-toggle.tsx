'use client';

import { useState } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { trafficAlertsSetting } from '@/lib/settings/settings';
import styles from './detection.module.css';
import { requestNotifications, useAlertsOn } from './use-traffic-alerts';

/** Detection stays on from video to video, and turns off when a still camera is selected. */
export function useDetectionFlag({ id, feedType }: Pick<Camera, 'id' | 'feedType'>) {
  const [flag, setFlag] = useState({ id, isOn: false });
  if (flag.id !== id) setFlag({ id, isOn: flag.isOn && feedType === 'video' });
  return {
    isOn: flag.isOn,
    onToggle: () => {
      setFlag({ id, isOn: !flag.isOn });
    },
  };
}

interface DetectionToggleProps {
  isOn: boolean;
  onToggle: () => void;
}

export function DetectionToggle({ isOn, onToggle }: DetectionToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      title={isOn ? 'Stop detecting vehicles' : 'Detect vehicles in this feed'}
      onClick={onToggle}
    >
      {isOn ? 'AI ON' : 'AI OFF'}
    </button>
  );
}

export function AlertToggle() {
  const isOn = useAlertsOn();
  const handleClick = () => {
    trafficAlertsSetting.set(!isOn);
    if (!isOn) requestNotifications();
  };
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      title={isOn ? 'Turn off traffic alerts' : 'Alert me when traffic stops or starts moving'}
      onClick={handleClick}
    >
      {isOn ? 'ALERTS ON' : 'ALERTS OFF'}
    </button>
  );
}
