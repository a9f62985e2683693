'use client';

import { hydrateRoot } from 'react-dom/client';
import { ThemeProvider } from '@/components/settings/theme-provider';
import { Intro, type IntroText } from '@/components/shell/intro';
import { Viewer } from './viewer';

/** All of the first page. `lib/cli/start-by-itself.ts` finds it in the built page by its name. */
export function Home({ intro }: { intro: IntroText }) {
  return (
    <ThemeProvider>
      <Viewer>
        <Intro {...intro} />
      </Viewer>
    </ThemeProvider>
  );
}

declare global {
  interface Window {
    startsByItself?: true;
  }
}

/** In the built page nothing else hydrates: it comes without Next's router. */
function start(): void {
  if (typeof window === 'undefined' || window.startsByItself !== true) return;
  const root = document.getElementById('home');
  const text = root?.dataset.intro;
  if (root && text !== undefined) hydrateRoot(root, <Home intro={JSON.parse(text) as IntroText} />);
}

start();
