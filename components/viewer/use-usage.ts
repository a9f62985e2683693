'use client';

import { useEffect } from 'react';
import { track } from '@/lib/analytics/track';
import { pageView } from '@/lib/analytics/usage-event';
import type { Camera } from '@/lib/camera/camera';
import { usageConsent } from '@/lib/settings/settings';
import { CAMERA_PARAMETER } from './camera-address';
import { TARGET } from './map-view';
import { useUrlState } from './use-url-state';

/** Counts the visit of the page, once. */
function usePageView(): void {
  useEffect(() => {
    track(pageView(new URL(window.location.href), document.title));
    // Who takes the consent back in another tab takes it back here.
    return usageConsent.subscribe(() => undefined);
  }, []);
}

/** Counts the visit of the page and each camera that is opened, enlarged or on the map; one that is enlarged from there once. */
export function useUsage(cameras: readonly Camera[], isMap: boolean): void {
  usePageView();
  const search = useUrlState();
  const openId = search.get(CAMERA_PARAMETER) ?? (isMap ? search.get(TARGET) : null);
  const camera = openId === null ? undefined : cameras.find(({ id }) => id === openId);
  const { id, source, feedType } = camera ?? {};
  useEffect(() => {
    if (id === undefined || source === undefined || feedType === undefined) return;
    track({ name: 'view_camera', params: { camera_id: id, source, feed_type: feedType } });
  }, [id, source, feedType]);
}
