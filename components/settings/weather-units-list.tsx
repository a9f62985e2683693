'use client';

import { useId, useSyncExternalStore } from 'react';
import { WEATHER_UNITS, weatherUnitsSetting, type WeatherUnits } from '@/lib/settings/settings';
import styles from './theme-list.module.css';

const NAMES: Readonly<Record<WeatherUnits, string>> = {
  auto: 'Automatic (the camera’s country)',
  us: '°F, mph, miles',
  metric: '°C, km/h, kilometers',
};

export function WeatherUnitsList({ label }: { label: string }) {
  const chosen = useSyncExternalStore(weatherUnitsSetting.subscribe, weatherUnitsSetting.get, () => 'auto' as const);
  const name = useId();
  return (
    <div className={styles.list} role="radiogroup" aria-label={label}>
      {WEATHER_UNITS.map((units) => (
        <label key={units} className={styles.theme}>
          <input
            type="radio"
            name={name}
            value={units}
            checked={units === chosen}
            onChange={() => weatherUnitsSetting.set(units)}
          />
          <span className={styles.name}>{NAMES[units]}</span>
        </label>
      ))}
    </div>
  );
}
