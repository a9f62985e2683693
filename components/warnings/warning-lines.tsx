'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { SERVICE_NAMES } from '@/lib/warnings/services';
import type { Warning } from '@/lib/warnings/warning';
import { warningsStore } from './follow-warnings';
import { WarningSign } from './warning-chip';
import styles from './warnings.module.css';

const SHOWN = 4;
const DEGREE_DECIMALS = 3;

const formatTime = (at: number): string =>
  new Date(at).toLocaleString(undefined, { weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** The service's page for the camera's location. */
function getPage({ service }: Warning, camera: Camera): string {
  const [lat, lng] = [camera.lat.toFixed(DEGREE_DECIMALS), camera.lng.toFixed(DEGREE_DECIMALS)];
  return service === 'nws'
    ? `https://forecast.weather.gov/MapClick.php?lat=${lat}&lon=${lng}`
    : `https://weather.gc.ca/en/location/index.html?coords=${lat},${lng}`;
}

interface Answer {
  readonly id: string;
  readonly warnings: readonly Warning[];
  /** Epoch milliseconds. */
  readonly at: number;
}

function useWarningsOf(camera: Camera): Answer | null {
  const known = useSyncExternalStore(warningsStore.subscribe, warningsStore.get);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isWarned = known.ofCamera.has(camera.id);
  useEffect(() => {
    let isOver = false;
    const receive = (warnings: readonly Warning[]) => {
      if (!isOver) setAnswer({ id: camera.id, warnings, at: Date.now() });
    };
    if (isWarned) void known.client?.ask('listWarnings', [camera.id]).then(receive, () => undefined);
    return () => {
      isOver = true;
    };
  }, [known, isWarned, camera.id]);
  return isWarned && answer?.id === camera.id ? answer : null;
}

interface WarningLineProps {
  warning: Warning;
  camera: Camera;
  now: number;
  /** For an old list. */
  age: string | undefined;
}

function WarningLine({ warning, camera, now, age }: WarningLineProps) {
  const { event, severity, headline, instruction, sender, service, starts, ends } = warning;
  const hasStarted = starts <= now;
  return (
    <li className={styles.warning} data-severity={severity}>
      <h3 className={styles.event}>
        <WarningSign />
        {event}
      </h3>
      <p className={styles.until}>
        {!hasStarted && `From ${formatTime(starts)} `}
        {hasStarted ? 'Until' : 'until'} <time dateTime={new Date(ends).toISOString()}>{formatTime(ends)}</time>
      </p>
      {headline !== event && <p>{headline}</p>}
      {instruction !== '' && <p className={styles.instruction}>{instruction}</p>}
      <p className={styles.source}>
        {sender !== SERVICE_NAMES[service] && `${sender}, `}
        <a href={getPage(warning, camera)} target="_blank" rel="noopener noreferrer">
          {SERVICE_NAMES[service]}
        </a>
        {age !== undefined && `, as of ${age}`}
      </p>
    </li>
  );
}

export function WarningLines({ camera }: { camera: Camera }) {
  const answer = useWarningsOf(camera);
  const { ages } = useSyncExternalStore(warningsStore.subscribe, warningsStore.get);
  if (answer === null || answer.warnings.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label="Weather warnings">
      {answer.warnings.slice(0, SHOWN).map((warning) => (
        <WarningLine key={warning.id} warning={warning} camera={camera} now={answer.at} age={ages[warning.service]} />
      ))}
    </ul>
  );
}
