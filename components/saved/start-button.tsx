'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { startScreen, toStart } from '@/lib/settings/start-screen';

const getAddress = () => toStart(window.location.search);

/** Makes the shown wall, drive, place, or favorites the first screen on this device. */
export function StartButton() {
  const start = useSyncExternalStore(startScreen.subscribe, startScreen.get, () => '');
  const address = useSyncExternalStore(startScreen.subscribe, getAddress, () => '');
  const isStart = start !== '' && start === address;
  return (
    <Button isPressed={isStart} onClick={() => startScreen.set(isStart ? '' : address)}>
      Start with this
    </Button>
  );
}
