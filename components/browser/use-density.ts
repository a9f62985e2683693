import { useEffect, useInsertionEffect, useMemo } from 'react';
import {
  COMFORTABLE,
  DENSITY_NAMES,
  densitySetting,
  formatDensity,
  keepDensity,
  readDensity,
  type Density,
} from '@/lib/settings/density';
import { readScreen, replaceUrl, useScreen } from './url-store';
import { useShortcut } from './use-keys';
import { useStore } from './use-store';

export function chooseDensity(density: Density): void {
  keepDensity(density);
  replaceUrl(formatDensity(density));
}

let before = COMFORTABLE;

export const exitTiles = () => chooseDensity(before);

export function useChosenDensity(): Density {
  const { density: named } = useScreen();
  const saved = useStore(densitySetting);
  return useMemo(() => readDensity(named, saved), [named, saved]);
}

const hydrated = { initial: false, get: () => true, subscribe: () => () => undefined };

/** Clears what `DENSITY_SCRIPT` set for the built page. */
export function useHydratedPage(): void {
  const isHydrated = useStore(hydrated);
  useInsertionEffect(() => {
    if (!isHydrated) return;
    const { dataset } = document.documentElement;
    delete dataset.actions;
    if (dataset.density === 'none') delete dataset.density;
  }, [isHydrated]);
}

/** Also styles the page and listens for keys. */
export function useDensity(): Density {
  const density = useChosenDensity();
  const { name } = density;

  // Before layout effects, which restore the scroll position.
  useInsertionEffect(() => {
    const { dataset } = document.documentElement;
    // The inline script has replaced the server's density before hydration.
    dataset.density = readDensity(
      readScreen(new URLSearchParams(window.location.search)).density,
      densitySetting.get(),
    ).name;
    return () => {
      delete dataset.density;
    };
  }, [name]);

  useEffect(() => {
    if (name !== 'wall') before = density;
  }, [name, density]);

  useShortcut('d', () => {
    const next = DENSITY_NAMES[DENSITY_NAMES.indexOf(name) + 1] ?? DENSITY_NAMES[0];
    chooseDensity({ name: next, columns: null });
  });
  useShortcut(name === 'wall' ? 'Escape' : null, exitTiles);
  return density;
}
