import type { ReactNode } from 'react';
import { useNow } from '@/components/browser/page-state';
import { useSeenTraffic } from '@/components/detection/seen-traffic';
import { EventSign } from '@/components/road-reports/event-text';
import { useRoad } from '@/components/road-reports/use-road';
import textStyles from '@/components/ui/text.module.css';
import { WarningSign } from '@/components/warnings/warning-chip';
import { useWarningsOf } from '@/components/warnings/warning-lines';
import type { Camera } from '@/lib/camera/camera';
import { formatTime } from '@/lib/road-reports/format-time';
import { listLines } from '@/lib/road-reports/road-lines';
import { countVehicles } from '@/lib/road-reports/sentence';
import styles from './road-now.module.css';

const TRAFFIC_SHOWN_MS = 600_000;

interface Line {
  readonly id: string;
  readonly sign: ReactNode;
  readonly text: string;
}

function useTrafficLine(camera: Camera): Line[] {
  const seen = useSeenTraffic(camera);
  const now = useNow();
  if (seen === undefined || now - seen.at > TRAFFIC_SHOWN_MS) return [];
  const { isStopped, at } = seen;
  const text = `Traffic ${isStopped ? 'stopped' : 'moving'}, ${countVehicles(seen)}, at ${formatTime(at, now)} (AI)`;
  return [{ id: 'traffic', sign: isStopped && <EventSign kind="other" />, text }];
}

/** The worst warning, with its times: the chip on the picture has its name only. */
function useWarningLine(camera: Camera): Line[] {
  const { warnings, at } = useWarningsOf(camera) ?? { warnings: [], at: 0 };
  return warnings.slice(0, 1).map(({ id, event, starts, ends }) => {
    const from = starts > at ? `from ${formatTime(starts, at)} ` : '';
    return { id, sign: <WarningSign />, text: `${event} ${from}until ${formatTime(ends, at)}` };
  });
}

function useRoadLines(camera: Camera): Line[] {
  const answer = useRoad(camera);
  const lines = answer ? listLines(answer, camera.country_code === 'ca') : [];
  return lines.map(({ id, kind, text }) => ({ id, sign: <EventSign kind={kind} />, text }));
}

export function RoadNow({ camera }: { camera: Camera }) {
  const lines = [...useTrafficLine(camera), ...useWarningLine(camera), ...useRoadLines(camera)];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label="On this road">
      {lines.map(({ id, sign, text }) => (
        <li key={id} className={styles.line}>
          {sign}
          <span className={textStyles.line}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
