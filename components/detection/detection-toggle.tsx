import { useState } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { trafficAlertsSetting } from '@/lib/settings/settings';
import styles from './detection.module.css';
import { requestNotifications, useAlertsOn } from './use-traffic-alerts';

/** Stays on from video to video; a still turns it off. */
export function useDetectionFlag({ id, feedType }: Pick<Camera, 'id' | 'feedType'>) {
  const [flag, setFlag] = useState({ id, isOn: false });
  if (flag.id !== id) setFlag({ id, isOn: flag.isOn && feedType === 'video' });
  return { isOn: flag.isOn, onToggle: () => setFlag({ id, isOn: !flag.isOn }) };
}

type ToggleProps = ReturnType<typeof useDetectionFlag>;

function Toggle({ isOn, onToggle, name, title }: ToggleProps & { name: string; title: string }) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={isOn} title={title} onClick={onToggle}>
      {`${name} ${isOn ? 'ON' : 'OFF'}`}
    </button>
  );
}

export function DetectionToggle(props: ToggleProps) {
  const title = props.isOn ? 'Stop detecting vehicles' : 'Detect vehicles in this feed';
  return <Toggle {...props} name="AI" title={title} />;
}

export function AlertToggle() {
  const isOn = useAlertsOn();
  const handleToggle = () => {
    trafficAlertsSetting.set(!isOn);
    if (!isOn) requestNotifications();
  };
  const title = isOn ? 'Turn off traffic alerts' : 'Alert me when traffic stops or starts moving';
  return <Toggle name="ALERTS" {...{ isOn, title }} onToggle={handleToggle} />;
}
