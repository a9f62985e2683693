'use client';

import { useState } from 'react';

interface FlaggedCamera {
  readonly id: string;
  readonly feedType: 'video' | 'image';
}

/**
 * Whether detection is on for the selected camera. It stays on from video to video, and is off when a camera with an image feed
 * is selected (spec 4); there it can be switched on by hand, at the slower rate.
 */
export function useDetectionFlag({ id, feedType }: FlaggedCamera) {
  const [flag, setFlag] = useState({ id, isOn: false });
  if (flag.id !== id) setFlag({ id, isOn: flag.isOn && feedType === 'video' });
  return {
    isOn: flag.isOn,
    onToggle: () => {
      setFlag({ id, isOn: !flag.isOn });
    },
  };
}
