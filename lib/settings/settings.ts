import { createStore, type Store } from '@/lib/core/store';
import { readStored, watchStored, writeStored, type StoredKey } from './local-store';
import { parseThemeKey, THEME_STORAGE_KEY } from './theme-key';

export type Setting<Value> = Store<Value>;

/**
 * @param parse Gets null if nothing is stored and must accept any text. If storage fails, the value lasts as long as
 * the page.
 */
export function createSetting<Value extends string | boolean | number>(
  key: StoredKey,
  parse: (text: string | null) => Value,
): Setting<Value> {
  const read = () => parse(readStored(key));
  // Undefined until first use: the server has no storage.
  const store = createStore<Value | undefined>(undefined);
  const get = () => {
    const known = store.get();
    if (known !== undefined) return known;
    // Other tabs change it, too.
    watchStored(key, () => store.set(read()));
    const stored = read();
    store.set(stored);
    return stored;
  };
  return {
    initial: parse(null),
    get,
    set: (value) => {
      get();
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

export const dataSaverSetting = createSwitch('dataSaver');
export const soundSetting = createSwitch('soundEnabled');
export const hidesWarnings = createSwitch('hidesWarnings');
export const hidesEvents = createSwitch('hidesEvents');
export const trafficAlertsSetting = createSwitch('trafficAlerts');
/** For visitors who dictate: single characters are not shortcuts (WCAG 2.1.4). */
export const ignoresKeys = createSwitch('ignoresKeys');
export const isIgnoredKey = (key: string): boolean => key.length === 1 && ignoresKeys.get();
export const usageConsent = createSwitch('shareUsage');
export const themeSetting = createSetting(THEME_STORAGE_KEY, parseThemeKey);

export const WEATHER_UNITS = ['auto', 'us', 'metric'] as const;

/** `auto` follows the camera's country. */
export type WeatherUnits = (typeof WEATHER_UNITS)[number];

export const weatherUnitsSetting = createSetting<WeatherUnits>(
  'weatherUnits',
  (text) => WEATHER_UNITS.find((units) => units === text) ?? 'auto',
);
