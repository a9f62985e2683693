import { useStore } from '@/components/browser/use-store';
import { FavoriteButton } from '@/components/camera/favorite-button';
import type { Camera } from '@/lib/camera/camera';
import { createStore } from '@/lib/core/store';
import styles from './card-corner.module.css';

interface Choice {
  readonly positions: ReadonlyMap<string, number>;
  readonly toggle: (id: string) => void;
}

export const choiceStore = createStore<Choice | null>(null);

/** From 1; 0 if not chosen, null outside choosing mode. */
function useChosenPosition(id: string): number | null {
  return useStore(choiceStore, (choice) => choice && (choice.positions.get(id) ?? 0));
}

export function CardCorner({ camera }: { camera: Camera }) {
  const position = useChosenPosition(camera.id);
  if (position === null) return <FavoriteButton camera={camera} isOnPicture />;
  return (
    <button
      type="button"
      className={styles.choose}
      aria-label={`On the wall: ${camera.location}`}
      aria-pressed={position > 0}
      data-position={position > 0 ? position : '+'}
      onClick={() => choiceStore.get()?.toggle(camera.id)}
    />
  );
}
