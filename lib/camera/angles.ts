import type { Camera, CameraView } from './camera';

/** The angles of a camera that has several; null for all others. */
export function anglesOf({ hasMultipleViews, views }: Camera): readonly CameraView[] | null {
  return hasMultipleViews === true && views !== undefined && views.length > 1 ? views : null;
}

/** What an angle is called; `index` counts from 0. */
export function angleNameOf({ angleName }: CameraView, index: number): string {
  return angleName.trim() === '' ? `Angle ${String(index + 1)}` : angleName;
}
