import { useEffect } from 'react';
import { useStore } from '@/components/browser/use-store';
import { createStore } from '@/lib/core/store';

const OFF = { isOn: false, walls: 0 };
const store = createStore(OFF);

const update = (change: Partial<typeof OFF>): void => store.set({ ...store.get(), ...change });

export const isWallDetectionOn = (): boolean => store.get().isOn;

/** Off at each visit; stays on from a wall to its kiosk. */
export const setWallDetection = (isOn: boolean): void => update({ isOn });

/** For a wall or a kiosk: its tiles may count vehicles. @param turnsOn `ai=1` in the address of a kiosk */
export function useWallDetection(turnsOn = false): boolean {
  const { isOn } = useStore(store);
  useEffect(() => {
    update({ walls: store.get().walls + 1 });
    return () => update({ walls: store.get().walls - 1 });
  }, []);
  useEffect(() => {
    if (turnsOn) setWallDetection(true);
  }, [turnsOn]);
  return isOn;
}

export const loadTileDetection = async () => (await import('./tile-detection')).TileDetection;

export const useTileCounts = (): boolean => useStore(store, ({ isOn, walls }) => isOn && walls > 0);
