'use client';

import { showEmbed } from './embed-page';

let hasStarted = false;

function start(): void {
  const root = document.getElementById('embed');
  if (hasStarted || root === null) return;
  hasStarted = true;
  showEmbed(root, window.location.search);
}

/** `lib/cli/start-without-router.ts` finds this component by name in the built page and removes React. */
export function Embed(): null {
  if (typeof window !== 'undefined') setTimeout(start);
  return null;
}

if (typeof window !== 'undefined' && window.startsWithoutRouter === true) start();
