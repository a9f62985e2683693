'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { themeSetting } from '@/lib/settings/settings';
import { DEFAULT_THEME, type ThemeKey } from '@/lib/settings/theme-key';

export const useTheme = (): ThemeKey =>
  useSyncExternalStore(themeSetting.subscribe, themeSetting.get, () => DEFAULT_THEME);

export function ShownTheme() {
  const key = useTheme();
  useEffect(() => {
    const root = document.documentElement;
    // The stored theme, not the default of the server-rendered page.
    root.dataset.theme = themeSetting.get();
    const background = getComputedStyle(root).getPropertyValue('--background').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
  }, [key]);
  return null;
}
