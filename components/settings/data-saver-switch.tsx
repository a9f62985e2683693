'use client';

import { useSyncExternalStore } from 'react';
import { Switch } from '@/components/ui/switch';
import { dataSaverSetting } from '@/lib/settings/data-saver-setting';

/** Makes the wall do with little data. */
export function DataSaverSwitch() {
  const isOn = useSyncExternalStore(dataSaverSetting.subscribe, dataSaverSetting.get, () => false);
  return (
    <Switch label="Data saver" isOn={isOn} onChange={dataSaverSetting.set}>
      Videos play only where you open them, and pictures are renewed once a minute.
    </Switch>
  );
}
