import type { Camera } from '@/lib/camera/camera';
import type { Shot } from './shots';

/** DriveBC keeps a day, a picture every two minutes at most. */
const MAX_PICTURES = 720;
const TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;

type Kept = Pick<Camera, 'source' | 'earlier'>;

const toShot = ({ source }: Kept, feed: string, at: number, isEstimate: boolean): Shot => ({
  feed,
  source,
  at,
  takenAt: at,
  isEstimate,
  mark: null,
  bytes: 0,
  picture: null,
});

/** Pictures with a known interval, oldest first. Their times are estimates. @param now epoch milliseconds */
export function listEarlier(camera: Kept, now: number): readonly Shot[] {
  const { earlier } = camera;
  if (!earlier || 'list' in earlier) return [];
  return Array.from({ length: earlier.count }, (_, index) => {
    const number = earlier.count - index;
    return toShot(camera, earlier.url.replace('*', String(number)), now - number * earlier.everyMs, true);
  });
}

/** Pictures of an agency's list, oldest first. @throws TypeError without an answer, or if CORS denies it */
export async function fetchEarlier(camera: Kept): Promise<readonly Shot[]> {
  const { earlier } = camera;
  if (!earlier || !('list' in earlier)) return [];
  const answer = await fetch(earlier.list, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  const list: unknown = answer.ok ? await answer.json() : [];
  if (!Array.isArray(list)) return [];
  return (list as unknown[])
    .flatMap((text) => {
      const [, year, month, day, hour, minute, second] = TIME.exec(String(text)) ?? [];
      const takenAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
      return Number.isNaN(takenAt) ? [] : toShot(camera, earlier.url.replace('*', String(text)), takenAt, false);
    })
    .slice(-MAX_PICTURES);
}

/** Positions of the slider for kept pictures, where earlier ones share it. */
const MAX_KEPT_STOPS = 48;

export interface Pictures {
  /** Oldest first. */
  readonly shots: readonly Shot[];
  /** 600 frames of a video would leave the earlier pictures no room. */
  readonly stops: readonly Shot[];
  /** Index of the live picture on the slider: the newest that was kept, or the one after all stops. */
  readonly last: number;
}

/** @param earlier kept by the agency; those since the first one kept here are left out */
export function joinPictures(earlier: readonly Shot[], kept: readonly Shot[]): Pictures {
  const [first] = kept;
  const older = first ? earlier.filter(({ at }) => at < first.at) : earlier;
  const step = older.length === 0 ? 1 : Math.ceil(kept.length / MAX_KEPT_STOPS);
  const stops = [...older, ...kept.filter((_, index) => (kept.length - 1 - index) % step === 0)];
  return { shots: [...older, ...kept], stops, last: first ? stops.length - 1 : stops.length };
}
