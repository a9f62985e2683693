import { useEffect, useInsertionEffect, useMemo } from 'react';
import { useStore } from '@/components/browser/use-store';
import type { DensityControl } from '@/components/shell/filters/filter-controls';
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
import { readScreen, replaceUrl, useScreen } from '@/components/browser/url-store';

function chooseDensity(density: Density): void {
  keepDensity(density);
  replaceUrl(formatDensity(density));
}

let before = COMFORTABLE;

const exitTiles = () => chooseDensity(before);

export function useDensityControl(): DensityControl {
  const { density: named } = useScreen();
  const saved = useStore(densitySetting);
  const density = useMemo(() => readDensity(named, saved), [named, saved]);
  return { density, onDensity: chooseDensity };
}

export function useDensity(): DensityControl & { onExitTiles: () => void } {
  const control = useDensityControl();
  const { density } = control;
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
  return { ...control, onExitTiles: exitTiles };
}
