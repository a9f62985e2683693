'use client';

import { useId } from 'react';
import { THEME_KEYS } from '@/lib/settings/theme-key';
import { THEMES } from '@/lib/settings/themes';
import { useTheme } from './theme-provider';
import styles from './theme-list.module.css';

export function ThemeList({ label }: { label: string }) {
  const { themeKey, setTheme } = useTheme();
  const name = useId();
  return (
    <div className={styles.list} role="radiogroup" aria-label={label}>
      {THEME_KEYS.map((key) => (
        <label key={key} className={styles.theme}>
          <input type="radio" name={name} value={key} checked={key === themeKey} onChange={() => setTheme(key)} />
          <span className={styles.name}>{THEMES[key].name}</span>
          <span className={styles.sample} data-theme={key} aria-hidden="true">
            <span className={styles.primary} />
            <span className={styles.secondary} />
            <span className={styles.accent} />
          </span>
        </label>
      ))}
    </div>
  );
}
