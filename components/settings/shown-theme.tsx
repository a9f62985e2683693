'use client';

import { useEffect } from 'react';
import { useStore } from '@/components/browser/use-store';
import { themeSetting } from '@/lib/settings/settings';

export function ShownTheme() {
  const key = useStore(themeSetting);
  useEffect(() => {
    const root = document.documentElement;
    // The stored theme, not the default of the server-rendered page.
    root.dataset.theme = themeSetting.get();
    const background = getComputedStyle(root).getPropertyValue('--background').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
  }, [key]);
  return null;
}
