'use client';

import { useCallback, useState } from 'react';
import type { MapScene } from './map-scene';

const TIMEOUT_MS = 15_000;
/** Texts of spec 8. */
const UNAVAILABLE = 'Unable to get your location. Please check your browser permissions.';
const UNSUPPORTED = 'Geolocation is not supported by your browser.';

/** Flies to the visitor on request; `alert` says why that did not work. */
export function useLocate(scene: MapScene | null) {
  const [alert, setAlert] = useState<string | null>(null);
  const locate = useCallback(() => {
    setAlert(null);
    // The type says that it is always there; an old browser has none.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) {
      setAlert(UNSUPPORTED);
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => {
        scene?.flyToLocation({ lat: coords.latitude, lng: coords.longitude });
      },
      () => {
        setAlert(UNAVAILABLE);
      },
      { timeout: TIMEOUT_MS },
    );
  }, [scene]);
  const dismiss = useCallback(() => {
    setAlert(null);
  }, []);
  return { locate, alert, dismiss };
}
