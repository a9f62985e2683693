import { useEffect, useEffectEvent } from 'react';
import { useSeenTraffic } from '@/components/detection/seen-traffic';
import { useRoad } from '@/components/road-reports/use-road';
import { useWeather, useWeatherUnits } from '@/components/weather/use-weather';
import type { Camera } from '@/lib/camera/camera';
import { findPictureAt, type FeedStatus } from '@/lib/feed/feed-status';
import { formatTime } from '@/lib/road-reports/format-time';
import { sayRest, type Facts } from '@/lib/road-reports/sentence';
import { sayWeather } from '@/lib/weather/format-weather';
import styles from './camera-modal.module.css';

const FIRST_MS = 3_000;
/** Road reports can be slow or missing. */
const MAX_ROAD_WAIT_MS = 10_000;
/** A live region that speaks more often is a nuisance. */
const REPEAT_MS = 60_000;
const WEATHER_MS = 3_600_000;

function useWeatherFact(camera: Camera) {
  const { forecast } = useWeather(camera);
  const system = useWeatherUnits(camera);
  return (now: number): Facts['weather'] => {
    const weather = forecast?.at(now);
    if (!weather) return null;
    const text = sayWeather(weather, system);
    return text === '' ? null : { text, until: weather.now.at + WEATHER_MS };
  };
}

interface CameraSentenceProps {
  camera: Camera;
  status: FeedStatus;
  text: string;
  /** Called once a minute, and once more if road reports arrive late. */
  onSay: (text: string) => void;
}

export function CameraSentence({ camera, status, text, onSay }: CameraSentenceProps) {
  const road = useRoad(camera);
  const getWeather = useWeatherFact(camera);
  const traffic = useSeenTraffic(camera) ?? null;
  const say = useEffectEvent(() => {
    const now = Date.now();
    // The boards below show the signs.
    const facts = {
      camera,
      road: road && { ...road, signs: [] },
      traffic,
      weather: getWeather(now),
      pictureAt: findPictureAt(status, now),
    };
    onSay(sayRest({ ...facts, formatTime: (at) => formatTime(at, now) }, now));
  });
  const isRoadKnown = road !== null;
  useEffect(() => {
    const first = setTimeout(() => say(), isRoadKnown ? FIRST_MS : MAX_ROAD_WAIT_MS);
    return () => clearTimeout(first);
  }, [camera.id, isRoadKnown]);
  useEffect(() => {
    const timer = setInterval(() => say(), REPEAT_MS);
    return () => {
      clearInterval(timer);
      onSay('');
    };
  }, [camera.id, onSay]);
  return (
    <p className={styles.sentence} aria-live="polite">
      {text}
    </p>
  );
}
