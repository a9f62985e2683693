'use client';

import { useEffect, useInsertionEffect, useMemo, useSyncExternalStore } from 'react';
import type { DensityControl } from '@/components/shell/density-switch';
import { useShortcut } from '@/components/shell/use-shortcut';
import {
  COMFORTABLE,
  DENSITY_NAMES,
  densitySetting,
  formatDensity,
  keepDensity,
  readDensity,
  type Density,
} from '@/lib/settings/density';
import { replaceUrl, useUrl } from './url-store';

/** Keeps the density, and names it in the address, for others. As every setting it is no step of the history. */
function chooseDensity(density: Density): void {
  keepDensity(density);
  replaceUrl(formatDensity(density));
}

/** The density from which the wall was entered: the way out leads back to it. */
let before = COMFORTABLE;

const leaveWall = () => chooseDensity(before);

/** The density that is chosen, for the switch of a grid. */
export function useDensityControl(): DensityControl {
  const search = useUrl();
  const kept = useSyncExternalStore(densitySetting.subscribe, densitySetting.get, () => null);
  const density = useMemo(() => readDensity(search, kept), [search, kept]);
  return { density, onDensity: chooseDensity };
}

/** The density of the grid while it is shown; the key D changes it. The page's styles follow an attribute of the root. */
export function useDensity(): DensityControl & { onLeaveWall: () => void } {
  const control = useDensityControl();
  const { density } = control;
  const { name } = density;

  // Before the layout effects of the grid, which keep its place on the page.
  useInsertionEffect(() => {
    const { dataset } = document.documentElement;
    // Hydration begins with the server's density, which the inline script has already replaced.
    dataset.density = readDensity(new URLSearchParams(window.location.search), densitySetting.get()).name;
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
  useShortcut(name === 'wall' ? 'Escape' : null, leaveWall);
  return { ...control, onLeaveWall: leaveWall };
}
