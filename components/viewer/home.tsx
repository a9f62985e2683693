'use client';

import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ShownTheme } from '@/components/settings/shown-theme';
import { Intro, type IntroText } from '@/components/shell/page-frame';
import { Viewer } from './viewer';

/** `lib/cli/start-without-router.ts` finds it in the built page by its name. */
export function Home({ intro }: { intro: IntroText }) {
  return (
    <>
      <ShownTheme />
      <Viewer>
        <Intro {...intro} />
      </Viewer>
    </>
  );
}

declare global {
  interface Window {
    startsWithoutRouter?: true;
  }
}

/** The built page has no Next router and hydrates on its own. */
function start(): void {
  if (typeof window === 'undefined' || window.startsWithoutRouter !== true) return;
  const root = document.getElementById('home');
  const text = root?.dataset.intro;
  if (!root || text === undefined) return;
  const intro = JSON.parse(text) as IntroText;
  // Outside a transition, React hydrates in one task.
  startTransition(() => {
    hydrateRoot(root, <Home intro={intro} />);
  });
}

start();
