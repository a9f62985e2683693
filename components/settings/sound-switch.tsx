'use client';

import { useSyncExternalStore } from 'react';
import { Switch } from '@/components/ui/switch';
import { playSound } from '@/lib/settings/play-sound';
import { soundSetting } from '@/lib/settings/sound-setting';

/** Switches the sounds of the controls; the first one is heard at once. */
export function SoundSwitch() {
  const isOn = useSyncExternalStore(soundSetting.subscribe, soundSetting.get, () => false);
  const handleChange = (isWanted: boolean) => {
    soundSetting.set(isWanted);
    if (isWanted) playSound('success');
  };
  return <Switch label="UI sound effects" isOn={isOn} onChange={handleChange} />;
}
