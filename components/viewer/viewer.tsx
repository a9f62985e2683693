'use client';

import type { ReactNode } from 'react';
import { AIModelProvider } from '@/components/detection/ai-model-provider';
import { FeedsPausedProvider } from '@/components/feed/feeds-paused';
import { PauseButton } from '@/components/feed/pause-button';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { LoadingLine } from '@/components/shell/loading-line';
import { StatsBox } from '@/components/shell/stats-box';
import type { Camera } from '@/lib/camera/camera';
import { OpenCamera } from './open-camera';
import { useCatalogue } from './use-catalogue';
import styles from './viewer.module.css';
import { Wall } from './wall';

function stats(cameras: readonly Camera[]) {
  return {
    cameras: cameras.length,
    sources: new Set(cameras.map((camera) => camera.source)).size,
    videos: cameras.filter((camera) => camera.feedType === 'video').length,
  };
}

/** The island: everything on `/` that needs JavaScript. `children` is the server-rendered introduction. */
export function Viewer({ children }: { children: ReactNode }) {
  const { retry, ...catalogue } = useCatalogue();
  return (
    <FeedsPausedProvider>
      <Header>
        <StatsBox {...stats(catalogue.cameras)} />
        <PauseButton />
      </Header>
      <LoadingLine loaded={catalogue.loadedFiles} total={catalogue.totalFiles} />
      <main className={styles.main}>
        {children}
        <Wall catalogue={catalogue} onRetry={retry} />
      </main>
      <Footer />
      <AIModelProvider>
        <OpenCamera catalogue={catalogue} />
      </AIModelProvider>
    </FeedsPausedProvider>
  );
}
