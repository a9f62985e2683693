'use client';

import { getCameraFile, getSourceOf } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { makeEmbedCode } from '@/lib/embed/embed-address';
import { CopyButton } from './copy-button';

/** @param angle index of the angle shown, or null for all of them */
export function ShareButtons({ camera, angle }: { camera: Camera; angle: number | null }) {
  const { id, source, location } = camera;
  const getEmbedCode = () => makeEmbedCode(window.location.origin, { id, angle: angle ?? 0 }, location);
  return (
    <>
      <CopyButton label="Copy link" getText={() => window.location.href} />
      {/* The embed finds a camera by its id; files of other programs may have any. */}
      {getCameraFile(getSourceOf(id)) === getCameraFile(source) && (
        <CopyButton label="Copy embed code" getText={getEmbedCode} />
      )}
    </>
  );
}
