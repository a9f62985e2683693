import { useNow } from '@/components/browser/page-state';
import textStyles from '@/components/ui/text.module.css';
import type { Camera } from '@/lib/camera/camera';
import {
  describeGap,
  formatAmounts,
  formatDistance,
  listRows,
  makeHourFormat,
  nameZone,
} from '@/lib/weather/format-weather';
import { SERVICE_NAMES } from '@/lib/warnings/services';
import { WEATHER_SERVICES, type Weather } from '@/lib/weather/weather';
import styles from './camera-weather.module.css';
import { useWeather, useWeatherUnits } from './use-weather';

type System = ReturnType<typeof useWeatherUnits>;

function Strip({ weather, timeZone, system }: { weather: Weather; timeZone: string | null; system: System }) {
  const formatHour = makeHourFormat(timeZone, system);
  return (
    <table className={styles.strip} aria-label="Weather now and in the next hours">
      <thead>
        <tr>
          <td />
          <th scope="col">Now</th>
          {weather.next.map(({ at }) => (
            <th key={at} scope="col">
              {formatHour(at)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listRows(weather, system).map(({ label, unit, values }) => (
          <tr key={label}>
            <th scope="row">
              {label} {unit}
            </th>
            {values.map((value, index) => (
              <td key={weather.next[index - 1]?.at ?? 'now'}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function CameraWeather({ camera }: { camera: Camera }) {
  const { place, forecast, hasFailed = false } = useWeather(camera);
  const system = useWeatherUnits(camera);
  const now = useNow();
  if (place === null) return <p className={textStyles.quiet}>No weather: this camera has no location.</p>;
  if (forecast === undefined) return <p className={styles.asking}>Loading weather…</p>;
  const weather = forecast?.at(now);
  if (!forecast || !weather)
    return <p className={textStyles.quiet}>{describeGap(place.service, navigator.onLine, hasFailed)}</p>;
  const { timeZone, town } = forecast;
  return (
    <section className={styles.weather} aria-label="Weather">
      <Strip weather={weather} timeZone={timeZone} system={system} />
      <p className={textStyles.quiet}>
        {formatAmounts(weather, system)} Times in {nameZone(timeZone, now)}.{' '}
        {town && `Weather in ${town.name}, ${formatDistance(town.km, system)} away. `}
        {camera.isDemo === true ? (
          'Simulated for the demo network.'
        ) : (
          <>
            Data source:{' '}
            <a href={WEATHER_SERVICES[place.service].url} rel="noreferrer" target="_blank">
              {SERVICE_NAMES[place.service]}
            </a>{' '}
            (in a new tab).
          </>
        )}
      </p>
    </section>
  );
}
