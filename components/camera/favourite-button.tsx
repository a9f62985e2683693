'use client';

import { useState } from 'react';
import { useLoginPrompt } from '@/components/account/use-account-dialog';
import { useFavourite } from '@/components/account/use-favourites';
import { IconButton } from '@/components/ui/icon-button';
import type { Camera } from '@/lib/camera/camera';
import styles from './favourite-button.module.css';

interface FavouriteButtonProps {
  camera: Pick<Camera, 'id' | 'location'>;
  /** On the picture's top right corner, above the link that covers a card, instead of in a row of buttons. */
  isOnPicture?: boolean;
}

/** The heart of a camera: adds it to the favourites or takes it out, with a pulse of 300 ms (spec 2). */
export function FavouriteButton({ camera, isOnPicture = false }: FavouriteButtonProps) {
  const { isFavourite, toggle } = useFavourite(camera.id);
  const [isPulsing, setPulsing] = useState(false);
  const suggestLogin = useLoginPrompt();
  const handleClick = () => {
    const isNowFavourite = toggle();
    setPulsing(true);
    if (isNowFavourite) suggestLogin();
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
        label={`Add to favourites: ${camera.location}`}
        tooltip={isFavourite ? 'Remove from favourites' : 'Add to favourites'}
        isPressed={isFavourite}
        onClick={handleClick}
      />
    </span>
  );
}
