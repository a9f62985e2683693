'use client';

import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { DEFAULT_THEME, type ThemeKey } from '@/lib/settings/theme-key';
import { themeSetting } from '@/lib/settings/theme-setting';

interface ThemeChoice {
  readonly themeKey: ThemeKey;
  readonly setTheme: (key: ThemeKey) => void;
}

const ThemeContext = createContext<ThemeChoice | null>(null);

/** Lets everything on the page follow: styles by an attribute of the root, the browser's own bars by their color. */
function showTheme(key: ThemeKey): void {
  const root = document.documentElement;
  root.dataset.theme = key;
  const background = getComputedStyle(root).getPropertyValue('--background').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
}

/** Holds the color scheme of the page. The script at its head has shown the stored one before. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const themeKey = useSyncExternalStore(themeSetting.subscribe, themeSetting.get, () => DEFAULT_THEME);
  useEffect(() => {
    // Not the default that the served page was drawn with: what is stored counts.
    showTheme(themeSetting.get());
  }, [themeKey]);
  const value = useMemo(() => ({ themeKey, setTheme: themeSetting.set }), [themeKey]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/** The color scheme and the way to another. */
export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext);
  if (!choice) throw new Error('useTheme must be used within ThemeProvider');
  return choice;
}
