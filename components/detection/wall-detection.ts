import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/core/store';

interface WallDetection {
  readonly isOn: boolean;
  /** Walls and kiosks on screen. */
  readonly walls: number;
}

const OFF: WallDetection = { isOn: false, walls: 0 };
const store = createStore(OFF);

const update = (change: Partial<WallDetection>): void => store.set({ ...store.get(), ...change });

/** Off at each visit; stays on from a wall to its kiosk. */
export const setWallDetection = (isOn: boolean): void => update({ isOn });

/** For a wall or a kiosk: its tiles may count vehicles. */
export function useWallDetection(): boolean {
  const { isOn } = useSyncExternalStore(store.subscribe, store.get, () => OFF);
  useEffect(() => {
    update({ walls: store.get().walls + 1 });
    return () => update({ walls: store.get().walls - 1 });
  }, []);
  return isOn;
}

export const loadTileDetection = async () => (await import('./tile-detection')).TileDetection;

const isCounting = ({ isOn, walls }: WallDetection): boolean => isOn && walls > 0;

export function useTileCounts(): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => isCounting(store.get()),
    () => false,
  );
}
