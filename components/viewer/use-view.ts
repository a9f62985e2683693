'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { View } from '@/components/shell/view-switch';
import { track } from '@/lib/analytics/track';
import { OVERLAY_LEAVE_MS, VIEW_CHANGE_MS } from '@/lib/constants/overlays';
import { changeUrl, useUrlState } from './use-url-state';

const PARAMETER = 'view';

/** What a change of view also changes of the address. */
type AddressChange = (search: URLSearchParams) => void;

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
    (next: View, change?: AddressChange) => {
      if (next === view) {
        if (change) changeUrl(change);
        return;
      }
      track({ name: 'switch_view', params: { view_type: next } });
      clearTimeout(timer.current);
      setChanging(true);
      timer.current = setTimeout(() => {
        changeUrl((search) => {
          if (next === 'grid') search.delete(PARAMETER);
          else search.set(PARAMETER, next);
          change?.(search);
        });
        timer.current = setTimeout(() => {
          setChanging(false);
        }, OVERLAY_LEAVE_MS);
      }, VIEW_CHANGE_MS);
    },
    [view],
  );
  return { view, isChanging, show };
}
