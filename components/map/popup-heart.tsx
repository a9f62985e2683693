'use client';

import { useState } from 'react';
import styles from './popup.module.css';

interface PopupHeartProps {
  isFavourite: boolean;
  onToggle: () => void;
}

/** Adds a camera to the favourites or takes it out, with a pulse of 300 ms (spec 2). */
export function PopupHeart({ isFavourite, onToggle }: PopupHeartProps) {
  const [isPulsing, setPulsing] = useState(false);
  const label = isFavourite ? 'Remove from favourites' : 'Add to favourites';
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={label}
      aria-pressed={isFavourite}
      title={label}
      data-pulsing={isPulsing}
      onAnimationEnd={() => {
        setPulsing(false);
      }}
      onClick={() => {
        setPulsing(true);
        onToggle();
      }}
    >
      <svg width="22" height="22" viewBox="0 0 20 20" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M10 16.5 3.6 10a4 4 0 0 1 0-5.7 4 4 0 0 1 5.7 0l.7.7.7-.7a4 4 0 0 1 5.7 0 4 4 0 0 1 0 5.7Z" />
      </svg>
    </button>
  );
}
