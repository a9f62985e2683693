import { useEffect, useMemo } from 'react';
import { useAnswer } from '@/components/browser/use-answer';
import { useStore } from '@/components/browser/use-store';
import type { Camera } from '@/lib/camera/camera';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { formatTime } from '@/lib/road-reports/format-time';
import { SERVICE_NAMES } from '@/lib/warnings/services';
import type { Warning } from '@/lib/warnings/warning';
import { followWarnings, warningsStore } from './follow-warnings';
import { WarningSign } from './warning-chip';
import styles from './warnings.module.css';

const SHOWN = 4;
const DEGREE_DECIMALS = 3;

function getPage({ service }: Warning, camera: Camera): string {
  const [lat, lng] = [camera.lat.toFixed(DEGREE_DECIMALS), camera.lng.toFixed(DEGREE_DECIMALS)];
  return service === 'nws'
    ? `https://forecast.weather.gov/MapClick.php?lat=${lat}&lon=${lng}`
    : `https://weather.gc.ca/en/location/index.html?coords=${lat},${lng}`;
}

export function useWarningsOf({ id }: Camera) {
  const known = useStore(warningsStore);
  const ask = useMemo(() => {
    const { client, ofCamera } = known;
    if (client === null || !ofCamera.has(id)) return null;
    return async () => ({ id, warnings: await client.ask('listWarnings', [id]), at: Date.now() });
  }, [known, id]);
  const answer = useAnswer(ask);
  return answer?.id === id ? { ...answer, ages: known.ages } : null;
}

export function WarningLines({ camera }: { camera: Camera }) {
  const answer = useWarningsOf(camera);
  if (answer === null || answer.warnings.length === 0) return null;
  const { at: now, ages } = answer;
  return (
    <ul className={styles.warnings} aria-label="Weather warnings">
      {answer.warnings.slice(0, SHOWN).map((warning) => {
        const { id, event, severity, headline, instruction, sender, service, starts, ends } = warning;
        const hasStarted = starts <= now;
        const age = ages[service];
        return (
          <li key={id} className={styles.warning} data-severity={severity}>
            <h3 className={styles.event}>
              <WarningSign />
              {event}
            </h3>
            <p className={styles.until}>
              {!hasStarted && `From ${formatTime(starts, now)} `}
              {hasStarted ? 'Until' : 'until'}{' '}
              <time dateTime={new Date(ends).toISOString()}>{formatTime(ends, now)}</time>
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
      })}
    </ul>
  );
}

interface WarningsProps {
  client: CatalogClient;
  isWinter: boolean;
  onLoad: (notes: { readonly showsWeather: boolean }) => void;
}

/** In this file, so its chunk has the notes' code. */
export function Warnings({ client, isWinter, onLoad }: WarningsProps) {
  useEffect(() => onLoad({ showsWeather: isWinter }), [isWinter, onLoad]);
  useEffect(() => followWarnings(client), [client]);
  return null;
}
