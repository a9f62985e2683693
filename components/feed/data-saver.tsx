'use client';

import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { dataSaverSetting } from '@/lib/settings/data-saver-setting';

const AskedForContext = createContext(false);

/** The feeds in it were asked for one by one: nothing is saved on them. */
export function AskedForFeeds({ children }: { children: ReactNode }) {
  return <AskedForContext value>{children}</AskedForContext>;
}

/** Whether a feed here has to do with little data: the visitor wants that, and did not ask for this feed. */
export function useDataSaver(): boolean {
  const isOn = useSyncExternalStore(dataSaverSetting.subscribe, dataSaverSetting.get, () => false);
  const isAskedFor = use(AskedForContext);
  return isOn && !isAskedFor;
}
