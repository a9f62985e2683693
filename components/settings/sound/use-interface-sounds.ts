import { useEffect } from 'react';
import { getControlSound, playSound } from '@/lib/settings/play-sound';

export function useInterfaceSounds(): void {
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const sound = target instanceof Element ? getControlSound(target) : null;
      if (sound) playSound(sound);
    };
    // Capturing: a control may stop its click from bubbling, or be removed by it.
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);
}
