import { useEffect, useMemo, useState } from 'react';
import { useOnline, usePageVisible } from '@/components/browser/page-state';
import { useStore } from '@/components/browser/use-store';
import type { Camera } from '@/lib/camera/camera';
import { weatherUnitsSetting, type WeatherUnits } from '@/lib/settings/settings';
import { FORECAST_MS, weatherDesk } from '@/lib/weather/ask-weather';
import { findWeatherPlace, isInCanada, type Forecast, type WeatherPlace } from '@/lib/weather/weather';

interface Asked {
  readonly place: WeatherPlace | null;
  /** Undefined while loading. */
  readonly forecast: Forecast | null | undefined;
  readonly hasFailed?: boolean;
}

export function useWeatherUnits(camera: Camera): Exclude<WeatherUnits, 'auto'> {
  const chosen = useStore(weatherUnitsSetting);
  if (chosen !== 'auto') return chosen;
  return isInCanada(camera) ? 'metric' : 'us';
}

function usePlace({ lat, lng, state, country_code, isDemo }: Camera): WeatherPlace | null {
  return useMemo(
    () => findWeatherPlace({ lat, lng, state, country_code, isDemo }),
    [lat, lng, state, country_code, isDemo],
  );
}

const REST_MS = 400;

/** Refreshes every half hour on a visible page; on a card, loads once when in view. */
export function useWeather(camera: Camera, isCard = false, isVisible = true): Asked {
  const place = usePlace(camera);
  const isOnline = useOnline();
  const mayAsk = usePageVisible() && isOnline && isVisible;
  const [answer, setAnswer] = useState<Asked>({ place: null, forecast: undefined });
  useEffect(() => {
    if (place === null || !mayAsk) return;
    const leaving = new AbortController();
    const ask = () => {
      const asked = isCard ? weatherDesk.askLater(place, leaving.signal) : weatherDesk.ask(place, leaving.signal);
      asked.then(
        (forecast) => setAnswer({ place, forecast, hasFailed: weatherDesk.hasFailed(place) }),
        () => undefined,
      );
    };
    if (!isCard) ask();
    const timer = isCard ? setTimeout(ask, REST_MS) : setInterval(ask, FORECAST_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [place, mayAsk, isCard]);
  if (answer.place === place) return answer;
  return { place, forecast: isOnline ? undefined : null };
}
