import { SEVERITIES } from '@/lib/warnings/services';
import {
  joinWarnings,
  PointGrid,
  readAlerts,
  serializeAlerts,
  type Alerts,
  type Area,
  type Warning,
} from '@/lib/warnings/warning';
import { createRandom } from '@/demo/random';
import { median, round } from '../figures';
import { syntheticCatalog } from '../synthetic-catalog';
import type { BenchTable } from '../report';

const CAMERAS = 20_000;
const WARNINGS = 500;
const ZONES = 2_000;
const ZONES_EACH = 12;
const CORNERS = 60;
const ROUNDS = 7;
/** One of 60 frames a second. */
const FRAME_MS = 16;
const WARM_UP = 3;
const NOW = 1_800_000_000_000;

/** Zones as large as counties, and warnings that name adjacent ones. */
function createAlerts(cameras: readonly { readonly lat: number; readonly lng: number }[]): Alerts {
  const { between } = createRandom('warnings');
  const zones = new Map<string, Area>();
  for (let index = 0; index < ZONES; index += 1) {
    const { lat, lng } = cameras[Math.floor(between(0, cameras.length))] ?? { lat: 40, lng: -90 };
    const ring = Array.from({ length: CORNERS }, (_, corner) => {
      const [angle, reach] = [(corner / CORNERS) * 2 * Math.PI, between(0.3, 0.5)];
      return [lng + Math.cos(angle) * reach, lat + Math.sin(angle) * reach].map((value) => Number(value.toFixed(3)));
    });
    zones.set(`forecast/WAZ${String(index % 1_000).padStart(3, '0')}`.replace('WA', index < 1_000 ? 'WA' : 'OR'), [
      [ring.flat()],
    ]);
  }
  const names = [...zones.keys()];
  const warnings = Array.from({ length: WARNINGS }, (_, index): Warning => {
    const first = Math.floor(between(0, names.length - ZONES_EACH));
    return {
      ...{
        id: `w${index}`,
        service: 'nws',
        event: 'Winter Storm Warning',
        headline: 'Winter Storm Warning',
        sender: 'NWS',
      },
      ...{ severity: SEVERITIES[index % SEVERITIES.length] ?? 'minor', instruction: 'Slow down.', area: null },
      ...{ starts: NOW, ends: NOW + 3_600_000, zones: names.slice(first, first + ZONES_EACH) },
    };
  });
  return { services: [], zones, warnings };
}

function measure(task: () => unknown): number {
  for (let round = 0; round < WARM_UP; round += 1) task();
  return median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      task();
      return performance.now() - start;
    }),
  );
}

/** Cost of an answer with many warnings. */
export function run(): BenchTable {
  const cameras = syntheticCatalog(CAMERAS);
  const alerts = createAlerts(cameras);
  const text = serializeAlerts(alerts);
  const joined = joinWarnings(new PointGrid(cameras), alerts, NOW);
  const label = { event: 'Winter Storm Warning', severity: 'severe' };
  const answer = new Map([...joined.keys()].map((position) => [cameras[position]?.id ?? '', label]));
  const joinMs = measure(() => joinWarnings(new PointGrid(cameras), alerts, NOW));
  const readMs = measure(() => readAlerts(JSON.parse(text)));
  const pageMs = measure(() => structuredClone(answer));
  const PAGE = 'in the page: receive the answer';
  return {
    title: `Weather warnings: ${CAMERAS.toLocaleString('en-US')} cameras, ${WARNINGS} warnings that name ${ZONES_EACH} zones each`,
    columns: ['what', 'median ms'],
    rows: [
      [PAGE, round(pageMs, 1)],
      ['in the worker: find the cameras of all warnings', round(joinMs, 1)],
      ['in the worker: read the file', round(readMs, 1)],
    ],
    goals: [{ row: PAGE, most: FRAME_MS }],
    notes: [
      `${joined.size.toLocaleString('en-US')} cameras are under a warning; the file has ${Math.round(text.length / 1024)} KiB.`,
    ],
  };
}
