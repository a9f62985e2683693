import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useFavoritesSync } from '@/components/account/use-favorites';
import { AIModelProvider } from '@/components/detection/ai-model-provider';
import {
  openKiosk,
  pushUrl,
  useScreen,
  type Screen,
  type UrlChanges,
  type ViewMode,
} from '@/components/browser/url-store';
import { PauseButton } from '@/components/feed/pause-button';
import { PanelButtons } from '@/components/settings/panel-buttons';
import { useInterfaceSounds } from '@/components/settings/sound/use-interface-sounds';
import { OfflineBar } from '@/components/shell/notices';
import { LoadingOverlay, ViewChangeOverlay } from '@/components/shell/overlays';
import { Footer, Header, LoadingLine } from '@/components/shell/page-frame';
import { StatsBox } from '@/components/shell/stats-box';
import { useHydratedPage } from '@/components/browser/use-density';
import { useShortcut } from '@/components/browser/use-keys';
import { useSlidingBars } from '@/components/shell/use-sliding-bars';
import { ViewSwitch } from '@/components/shell/filters/view-switch';
import { RetryingLazy } from '@/components/ui/retrying-lazy';
import textStyles from '@/components/ui/text.module.css';
import { usePageSettled } from '@/components/browser/page-settled';
import { IS_ANALYTICS_CONFIGURED, track } from '@/lib/analytics/track';
import { pageView } from '@/lib/analytics/usage-event';
import type { CatalogClient, CatalogState } from '@/lib/catalog/catalog';
import { needsWarnings, type CameraQuery } from '@/lib/search/camera-query';
import { playSound } from '@/lib/settings/play-sound';
import { usageConsent } from '@/lib/settings/settings';
import { notesStore } from '@/components/warnings/notes';
import { isWallDetectionOn } from '@/components/detection/wall-detection';
import { GridView } from './views/grid-view';
import { useSeed } from '@/components/browser/history-entry';
import { SavedLists } from '@/components/saved/saved-lists';
import { KioskScreen, MapView, PanelScreen } from './lazy-screens';
import { ScreenDialogs, useScreenPanel } from './screen-dialogs';
import { useCamera, useCatalog } from './use-cameras';
import styles from './viewer.module.css';

/** From overlay to view change, and from there to the overlay's end. */
const VIEW_CHANGE_MS = 200;
const OVERLAY_LEAVE_MS = 300;

function useView(mode: ViewMode) {
  const [isChanging, setChanging] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback(
    (next: ViewMode, changes: UrlChanges = {}) => {
      if (next === mode) {
        pushUrl(changes);
        return;
      }
      track({ name: 'switch_view', params: { view_type: next } });
      clearTimeout(timer.current);
      setChanging(true);
      timer.current = setTimeout(() => {
        pushUrl({ view: next === 'grid' ? null : next, ...changes });
        timer.current = setTimeout(setChanging, OVERLAY_LEAVE_MS, false);
      }, VIEW_CHANGE_MS);
    },
    [mode],
  );
  return { isChanging, show };
}

const loadSharedPlace = async () => (await import('./shared-place')).SharedPlace;
const loadWarnings = async () => (await import('@/components/warnings/warning-lines')).Warnings;
const loadFavoritesNotice = async () => (await import('@/components/account/favorites-notice')).FavoritesNotice;
const loadConsentLine = async () => (await import('@/components/settings/consent-line')).chooseConsentLine();

function useUsage(catalog: CatalogState, { view, camera, map }: Screen): void {
  useEffect(() => {
    track(pageView(new URL(window.location.href), document.title));
    return usageConsent.subscribe(() => undefined);
  }, []);
  const { id, source, feedType } = useCamera(catalog, camera ?? (view === 'map' ? map.target : null)) ?? {};
  useEffect(() => {
    if (id === undefined || source === undefined || feedType === undefined) return;
    track({ name: 'view_camera', params: { camera_id: id, source, feed_type: feedType } });
  }, [id, source, feedType]);
}

