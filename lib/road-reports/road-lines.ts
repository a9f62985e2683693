import { describeNear, type NearEvent } from './near-camera';
import { kindOf, type EventKind } from './shown-event';
import { describeSign, getSignText } from './sign';
import type { PassedSign } from './sign-index';

interface RoadLine {
  readonly id: string;
  readonly kind: EventKind | 'sign';
  readonly text: string;
}

export interface SaidNear {
  /** Most important first. */
  readonly near: readonly NearEvent[];
  readonly signs: readonly PassedSign[];
}

/** `R-2 · ice on the road, 28 °F · snowplow 3.0 mi ahead`: chain control, surface, and plow. */
export function sayPass(readings: readonly NearEvent[], isMetric: boolean): string {
  return readings
    .map((found) => {
      const { reading, headline, surfaceC } = found.event;
      if (reading === 'chains') return /R-\d/.exec(headline)?.[0] ?? headline;
      if (reading === 'plow') return lowerFirst(describeNear(found, isMetric));
      const air = isMetric ? [surfaceC, '°C'] : [(surfaceC ?? 0) * 1.8 + 32, '°F'];
      return `${lowerFirst(headline)}${surfaceC === undefined ? '' : `, ${Math.round(Number(air[0]))} ${air[1]}`}`;
    })
    .join(' · ');
}

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** One line for each statement: events, then signs. */
export function listLines({ near, signs }: SaidNear, isMetric: boolean): RoadLine[] {
  return [
    ...near.map((item) => ({ id: item.event.id, kind: kindOf(item.event), text: describeNear(item, isMetric) })),
    ...signs.map(({ sign, meters }) => ({
      ...{ id: sign.id, kind: 'sign' as const, text: `${describeSign(meters, isMetric)} ${getSignText(sign)}` },
    })),
  ];
}
