'use client';

import { useCallback, useState } from 'react';

/** What the header and the keys open; one at a time. */
export type ScreenPanel = 'settings' | 'about' | 'shortcuts';

export interface OpenedPanel {
  readonly name: ScreenPanel | null;
  /** Changes with each opening, so that one that is still closing does not take the next with it. */
  readonly times: number;
}

/** The panel that is open, and the way to another or, with null, to none. */
export function useScreenPanel(): [OpenedPanel, (name: ScreenPanel | null) => void] {
  const [panel, setPanel] = useState<OpenedPanel>({ name: null, times: 0 });
  const open = useCallback((name: ScreenPanel | null) => {
    setPanel(({ times }) => ({ name, times: times + 1 }));
  }, []);
  return [panel, open];
}
