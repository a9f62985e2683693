import { describeNear, describeSign, type NearEvent, type NearStatements } from './near-camera';
import { kindOf } from './shown-event';
import { getSignText } from './sign';

/** `R-2 · ice · plow 3.0 mi ahead`: chain control, surface, and plow. */
export function sayPass(readings: readonly NearEvent[], isMetric: boolean): string {
  return readings
    .map((found) => {
      const { reading, headline } = found.event;
      if (reading === 'plow') return describeNear(found, isMetric).replace('Snowplow', 'plow').replace('to the ', '');
      return reading === 'chains'
        ? (/R-\d/.exec(headline)?.[0] ?? headline)
        : lowerFirst(headline.replace(ON_ROAD, ''));
    })
    .join(' · ');
}

const ON_ROAD = / on the road$/;

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** One line for each statement: events, then signs. */
export function listLines({ near, signs }: Pick<NearStatements, 'near' | 'signs'>, isMetric: boolean) {
  return [
    ...near.map((item) => ({ id: item.event.id, kind: kindOf(item.event), text: describeNear(item, isMetric) })),
    ...signs.map(({ sign, meters }) => ({
      id: sign.id,
      kind: 'sign' as const,
      text: `${describeSign(meters, isMetric)} ${getSignText(sign)}`,
    })),
  ];
}
