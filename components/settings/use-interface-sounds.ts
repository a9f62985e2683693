'use client';

import { useEffect } from 'react';
import { playSound } from '@/lib/settings/play-sound';
import { soundOfControl } from '@/lib/settings/sound-of-control';

/** Lets every control of the page sound, as long as the visitor has switched sounds on. */
export function useInterfaceSounds(): void {
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const sound = target instanceof Element ? soundOfControl(target) : null;
      if (sound) playSound(sound);
    };
    // While it goes down: a control may keep its click to itself, or be gone afterwards.
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, []);
}
