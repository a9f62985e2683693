'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ViewMode } from '@/components/shell/view-switch';
import { track } from '@/lib/analytics/track';
import { pushUrl, useUrl, type UrlChanges } from './url-store';

/** The view changes this long after the overlay appears, and the overlay leaves this long after that. */
const VIEW_CHANGE_MS = 200;
const OVERLAY_LEAVE_MS = 300;

export function useView() {
  const mode: ViewMode = useUrl().get('view') === 'map' ? 'map' : 'grid';
  const [isChanging, setChanging] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback(
    (next: ViewMode, changes: UrlChanges = {}) => {
      if (next === mode) {
        pushUrl(changes);
        return;
      }
      track({ name: 'switch_view', params: { view_type: next } });
      clearTimeout(timer.current);
      setChanging(true);
      timer.current = setTimeout(() => {
        pushUrl({ view: next === 'grid' ? null : next, ...changes });
        timer.current = setTimeout(setChanging, OVERLAY_LEAVE_MS, false);
      }, VIEW_CHANGE_MS);
    },
    [mode],
  );
  return { mode, isChanging, show };
}
