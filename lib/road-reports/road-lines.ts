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

/** One line for each statement: events, then signs. */
export function listLines({ near, signs }: SaidNear, isMetric: boolean): RoadLine[] {
  return [
    ...near.map((item) => ({ id: item.event.id, kind: kindOf(item.event), text: describeNear(item, isMetric) })),
    ...signs.map(({ sign, meters }) => ({
      ...{ id: sign.id, kind: 'sign' as const, text: `${describeSign(meters, isMetric)} ${getSignText(sign)}` },
    })),
  ];
}
