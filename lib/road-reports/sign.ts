import { METERS_PER_MILE } from '@/lib/geo/point';
import type { Sign, SignMinutes, SignsFile } from './sign-schema';

// Without zod, which the page doesn't load. See sign-schema.ts.

export const MAX_SIGN_PAGES = 6;
export const MAX_SIGN_LINES = 6;
export const MAX_SIGN_LINE_LENGTH = 60;
/** About 0.2 MB compressed. */
export const MAX_SIGNS = 3_000;
/** A message not confirmed for this long is gone. */
export const LIFETIME_MS = 30 * 60_000;

export interface SignStatement extends Sign {
  readonly slower?: readonly Slower[];
}

export interface PassedSign {
  readonly sign: SignStatement;
  /** From the camera, or from the start of the drive. */
  readonly meters: number;
}

/** A destination that takes longer than usual, in minutes. */
export interface Slower extends Pick<SignMinutes, 'to' | 'miles' | 'via'> {
  readonly now: number;
  readonly usual: number;
}

/** `AIRPORT: 18 min, usually 12 at this hour` */
export const describeSlower = ({ to, now, usual }: Slower): string =>
  `${to}: ${now} min, usually ${usual} at this hour`;

/** Minutes lost on a drive of this length, by the signs it passes in order. Each stretch of road counts once. */
export function sumDelay(passed: readonly PassedSign[], length: number): number {
  let [total, end] = [0, 0];
  for (const { sign, meters } of passed) {
    if (meters < end) continue;
    const reach = ({ miles = 0 }: Slower) => meters + miles * METERS_PER_MILE;
    // Another road may lead elsewhere.
    const [farthest] = (sign.slower ?? [])
      .filter((found) => found.via === undefined && reach(found) > meters && reach(found) <= length)
      .sort((a, b) => reach(b) - reach(a));
    if (farthest === undefined) continue;
    total += farthest.now - farthest.usual;
    end = reach(farthest);
  }
  return total;
}

/** One sign per line, for diffs. */
export const serializeSigns = ({ signs }: SignsFile): string =>
  `{"signs":[\n${signs.map((sign) => JSON.stringify(sign)).join(',\n')}\n]}\n`;

export const isConfirmed = ({ readAt }: Pick<Sign, 'readAt'>, now: number): boolean => now - readAt < LIFETIME_MS;

/** `CRASH AT EXIT 12 · USE I-295` */
export const getSignText = ({ pages }: Pick<Sign, 'pages'>): string => pages.map((page) => page.join(' ')).join(' · ');
