'use client';

import { showEmbed } from './embed-page';

let hasStarted = false;

function start(): void {
  const root = document.getElementById('embed');
  if (hasStarted || root === null) return;
  hasStarted = true;
  showEmbed(root, window.location.search);
}

/**
 * All of the page for frames, which draws itself. `lib/cli/start-by-itself.ts` finds it in the built page by its name, and leaves
 * React out; under `next dev` React renders it.
 */
export function Embed(): null {
  if (typeof window !== 'undefined') setTimeout(start);
  return null;
}

if (typeof window !== 'undefined' && window.startsByItself === true) start();
