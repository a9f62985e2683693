import { useState } from 'react';
import { useLoginPrompt } from '@/components/account/account-dialog';
import { useFavorite } from '@/components/account/use-favorites';
import type { Camera } from '@/lib/camera/camera';
import styles from './favorite-button.module.css';

interface FavoriteButtonProps {
  camera: Pick<Camera, 'id' | 'location'>;
  isOnPicture?: boolean;
}

export function FavoriteButton({ camera, isOnPicture = false }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavorite(camera.id);
  const [presses, setPresses] = useState(0);
  const suggestLogin = useLoginPrompt();
  const handleClick = () => {
    const isNowFavorite = toggle();
    setPresses(presses + 1);
    if (isNowFavorite) suggestLogin();
  };
  return (
    <button
      type="button"
      className={styles.heart}
      data-on-picture={isOnPicture}
      data-pulse={presses === 0 ? undefined : presses % 2}
      aria-label={`Add to favorites: ${camera.location}`}
      aria-pressed={isFavorite}
      title={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      onClick={handleClick}
    />
  );
}
