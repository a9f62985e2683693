import { useId, type ReactNode } from 'react';
import { useStore } from '@/components/browser/use-store';
import type { Setting } from '@/lib/settings/settings';
import type { ThemeKey } from '@/lib/settings/theme-key';
import styles from './radio-list.module.css';

interface RadioListProps<Value extends string> {
  label: string;
  setting: Setting<Value>;
  values: readonly Value[];
  getName: (value: Value) => string;
  renderSample?: (value: Value) => ReactNode;
}

export function RadioList<Value extends string>({
  label,
  setting,
  values,
  getName,
  renderSample,
}: RadioListProps<Value>) {
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

export const renderTheme = (key: ThemeKey) => (
  <span className={styles.sample} data-theme={key} aria-hidden="true">
    <span className={styles.primary} />
    <span className={styles.secondary} />
    <span className={styles.accent} />
  </span>
);
