import type { Ring } from '@/lib/geo/ring';
import { SERVICE_NAMES, type Severity } from '@/lib/warnings/services';
import { compareWarnings, type Alerts, type Area, type Warning } from '@/lib/warnings/warning';

const HOUR_MS = 3_600_000;

interface DemoWarning {
  readonly name: string;
  readonly service?: 'eccc';
  readonly event: string;
  readonly severity: Severity;
  readonly place: string;
  readonly office: string;
  readonly instruction: string;
  /** Longitude, latitude, and how far it reaches to the east and to the north, in degrees. */
  readonly oval: readonly [number, number, number, number];
  /** Ends this many hours after the request. */
  readonly hours: number;
  readonly zone?: string;
}

const ROWS: readonly DemoWarning[] = [
  {
    ...{ name: 'blizzard', event: 'Blizzard Warning', severity: 'extreme', hours: 14 },
    ...{ place: 'the White Mountains', office: 'NWS Gray ME', oval: [-71.4, 44.1, 0.9, 0.55] },
    instruction:
      'Travel should be restricted to emergencies only. If you must travel, have a winter survival kit with you.',
  },
  {
    ...{ name: 'winter-storm', event: 'Winter Storm Warning', severity: 'severe', hours: 11 },
    ...{ place: 'the Tug Hill and central New York', office: 'NWS Binghamton NY', oval: [-76.1, 43.2, 1.1, 0.65] },
    instruction:
      'If you must travel, keep an extra flashlight, food, and water in your vehicle in case of an emergency.',
  },
  {
    ...{ name: 'winter-weather', event: 'Winter Weather Advisory', severity: 'moderate', hours: 8 },
    ...{ place: 'the mountains of southern Idaho', office: 'NWS Boise ID', oval: [-115.2, 43.6, 1.6, 0.9] },
    ...{ instruction: 'Slow down and use caution while traveling.', zone: 'forecast/IDZ028' },
  },
  {
    ...{ name: 'high-wind', event: 'High Wind Warning', severity: 'severe', hours: 9 },
    ...{ place: 'the Mount Shasta area', office: 'NWS Medford OR', oval: [-122.2, 41.4, 0.8, 0.6] },
    instruction: 'Driving will be difficult, most of all for trucks, trailers, and campers.',
  },
  {
    ...{ name: 'dense-fog', event: 'Dense Fog Advisory', severity: 'minor', hours: 5 },
    ...{ place: 'the Suwannee Valley', office: 'NWS Jacksonville FL', oval: [-82.7, 30.1, 0.9, 0.6] },
    instruction: 'If driving, slow down, use your headlights, and leave plenty of distance ahead of you.',
  },
  {
    ...{ name: 'flood', event: 'Flood Watch', severity: 'moderate', hours: 16 },
    ...{ place: 'the coast of Georgia', office: 'NWS Charleston SC', oval: [-81.3, 32, 0.6, 0.5] },
    instruction: 'Monitor later forecasts and be alert for possible flood warnings. Turn around, don’t drown.',
  },
  {
    ...{ name: 'squall', service: 'eccc', event: 'Snow Squall Warning', severity: 'severe', hours: 7 },
    ...{ place: 'Barrie, Midland, and Orillia', office: SERVICE_NAMES.eccc, oval: [-79.8, 44.6, 0.6, 0.45] },
    instruction:
      'Visibility will suddenly be reduced to near zero at times. Consider postponing travel until conditions improve.',
  },
];

const CORNERS = 14;

/** An oval with an uneven edge, as forecasters draw. */
function drawOval([lng, lat, east, north]: DemoWarning['oval']): Area {
  const ring: Ring = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const reach = 1 + 0.12 * Math.sin(3 * angle + lng);
    return [lng + Math.cos(angle) * east * reach, lat + Math.sin(angle) * north * reach];
  })
    .flat()
    .map((degrees) => Number(degrees.toFixed(3)));
  return [[ring]];
}

/** The demo network's warnings: always the same, and in force around the time of the request. */
export function createDemoAlerts(now: number): Alerts {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const warnings = ROWS.map((row): Warning => {
    const { name, service = 'nws', event, severity, place, office: sender, instruction, oval, hours, zone } = row;
    return {
      ...{ id: `demo-${name}`, service, event, severity, sender, instruction },
      headline: `${event} for ${place} (demo)`,
      starts: hour - 3 * HOUR_MS,
      ends: hour + hours * HOUR_MS,
      zones: zone === undefined ? [] : [zone],
      area: zone === undefined ? drawOval(oval) : null,
    };
  });
  const services = (['nws', 'eccc'] as const).map((service) => ({
    ...{ service, askedAt: now, succeededAt: now, failure: null, dropped: 0 },
    warnings: warnings.filter((warning) => warning.service === service).length,
  }));
  return {
    services,
    zones: new Map(ROWS.flatMap(({ zone, oval }) => (zone === undefined ? [] : [[zone, drawOval(oval)] as const]))),
    warnings: warnings.sort(compareWarnings),
  };
}
