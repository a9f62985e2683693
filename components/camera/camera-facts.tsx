import type { ReactNode } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { cameraFacts } from '@/lib/camera/facts';
import styles from './camera-facts.module.css';

export function Fact({ label, value }: { label: string; value: string }) {
  if (value === '') return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd data-figures={label === 'COORDINATES'}>{value}</dd>
    </div>
  );
}

export function CameraFacts({ camera, angle, children }: { camera: Camera; angle?: string; children?: ReactNode }) {
  return (
    <dl className={styles.facts}>
      {cameraFacts(camera, angle).map(([label, value]) => (
        <Fact key={label} label={label} value={value} />
      ))}
      {children}
    </dl>
  );
}
