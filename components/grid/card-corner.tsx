'use client';

import { FavoriteButton } from '@/components/camera/favorite-button';
import type { Camera } from '@/lib/camera/camera';
import styles from './card-corner.module.css';
import { choiceStore, useChosenPlace } from './choice-store';

/** The heart of a card, or while cameras are chosen, a button that covers its picture. */
export function CardCorner({ camera }: { camera: Camera }) {
  const place = useChosenPlace(camera.id);
  if (place === null) return <FavoriteButton camera={camera} isOnPicture />;
  return (
    <button
      type="button"
      className={styles.choose}
      aria-label={`On the wall: ${camera.location}`}
      aria-pressed={place > 0}
      data-place={place > 0 ? place : '+'}
      onClick={() => choiceStore.get()?.toggle(camera.id)}
    />
  );
}
