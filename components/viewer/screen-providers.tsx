'use client';

import type { ReactNode } from 'react';
import { AIModelProvider } from '@/components/detection/ai-model-provider';
import { FeedsPausedProvider } from '@/components/feed/feeds-paused';

/** What everything on the screen shares: whether feeds rest, and the model that finds vehicles. */
export function ScreenProviders({ children }: { children: ReactNode }) {
  return (
    <FeedsPausedProvider>
      <AIModelProvider>{children}</AIModelProvider>
    </FeedsPausedProvider>
  );
}
