'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { View } from '@/components/shell/view-switch';
import { OVERLAY_LEAVE_MS, VIEW_CHANGE_MS } from '@/lib/constants/overlays';
import { setUrlState, useUrlState } from './use-url-state';

const PARAMETER = 'view';

/** The view that the address names, and the way to another: overlay, after 200 ms the view, 300 ms later it goes (spec 4). */
export function useView() {
  const view: View = useUrlState().get(PARAMETER) === 'map' ? 'map' : 'grid';
  const [isChanging, setChanging] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const show = useCallback(
    (next: View) => {
      if (next === view) return;
      clearTimeout(timer.current);
      setChanging(true);
      timer.current = setTimeout(() => {
        setUrlState(PARAMETER, next === 'grid' ? null : next);
        timer.current = setTimeout(() => {
          setChanging(false);
        }, OVERLAY_LEAVE_MS);
      }, VIEW_CHANGE_MS);
    },
    [view],
  );
  return { view, isChanging, show };
}
