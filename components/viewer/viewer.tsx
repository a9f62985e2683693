'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { FavoritesNotice } from '@/components/account/favorites-notice';
import { useFavoritesSync } from '@/components/account/use-favorites';
import { AIModelProvider } from '@/components/detection/ai-model-provider';
import { PauseButton } from '@/components/feed/pause-button';
import { PanelButtons } from '@/components/settings/panel-buttons';
import { useInterfaceSounds } from '@/components/settings/use-interface-sounds';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { LoadingLine } from '@/components/shell/loading-line';
import { LoadingOverlay } from '@/components/shell/loading-overlay';
import { MomentOverlay } from '@/components/shell/moment-overlay';
import { OfflineBar } from '@/components/shell/offline-bar';
import { SEARCH_BOX_ID } from '@/components/shell/search-box';
import { StatsBox } from '@/components/shell/stats-box';
import { BottomBar, ViewSwitch } from '@/components/shell/view-switch';
import { playSound } from '@/lib/settings/play-sound';
import { GridView } from './grid-view';
import { aimAt, MapView } from './map-view';
import { ScreenDialogs } from './screen-dialogs';
import { useAccountWait } from './use-account-wait';
import { useCatalog } from './use-catalog';
import { useScreenPanel } from './use-screen-panel';
import { useSeed } from './use-seed';
import { useShortcuts } from './use-shortcuts';
import { useUsage } from './use-usage';
import { useView } from './use-view';
import styles from './viewer.module.css';

/** The island: everything on `/` that needs JavaScript. `children` is the server-rendered introduction. */
export function Viewer({ children }: { children: ReactNode }) {
  const { retry, ...catalog } = useCatalog();
  const { cameras, isDone } = catalog;
  const { view, isChanging, show } = useView();
  const { seed, shuffle } = useSeed();
  const [isCovered, setCovered] = useState(true);
  const [panel, setPanel] = useScreenPanel();
  const sources = useMemo(() => new Set(cameras.map((camera) => camera.source)).size, [cameras]);
  useShortcuts({
    onSearch: () => document.getElementById(SEARCH_BOX_ID)?.focus(),
    onHelp: () => setPanel('shortcuts'),
  });
  useInterfaceSounds();
  useFavoritesSync();
  const isMap = view === 'map';
  const isAccountAwaited = useAccountWait();
  useUsage(cameras, isMap);
  return (
    <AIModelProvider>
      <Header>
        <StatsBox cameras={cameras.length} sources={sources} />
        <ViewSwitch view={view} onShow={show} />
        <div className={styles.controls}>
          <PauseButton />
          <PanelButtons onSettings={() => setPanel('settings')} onAbout={() => setPanel('about')} />
        </div>
      </Header>
      <LoadingLine loaded={catalog.loadedFiles} total={catalog.totalFiles} />
      <main className={styles.main} data-view={view}>
        {isMap ? (
          <h1 className={styles.mapTitle}>Live traffic cameras on a map</h1>
        ) : (
          <GridView catalog={catalog} seed={seed} onShuffle={shuffle} onRetry={retry}>
            {children}
          </GridView>
        )}
        <MapView cameras={cameras} isActive={isMap} />
      </main>
      <Footer isSlim={isMap} />
      <BottomBar view={view} onShow={show} />
      <ScreenDialogs catalog={catalog} panel={panel} onPanel={setPanel} onViewOnMap={(id) => show('map', aimAt(id))} />
      <OfflineBar />
      <FavoritesNotice />
      {isChanging && <MomentOverlay />}
      {isCovered && (
        <LoadingOverlay
          isReady={cameras.length > 0 && !isAccountAwaited}
          isFailed={isDone && cameras.length === 0}
          onEnd={() => {
            setCovered(false);
            if (cameras.length > 0) playSound('load');
          }}
        />
      )}
    </AIModelProvider>
  );
}
