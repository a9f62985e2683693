import type { Camera, CameraView } from './camera';

/** The angles of a camera that has several; null for all others. */
export function anglesOf({ hasMultipleViews, views }: Camera): readonly CameraView[] | null {
  return hasMultipleViews === true && views !== undefined && views.length > 1 ? views : null;
}

/** What an angle is called; `index` counts from 0. */
export function angleNameOf({ angleName }: CameraView, index: number): string {
  return angleName.trim() === '' ? `Angle ${String(index + 1)}` : angleName;
}

/** The line ANGLE (spec 2): the one on show and its place among all; `index` counts from 0, null means all at once. */
export function angleLine(angles: readonly CameraView[], index: number | null): string {
  const view = index === null ? undefined : angles[index];
  if (index === null || !view) return `All ${String(angles.length)} angles`;
  return `${angleNameOf(view, index)} (${String(index + 1)}/${String(angles.length)})`;
}
