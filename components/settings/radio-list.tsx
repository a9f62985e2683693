import { useId, type ReactNode } from 'react';
import { useStore } from '@/components/browser/use-store';
import { PanelSection } from '@/components/ui/panel';
import type { Setting } from '@/lib/settings/settings';
import type { ThemeKey } from '@/lib/settings/theme-key';
import styles from './radio-list.module.css';

interface RadioListProps<Value extends string> {
  title: string;
  setting: Setting<Value>;
  values: readonly Value[];
  getName: (value: Value) => string;
  renderSample?: (value: Value) => ReactNode;
}

export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { title, setting, values, getName, renderSample } = props;
  const chosen = useStore(setting);
  const name = useId();
  return (
    <PanelSection title={title}>
      <div className={styles.list} role="radiogroup" aria-label={title}>
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
    </PanelSection>
  );
}

export const renderTheme = (key: ThemeKey) => (
  <span className={styles.sample} data-theme={key} aria-hidden="true">
    <span className={styles.primary} />
    <span className={styles.secondary} />
    <span className={styles.accent} />
  </span>
);