function LateParts({ client, query }: { client: CatalogClient; query: CameraQuery }) {
  const isSettled = usePageSettled();
  const isWinter = query.sort === 'winter';
  const isWanted = isSettled || isWinter || needsWarnings(query);
  return (
    <>
      <RetryingLazy isWanted={isWanted} load={loadWarnings} props={{ client, isWinter, onLoad: notesStore.set }} />
      <RetryingLazy isWanted={isSettled} load={loadFavoritesNotice} props={{}} />
    </>
  );
}

interface MainPartProps extends Pick<Parameters<typeof GridView>[0], 'catalog' | 'seed' | 'onShuffle' | 'onRetry'> {
  screen: Screen;
  onShowGrid: () => void;
  children: ReactNode;
}

function MainPart({ screen, onShowGrid, children, ...grid }: MainPartProps) {
  const { catalog, onRetry } = grid;
  const { kind, view, shared } = screen;
  const isMap = view === 'map';
  const hasFilters = kind !== 'drive' && kind !== 'wall';
  return (
    <main className={styles.main} data-view={view}>
      {isMap && hasFilters && <h1 className={textStyles.unseen}>Live traffic cameras on a map</h1>}
      <PanelScreen catalog={catalog} screen={screen} onRetry={onRetry} />
      <RetryingLazy
        isWanted={shared !== null}
        load={loadSharedPlace}
        props={{ client: catalog.client, text: shared ?? '' }}
      />
      {!isMap && hasFilters && shared === null && <GridView {...grid}>{children}</GridView>}
      <MapView catalog={catalog} isActive={isMap} onShowGrid={onShowGrid} onRetry={onRetry} />
    </main>
  );
}

export function Viewer({ children }: { children: ReactNode }) {
  const { catalog, retry } = useCatalog();
  const screen = useScreen();
  const { isChanging, show } = useView(screen.view);
  const { seed, shuffle } = useSeed(screen);
  const [isCovered, setCovered] = useState(true);
  const [panel, setPanel] = useScreenPanel();
  const handleShowGrid = useCallback(() => show('grid'), [show]);
  const handleUncover = () => {
    setCovered(false);
    if (catalog.total > 0) playSound('load');
  };
  const isKiosk = screen.kind === 'kiosk';
  // Otherwise the overlay would show after the kiosk.
  if (isKiosk && isCovered) setCovered(false);
  useShortcut(isKiosk ? null : '?', () => setPanel('shortcuts'));
  useSlidingBars();
  useHydratedPage();
  useShortcut(isKiosk ? null : 'k', () => openKiosk({ ai: isWallDetectionOn() ? '1' : null }));
  useInterfaceSounds();
  useFavoritesSync();
  useUsage(catalog, screen);
  if (screen.kind === 'kiosk') return <KioskScreen catalog={catalog} seed={seed} screen={screen} />;
  return (
    <AIModelProvider>
      <Header>
        <StatsBox total={catalog.total} sources={catalog.sources} />
        <ViewSwitch onShow={show} />
        <div className={styles.controls}>
          <SavedLists />
          <PauseButton />
          <PanelButtons onSettings={() => setPanel('settings')} onAbout={() => setPanel('about')} />
        </div>
        <LoadingLine loaded={catalog.loadedFiles} total={catalog.totalFiles} />
      </Header>
      <MainPart {...{ catalog, screen, seed }} onShuffle={shuffle} onRetry={retry} onShowGrid={handleShowGrid}>
        {children}
      </MainPart>
      <Footer isSlim={screen.view === 'map'} />
      <ViewSwitch onShow={show} isBottom />
      <ScreenDialogs
        catalog={catalog}
        panel={panel}
        onPanel={setPanel}
        onRetry={retry}
        onViewOnMap={(id) => show('map', { target: id, camera: null, ...(screen.view === 'grid' && { at: null }) })}
      />
      <OfflineBar />
      <LateParts client={catalog.client} query={screen.query} />
      {isChanging && <ViewChangeOverlay />}
      {isCovered && <LoadingOverlay catalog={catalog} onEnd={handleUncover} />}
      <RetryingLazy isWanted={IS_ANALYTICS_CONFIGURED && !isCovered} load={loadConsentLine} props={{}} />
    </AIModelProvider>
  );
}
