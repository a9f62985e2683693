'use client';

import { useState } from 'react';
import { useLoginPrompt } from '@/components/account/account-dialog';
import { useFavorite } from '@/components/account/use-favorites';
import { IconButton } from '@/components/ui/button';
import type { Camera } from '@/lib/camera/camera';
import styles from './favorite-button.module.css';

interface FavoriteButtonProps {
  camera: Pick<Camera, 'id' | 'location'>;
  /** In the picture's top right corner, above the link that covers the card. */
  isOnPicture?: boolean;
}

export function FavoriteButton({ camera, isOnPicture = false }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavorite(camera.id);
  const [isPulsing, setPulsing] = useState(false);
  const suggestLogin = useLoginPrompt();
  const handleClick = () => {
    const isNowFavorite = toggle();
    setPulsing(true);
    if (isNowFavorite) suggestLogin();
  };
  return (
    <span
      className={styles.heart}
      data-on-picture={isOnPicture}
      data-pulsing={isPulsing}
      onAnimationEnd={() => setPulsing(false)}
    >
      <IconButton
        icon="heart"
        label={`Add to favorites: ${camera.location}`}
        tooltip={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
        isPressed={isFavorite}
        onClick={handleClick}
      />
    </span>
  );
}
