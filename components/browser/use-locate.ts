import { useEffect, useRef, useState } from 'react';
import type { Point } from '@/lib/geo/point';
import { playSound } from '@/lib/settings/play-sound';

const TIMEOUT_MS = 15_000;
const UNAVAILABLE = 'Unable to get your location. Please check your browser permissions.';
const UNSUPPORTED = 'Geolocation is not supported by your browser.';

export function useLocate(onFound: (point: Point) => void) {
  const [alert, setAlert] = useState<string | null>(null);
  // The answer may come after the handler has changed, or its form has closed.
  const latest = useRef<typeof onFound | null>(null);
  useEffect(() => {
    latest.current = onFound;
    return () => {
      latest.current = null;
    };
  }, [onFound]);
  const fail = (text: string) => {
    if (latest.current === null) return;
    playSound('error');
    setAlert(text);
  };
  const locate = () => {
    setAlert(null);
    // Missing in old browsers, despite the type.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) {
      fail(UNSUPPORTED);
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => {
        if (latest.current === null) return;
        playSound('success');
        latest.current({ lat: coords.latitude, lng: coords.longitude });
      },
      () => fail(UNAVAILABLE),
      { timeout: TIMEOUT_MS },
    );
  };
  return { locate, alert, dismiss: () => setAlert(null) };
}
