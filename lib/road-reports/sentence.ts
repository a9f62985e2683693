import { getFilterLabel } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { countOf } from '@/lib/core/format-count';
import { describeNear, describeSign, type NearStatements } from './near-camera';
import { lowerFirst } from './road-lines';
import { getSignText, LIFETIME_MS } from './sign';

interface Clause {
  readonly text: string;
  /** Epoch milliseconds; from then on the clause is not true. */
  readonly until: number;
}

/** Null or empty if not known. Epoch milliseconds. */
export interface Facts {
  readonly camera: Pick<Camera, 'country_code'>;
  readonly traffic: { readonly isStopped: boolean; readonly vehicles: number; readonly at: number } | null;
  readonly road: (Pick<NearStatements, 'near' | 'signs'> & { readonly at: number }) | null;
  readonly weather: Clause | null;
  readonly pictureAt: number | null;
  readonly formatTime: (at: number) => string;
}

const SHOWN_EVENTS = 2;
const MINUTE_MS = 60_000;
/** The files are read again every few minutes. */
const ANSWER_MS = 15 * MINUTE_MS;
const NEVER = Number.POSITIVE_INFINITY;

function readTraffic({ traffic }: Facts): Clause | null {
  if (traffic === null) return null;
  const text = `${traffic.isStopped ? 'traffic is stopped' : 'traffic is moving'}, ${countVehicles(traffic)}`;
  return { text, until: traffic.at + MINUTE_MS };
}

export const countVehicles = ({ vehicles }: NonNullable<Facts['traffic']>): string => countOf(vehicles, 'vehicle');

function readRoad({ road, camera, formatTime }: Facts): Clause[] {
  if (road === null) return [];
  const isMetric = camera.country_code === 'ca';
  const name = (source: Camera['source'], at: number | null) =>
    `(${getFilterLabel(source)}${at === null ? '' : `, ${formatTime(at)}`})`;
  const events = road.near.slice(0, SHOWN_EVENTS).map((near): Clause => {
    const { source, updated, end } = near.event;
    const until = Math.min(end ?? NEVER, road.at + ANSWER_MS);
    return { text: `${lowerFirst(describeNear(near, isMetric))} ${name(source, updated)}`, until };
  });
  const signs = road.signs.slice(0, 1).map(({ sign, meters }): Clause => {
    const text = `${lowerFirst(describeSign(meters, isMetric))} ${getSignText(sign)} ${name(sign.source, sign.readAt)}`;
    return { text, until: sign.readAt + LIFETIME_MS };
  });
  return [...events, ...signs];
}

/** `traffic is moving; chains on all vehicles (R-3) here (Caltrans, 2:05 PM); 27 °F.` */
export function sayRest(facts: Facts, now: number): string {
  const { weather, pictureAt, formatTime } = facts;
  const picture = pictureAt === null ? null : { text: `picture from ${formatTime(pictureAt)}`, until: NEVER };
  const said = [readTraffic(facts), ...readRoad(facts), weather, picture].flatMap((clause) =>
    clause !== null && now < clause.until ? [clause.text] : [],
  );
  return said.length === 0 ? '' : `${said.join('; ')}.`;
}
