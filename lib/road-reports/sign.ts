import { formatDistance, HERE_M } from './near-camera';
import type { Sign } from './sign-schema';

// Without zod, which the page doesn't load. See sign-schema.ts.

export const MAX_SIGN_PAGES = 6;
export const MAX_SIGN_LINES = 6;
export const MAX_SIGN_LINE_LENGTH = 60;
/** About 0.2 MB compressed. */
export const MAX_SIGNS = 3_000;
/** A message not confirmed for this long is gone. */
export const LIFETIME_MS = 30 * 60_000;

export interface SignsFile {
  readonly signs: readonly Sign[];
}

export interface SaidSign extends Sign {
  /** Destinations that take longer than usual. */
  readonly slower?: readonly string[];
}

/** One sign per line, for diffs. */
export const serializeSigns = ({ signs }: SignsFile): string =>
  `{"signs":[\n${signs.map((sign) => JSON.stringify(sign)).join(',\n')}\n]}\n`;

export const isConfirmed = ({ readAt }: Pick<Sign, 'readAt'>, now: number): boolean => now - readAt < LIFETIME_MS;

/** `CRASH AT EXIT 12 · USE I-295` */
export const getSignText = ({ pages }: Pick<Sign, 'pages'>): string => pages.map((page) => page.join(' ')).join(' · ');

/** `The sign 2.0 mi ahead says:` */
export function describeSign(meters: number, isMetric: boolean): string {
  return `The sign ${meters <= HERE_M ? 'here' : `${formatDistance(meters, isMetric)} ahead`} says:`;
}
