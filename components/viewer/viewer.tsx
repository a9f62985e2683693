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
import { DrivePart, WallPart } from './address-parts';
import { Consent } from './consent';
import { GridView } from './grid-view';
import { useSeed } from './history-entry';
import { KeptLists } from './kept-lists';
import { KioskPart } from './kiosk-part';
import { MapView } from './map-view';
import { ScreenDialogs, useScreenPanel } from './screen-dialogs';
import { closeDrive, closeWall, openDrive, openKiosk, openWalls, useUrl } from './url-store';
import { useCatalog } from './use-cameras';
import { useUsage } from './use-usage';
import { useView } from './use-view';
import { WarningsPart } from './warnings-part';
import styles from './viewer.module.css';

type Shown = Pick<ReturnType<typeof useView>, 'mode' | 'show'>;

/** What the address shows, and how to show something else. */
function useParts({ mode, show }: Shown) {
  const search = useUrl();
  const isDrive = search.has('drive');
  const isWall = !isDrive && search.has('wall');
  const isChoosing = isWall && search.get('choose') === '1';
  const views = {
    ...{ mode, onShow: show, isDrive, isWall },
    onDrive: isDrive ? closeDrive : openDrive,
    onWall: isWall ? closeWall : openWalls,
  };
  return { isDrive, isWall, isChoosing, hasOwnGrid: isDrive || (isWall && !isChoosing), views };
}

interface MainPartProps extends Pick<Parameters<typeof GridView>[0], 'catalog' | 'seed' | 'onShuffle' | 'onRetry'> {
  parts: ReturnType<typeof useParts>;
  onShowGrid: () => void;
  children: ReactNode;
}

function MainPart({ parts, onShowGrid, children, ...grid }: MainPartProps) {
  const { isDrive, isWall, isChoosing, hasOwnGrid, views } = parts;
  const { catalog, onRetry } = grid;
  const isMap = views.mode === 'map';
  return (
    <main className={styles.main} data-view={views.mode}>
      {isMap && !hasOwnGrid && <h1 className={styles.unseen}>Live traffic cameras on a map</h1>}
      {isDrive && <DrivePart catalog={catalog} view={views.mode} />}
      {isWall && <WallPart catalog={catalog} view={views.mode} isChoosing={isChoosing} />}
      {!isMap && !hasOwnGrid && <GridView {...grid}>{children}</GridView>}
      <MapView catalog={catalog} isActive={isMap} onShowGrid={onShowGrid} onRetry={onRetry} />
    </main>
  );
}

export function Viewer({ children }: { children: ReactNode }) {
  const { catalog, retry } = useCatalog();
  const { mode, isChanging, show } = useView();
  const isMap = mode === 'map';
  const parts = useParts({ mode, show });
  const isKiosk = useUrl().get('kiosk') === '1';
  const { seed, shuffle } = useSeed();
  const [isCovered, setCovered] = useState(true);
  const [panel, setPanel] = useScreenPanel();
  const handleShowGrid = useCallback(() => show('grid'), [show]);
  const handleUncover = () => {
    setCovered(false);
    if (catalog.total > 0) playSound('load');
  };
  useShortcut('?', () => setPanel('shortcuts'));
  useSlidingBars();
  useShortcut('k', openKiosk);
  useInterfaceSounds();
  useFavoritesSync();
  useUsage(catalog, isMap);
  if (isKiosk) return <KioskPart catalog={catalog} seed={seed} />;
  return (
    <AIModelProvider>
      <Header>
        <StatsBox total={catalog.total} sources={catalog.sources} />
        <ViewSwitch {...parts.views} />
        <div className={styles.controls}>
          <KeptLists />
          <PauseButton />
          <PanelButtons onSettings={() => setPanel('settings')} onAbout={() => setPanel('about')} />
        </div>
      </Header>
      <LoadingLine loaded={catalog.loadedFiles} total={catalog.totalFiles} />
      <MainPart {...{ catalog, parts, seed }} onShuffle={shuffle} onRetry={retry} onShowGrid={handleShowGrid}>
        {children}
      </MainPart>
      <Footer isSlim={isMap} />
      <BottomBar {...parts.views} />
      <ScreenDialogs
        catalog={catalog}
        panel={panel}
        onPanel={setPanel}
        onViewOnMap={(id) => show('map', { target: id, at: null })}
      />
      <OfflineBar />
      <WarningsPart client={catalog.client} />
      <FavoritesNotice />
      {isChanging && <ViewChangeOverlay />}
      {isCovered ? <LoadingOverlay catalog={catalog} onEnd={handleUncover} /> : <Consent />}
    </AIModelProvider>
  );
}
