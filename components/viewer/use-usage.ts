'use client';

import { useEffect } from 'react';
import { track } from '@/lib/analytics/track';
import { pageView } from '@/lib/analytics/usage-event';
import type { CatalogState } from '@/lib/catalog/catalog';
import { usageConsent } from '@/lib/settings/settings';
import { useUrl } from './url-store';
import { useCamera } from './use-cameras';

/** Counts the page view, and each camera opened in a dialog or on the map. Expanding one from the map does not count again. */
export function useUsage(catalog: CatalogState, isMap: boolean): void {
  useEffect(() => {
    track(pageView(new URL(window.location.href), document.title));
    // Follow consent changes made in other tabs.
    return usageConsent.subscribe(() => undefined);
  }, []);
  const search = useUrl();
  const openId = search.get('camera') ?? (isMap ? search.get('target') : null);
  const { id, source, feedType } = useCamera(catalog, openId) ?? {};
  useEffect(() => {
    if (id === undefined || source === undefined || feedType === undefined) return;
    track({ name: 'view_camera', params: { camera_id: id, source, feed_type: feedType } });
  }, [id, source, feedType]);
}
