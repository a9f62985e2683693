import { getAgency } from '@/lib/agencies/agencies';
import type { Camera, CameraView } from './camera';

// Without zod, which would slow the first screen.

const CAMERA_ID = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,79}$/;

export function isCameraId(text: string): boolean {
  return CAMERA_ID.test(text);
}

/** `URL` normalizes IPv4. No agency has an IPv6 address. */
const LOCAL_HOST =
  /^[^.]+\.?$|\.(?:localhost|local|lan|internal|home\.arpa)\.?$|^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^\[/;

/** Absolute http(s) to a public host without credentials, or a path on our own origin (demo network); never `//host`. */
export function isFeedUrl(value: string): boolean {
  if (/^\/(?![/\\])/.test(value)) return true;
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.username === '' && url.password === '' && !LOCAL_HOST.test(url.hostname);
}

/** Two or more labels, of which the last is no number: no `*` or `;`, which would change a page's policy. */
const PLAIN_ORIGIN = /^https:\/\/(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/;

/** https to a named public host at its usual port. */
export function isPlainAddress(address: string): boolean {
  return isFeedUrl(address) && !address.startsWith('/') && PLAIN_ORIGIN.test(new URL(address).origin);
}

/** The page's policy allows https only. */
export function isInsecureUrl(url: string | null): boolean {
  return url !== null && url.startsWith('http:');
}

export function isListed(camera: Camera): boolean {
  return camera.isDuplicate !== true && camera.isFeedDead !== true;
}

/** Measured if longer than the agency's figure. */
export function getCadenceMs({
  source,
  refreshMs,
  isDemo,
}: Pick<Camera, 'source' | 'refreshMs' | 'isDemo'>): number | null {
  const agencyS = isDemo === true ? undefined : getAgency(source).cadenceS;
  if (agencyS === undefined) return refreshMs;
  return Math.max(agencyS * 1_000, refreshMs ?? 0);
}

export function getAngles({ hasMultipleViews, views }: Camera): readonly CameraView[] | null {
  return hasMultipleViews === true && views !== undefined && views.length > 1 ? views : null;
}

export function getAngleName({ angleName }: CameraView, index: number): string {
  return angleName.trim() === '' ? `Angle ${index + 1}` : angleName;
}

export function formatAngle(angles: readonly CameraView[], index: number | null): string {
  const view = index === null ? undefined : angles[index];
  if (index === null || !view) return `All ${angles.length} angles`;
  return `${getAngleName(view, index)} (${index + 1}/${angles.length})`;
}
