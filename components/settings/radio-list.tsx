'use client';

import { useId, type ReactNode } from 'react';
import { useStore } from '@/components/browser/use-store';
import { THEMES } from '@/data/themes';
import {
  themeSetting,
  WEATHER_UNITS,
  weatherUnitsSetting,
  type Setting,
  type WeatherUnits,
} from '@/lib/settings/settings';
import { THEME_KEYS, type ThemeKey } from '@/lib/settings/theme-key';
import styles from './radio-list.module.css';

interface RadioListProps<Value extends string> {
  label: string;
  setting: Setting<Value>;
  values: readonly Value[];
  getName: (value: Value) => string;
  renderSample?: (value: Value) => ReactNode;
}

function RadioList<Value extends string>({ label, setting, values, getName, renderSample }: RadioListProps<Value>) {
  const chosen = useStore(setting);
  const name = useId();
  return (
    <div className={styles.list} role="radiogroup" aria-label={label}>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => setting.set(value)}
          />
          <span className={styles.name}>{getName(value)}</span>
          {renderSample?.(value)}
        </label>
      ))}
    </div>
  );
}

const renderSample = (key: ThemeKey) => (
  <span className={styles.sample} data-theme={key} aria-hidden="true">
    <span className={styles.primary} />
    <span className={styles.secondary} />
    <span className={styles.accent} />
  </span>
);

export function ThemeList({ label }: { label: string }) {
  return (
    <RadioList
      label={label}
      setting={themeSetting}
      values={THEME_KEYS}
      getName={(key) => THEMES[key].name}
      renderSample={renderSample}
    />
  );
}

const UNITS: Readonly<Record<WeatherUnits, string>> = {
  auto: 'Automatic (the camera’s country)',
  us: '°F, mph, miles',
  metric: '°C, km/h, kilometers',
};

export function WeatherUnitsList({ label }: { label: string }) {
  return (
    <RadioList label={label} setting={weatherUnitsSetting} values={WEATHER_UNITS} getName={(units) => UNITS[units]} />
  );
}
