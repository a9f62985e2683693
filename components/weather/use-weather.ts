'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useOnline, usePageVisible } from '@/components/browser/page-state';
import type { Camera } from '@/lib/camera/camera';
import { weatherUnitsSetting, type WeatherUnits } from '@/lib/settings/weather-units';
import { FORECAST_MS, weatherDesk } from '@/lib/weather/ask-weather';
import { findWeatherPlace, isInCanada, type Forecast, type WeatherPlace } from '@/lib/weather/weather';

interface Asked {
  readonly place: WeatherPlace | null;
  /** Undefined until the service answers, null if it does not. */
  readonly forecast: Forecast | null | undefined;
}

/** The units chosen, or those of the camera's country. */
export function useWeatherUnits(camera: Camera): Exclude<WeatherUnits, 'auto'> {
  const chosen = useSyncExternalStore(weatherUnitsSetting.subscribe, weatherUnitsSetting.get, () => 'auto' as const);
  if (chosen !== 'auto') return chosen;
  return isInCanada(camera) ? 'metric' : 'us';
}

function usePlace({ lat, lng, state, country_code, isDemo }: Camera): WeatherPlace | null {
  return useMemo(
    () => findWeatherPlace({ lat, lng, state, country_code, isDemo }),
    [lat, lng, state, country_code, isDemo],
  );
}

/** A card that only passes by asks nothing. */
const REST_MS = 400;

/** Asks while the card is on the screen, after the others that are; null if nothing is known. */
export function useCardWeather(camera: Camera, isVisible: boolean): Forecast | null {
  const place = usePlace(camera);
  const isOnline = useOnline();
  const mayAsk = usePageVisible() && isOnline && isVisible;
  const [answer, setAnswer] = useState<Asked>({ place: null, forecast: undefined });
  useEffect(() => {
    if (place === null || !mayAsk) return;
    const leaving = new AbortController();
    const ask = () => {
      weatherDesk.askLater(place, leaving.signal).then(
        (forecast) => setAnswer({ place, forecast }),
        () => undefined,
      );
    };
    const timer = setTimeout(ask, REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [place, mayAsk]);
  return (answer.place === place && answer.forecast) || null;
}

/** Asks while it is mounted in a visible page, and again every half hour. */
export function useWeather(camera: Camera): Asked {
  const place = usePlace(camera);
  const isOnline = useOnline();
  const mayAsk = usePageVisible() && isOnline;
  const [answer, setAnswer] = useState<Asked>({ place: null, forecast: undefined });
  useEffect(() => {
    if (place === null || !mayAsk) return;
    const leaving = new AbortController();
    const ask = () => {
      weatherDesk.ask(place, leaving.signal).then(
        (forecast) => setAnswer({ place, forecast }),
        // Left meanwhile.
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, FORECAST_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [place, mayAsk]);
  if (answer.place === place) return answer;
  return { place, forecast: isOnline ? undefined : null };
}
