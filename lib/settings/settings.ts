import { createStore, type Store } from '@/lib/core/store';
import { readStored, watchStored, writeStored, type StoredKey } from './local-store';
import { parseThemeKey, THEME_STORAGE_KEY } from './theme-key';

export type Setting<Value> = Store<Value>;

/** @param parse Gets null if nothing is stored and must accept any text. If storage fails, the value lasts as long as the page. */
export function createSetting<Value extends string | boolean | number>(
  key: StoredKey,
  parse: (text: string | null) => Value,
): Setting<Value> {
  const read = () => parse(readStored(key));
  // Undefined until first used: the server has no storage to read.
  const store = createStore<Value | undefined>(undefined, () => watchStored(key, () => store.set(read())));
  const get = () => {
    const known = store.get() ?? read();
    store.set(known);
    return known;
  };
  return {
    get,
    set: (value) => {
      writeStored(key, String(value));
      store.set(value);
    },
    subscribe: (onChange) => {
      get();
      return store.subscribe(onChange);
    },
  };
}

const createSwitch = (key: StoredKey) => createSetting(key, (text) => text === 'true');

/** Limits the wall to stills that refresh less often. */
export const dataSaverSetting = createSwitch('dataSaver');
export const soundSetting = createSwitch('soundEnabled');
/** Whether the map leaves out the areas of weather warnings. */
export const hidesWarnings = createSwitch('hidesWarnings');
/** The same for closures and incidents. */
export const hidesEvents = createSwitch('hidesEvents');
export const trafficAlertsSetting = createSwitch('trafficAlerts');
export const usageConsent = createSwitch('shareUsage');
export const themeSetting = createSetting(THEME_STORAGE_KEY, parseThemeKey);
