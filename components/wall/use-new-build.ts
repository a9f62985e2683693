'use client';

import { useEffect } from 'react';
import { mayReload } from '@/lib/wall/kiosk';
import { readBuild } from '@/lib/wall/site-build';

const CHECK_MS = 600_000;

/** Takes over a new build of the site, and new lists, when nobody minds. @param isPlaying must be stable */
export function useNewBuild(isPlaying: () => boolean): void {
  useEffect(() => {
    let own: string | null = null;
    const check = async () => {
      const build = await readBuild();
      // A page that does not answer now would not come back.
      if (build === null) return;
      own ??= build;
      const hour = new Date().getHours();
      const state = { hour, ageMs: performance.now(), isOutdated: build !== own, isPlaying: isPlaying() };
      if (mayReload(state)) window.location.reload();
    };
    void check();
    const timer = setInterval(() => void check(), CHECK_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
}
