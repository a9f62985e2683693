'use client';

import { useCallback } from 'react';
import { hrefWith, openUrlState, useUrlState } from './use-url-state';

/** Names the camera that is open. */
export const CAMERA_PARAMETER = 'camera';

/** Opens a camera over the screen; back or its close button returns to what was there. */
export function openCamera(id: string): void {
  openUrlState(CAMERA_PARAMETER, id);
}

/** The address of each camera that keeps all else of the present one. Opening a camera does not change the function. */
export function useCameraHref(): (id: string) => string {
  const search = new URLSearchParams(useUrlState());
  search.delete(CAMERA_PARAMETER);
  const rest = search.toString();
  return useCallback((id) => hrefWith(new URLSearchParams(rest), CAMERA_PARAMETER, id), [rest]);
}
