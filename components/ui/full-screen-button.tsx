import type { RefObject } from 'react';
import { onEvents } from '@/components/browser/dom-events';
import { useStore } from '@/components/browser/use-store';
import { IconButton } from './button';

const fullScreen = {
  get: () => document.fullscreenElement !== null,
  subscribe: onEvents(() => document, 'fullscreenchange'),
  initial: false,
};

interface FullScreenButtonProps {
  /** The whole page by default. */
  targetRef?: RefObject<HTMLElement | null>;
  exitLabel?: string;
}

/** iPhones support full screen only for their own video player. */
export function FullScreenButton({ targetRef, exitLabel = 'Leave full screen' }: FullScreenButtonProps) {
  const isOn = useStore(fullScreen);
  const toggle = () => {
    const target = targetRef ? targetRef.current : document.documentElement;
    const change = document.fullscreenElement ? document.exitFullscreen() : target?.requestFullscreen();
    change?.catch(() => undefined);
  };
  if (!document.fullscreenEnabled) return null;
  return <IconButton icon={isOn ? 'shrink' : 'expand'} label={isOn ? exitLabel : 'Full screen'} onClick={toggle} />;
}
