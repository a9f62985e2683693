import { useRef } from 'react';
import { useNow, useProximity } from '@/components/browser/page-state';
import textStyles from '@/components/ui/text.module.css';
import type { Camera } from '@/lib/camera/camera';
import { getAngles } from '@/lib/camera/traits';
import { formatChip } from '@/lib/weather/format-weather';
import styles from './weather-chip.module.css';
import { useWeather, useWeatherUnits } from './use-weather';

const breakBetweenFacts = (text: string) => text.replace(/(?<!·) (?!·)/g, '\u00a0');

export function WeatherChip({ camera, road }: { camera: Camera; road: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const isVisible = useProximity(ref) === 'visible';
  const { forecast } = useWeather(camera, true, isVisible);
  const system = useWeatherUnits(camera);
  const now = useNow();
  const weather = forecast?.at(now);
  const text = [road, weather ? formatChip(weather, system) : ''].filter(Boolean).join(' · ');
  return (
    <p ref={ref} className={styles.chip} data-empty={text === ''} data-raised={getAngles(camera) !== null}>
      {text !== '' && <span className={textStyles.unseen}>Weather: </span>}
      {breakBetweenFacts(text)}
    </p>
  );
}
