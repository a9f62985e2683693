'use client';

import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { DEFAULT_THEME, type ThemeKey } from '@/lib/settings/theme-key';
import { themeSetting } from '@/lib/settings/settings';

interface ThemeChoice {
  readonly themeKey: ThemeKey;
  readonly setTheme: (key: ThemeKey) => void;
}

const ThemeContext = createContext<ThemeChoice | null>(null);

function showTheme(key: ThemeKey): void {
  const root = document.documentElement;
  root.dataset.theme = key;
  const background = getComputedStyle(root).getPropertyValue('--background').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
}

/** Provides the theme. The inline script in the page head has already applied the stored one. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const themeKey = useSyncExternalStore(themeSetting.subscribe, themeSetting.get, () => DEFAULT_THEME);
  useEffect(() => {
    // The stored theme, not the default of the server-rendered page.
    showTheme(themeSetting.get());
  }, [themeKey]);
  const value = useMemo(() => ({ themeKey, setTheme: themeSetting.set }), [themeKey]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext);
  if (!choice) throw new Error('useTheme must be used within ThemeProvider');
  return choice;
}
