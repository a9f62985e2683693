'use client';

import { useCallback, useState, type ReactNode } from 'react';
import { FavoritesNotice } from '@/components/account/favorites-notice';
import { useFavoritesSync } from '@/components/account/use-favorites';
import { AIModelProvider } from '@/components/detection/ai-model-provider';
import { PauseButton } from '@/components/feed/pause-button';
import { PanelButtons } from '@/components/settings/panel-buttons';
import { useInterfaceSounds } from '@/components/settings/use-interface-sounds';
import { OfflineBar } from '@/components/shell/notices';
import { LoadingOverlay, ViewChangeOverlay } from '@/components/shell/overlays';
import { Footer, Header, LoadingLine } from '@/components/shell/page-frame';
import { StatsBox } from '@/components/shell/stats-box';
import { useShortcut } from '@/components/shell/use-shortcut';
import { useSlidingBars } from '@/components/shell/use-sliding-bars';
import { BottomBar, ViewSwitch } from '@/components/shell/view-switch';
import { playSound } from '@/lib/settings/play-sound';
import { Consent } from './consent';
import { DrivePart } from './drive-part';
import { GridView } from './grid-view';
import { useSeed } from './history-entry';
import { KeptDrives } from './kept-drives';
import { MapView } from './map-view';
import { ScreenDialogs, useScreenPanel } from './screen-dialogs';
import { closeDrive, openDrive, useUrl } from './url-store';
import { useCatalog } from './use-cameras';
import { useUsage } from './use-usage';
import { useView } from './use-view';
import styles from './viewer.module.css';

export function Viewer({ children }: { children: ReactNode }) {
  const { catalog, retry } = useCatalog();
  const { mode, isChanging, show } = useView();
  const isMap = mode === 'map';
  const isDrive = useUrl().has('drive');
  const { seed, shuffle } = useSeed();
  const [isCovered, setCovered] = useState(true);
  const [panel, setPanel] = useScreenPanel();
  const handleShowGrid = useCallback(() => show('grid'), [show]);
  const handleUncover = () => {
    setCovered(false);
    if (catalog.total > 0) playSound('load');
  };
  const views = { mode, onShow: show, isDrive, onDrive: isDrive ? closeDrive : openDrive };
  useShortcut('?', () => setPanel('shortcuts'));
  useSlidingBars();
  useInterfaceSounds();
  useFavoritesSync();
  useUsage(catalog, isMap);
  return (
    <AIModelProvider>
      <Header>
        <StatsBox total={catalog.total} sources={catalog.sources} />
        <ViewSwitch {...views} />
        <div className={styles.controls}>
          <KeptDrives />
          <PauseButton />
          <PanelButtons onSettings={() => setPanel('settings')} onAbout={() => setPanel('about')} />
        </div>
      </Header>
      <LoadingLine loaded={catalog.loadedFiles} total={catalog.totalFiles} />
      <main className={styles.main} data-view={mode}>
        {isMap && !isDrive && <h1 className={styles.unseen}>Live traffic cameras on a map</h1>}
        {isDrive && <DrivePart catalog={catalog} view={mode} />}
        {!isMap && !isDrive && (
          <GridView catalog={catalog} seed={seed} onShuffle={shuffle} onRetry={retry}>
            {children}
          </GridView>
        )}
        <MapView catalog={catalog} isActive={isMap} onShowGrid={handleShowGrid} onRetry={retry} />
      </main>
      <Footer isSlim={isMap} />
      <BottomBar {...views} />
      <ScreenDialogs
        catalog={catalog}
        panel={panel}
        onPanel={setPanel}
        onViewOnMap={(id) => show('map', { target: id, at: null })}
      />
      <OfflineBar />
      <FavoritesNotice />
      {isChanging && <ViewChangeOverlay />}
      {isCovered ? <LoadingOverlay catalog={catalog} onEnd={handleUncover} /> : <Consent />}
    </AIModelProvider>
  );
}
