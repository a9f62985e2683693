'use client';

import type { ReactNode } from 'react';
import { DetectionLayer } from '@/components/detection/detection-layer';
import { DetectionToggle, useDetectionFlag } from '@/components/detection/detection-toggle';
import type { Camera } from '@/lib/camera/camera';

/** Vehicle detection of a camera: the button for it, and what lies over its picture while it is on. */
export function useCameraDetection(camera: Camera): { toggle: ReactNode; overlay: ReactNode } {
  const { isOn, onToggle } = useDetectionFlag(camera);
  return {
    toggle: <DetectionToggle isOn={isOn} onToggle={onToggle} />,
    overlay: isOn && <DetectionLayer isDemo={camera.isDemo === true} />,
  };
}
