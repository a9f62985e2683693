import { lazy, useEffect, useReducer } from 'react';
import { accountDialog, useAccountDialog } from '@/components/account/account-dialog';
import { closeOnTop, useOnTop } from '@/components/camera/on-top-store';
import { usePageSettled } from '@/components/browser/page-settled';
import { useCount, useFeedsPaused } from '@/components/feed/players/feed-scheduler';
import { LoadBoundary } from '@/components/shell/notices';
import type { CatalogState } from '@/lib/catalog/catalog';
import { closeCamera, useScreen } from '@/components/browser/url-store';

const loadOpenCamera = () => import('./open-camera');
const OpenCamera = lazy(async () => ({ default: (await loadOpenCamera()).OpenCamera }));
const OnTopWindow = lazy(async () => ({ default: (await import('@/components/camera/on-top-window')).OnTopWindow }));
const Shortcuts = lazy(async () => ({ default: (await import('@/components/shell/shortcuts')).Shortcuts }));
const SettingsPanel = lazy(async () => ({
  default: (await import('@/components/settings/settings-panel')).SettingsPanel,
}));
const AccountDialogs = lazy(async () => ({
  default: (await import('@/components/account/account-dialogs')).AccountDialogs,
}));
const AboutPanel = lazy(async () => ({ default: (await import('@/components/settings/about-panel')).AboutPanel }));

type PanelName = 'settings' | 'about' | 'shortcuts';

interface OpenedPanel {
  readonly name: PanelName | null;
  /** Changes with each opening: a closing panel must not close its successor. */
  readonly times: number;
}

const changePanel = ({ times }: OpenedPanel, name: PanelName | null) => ({ name, times: times + 1 });

export const useScreenPanel = () => useReducer(changePanel, { name: null, times: 0 });

interface ScreenDialogsProps {
  catalog: CatalogState;
  panel: OpenedPanel;
  onPanel: (panel: PanelName | null) => void;
  onRetry: () => void;
  onViewOnMap: (id: string) => void;
}

function Panel({ catalog, panel: { name }, onPanel }: Omit<ScreenDialogsProps, 'onRetry' | 'onViewOnMap'>) {
  const { isPaused, toggle } = useFeedsPaused();
  const handleClose = () => onPanel(null);
  if (name === 'settings') return <SettingsPanel isPaused={isPaused} onPause={toggle} onClose={handleClose} />;
  if (name === 'about') {
    return <AboutPanel catalog={catalog} onShortcuts={() => onPanel('shortcuts')} onClose={handleClose} />;
  }
  return name === 'shortcuts' && <Shortcuts onClose={handleClose} />;
}

export function ScreenDialogs({ catalog, panel, onPanel, ...handlers }: ScreenDialogsProps) {
  const { camera } = useScreen();
  const account = useAccountDialog();
  useCount('inFront', camera !== null);
  const isOnTop = useOnTop().window !== null;
  const isSettled = usePageSettled();
  useEffect(() => {
    if (catalog.isDone && isSettled) loadOpenCamera().catch(() => undefined);
  }, [catalog.isDone, isSettled]);
  // One boundary each: a loading dialog must not unmount another.
  return (
    <>
      <LoadBoundary
        isOpen={camera !== null}
        loading="Opening the camera..."
        title="Couldn’t load the camera"
        onClose={closeCamera}
      >
        <OpenCamera catalog={catalog} {...handlers} />
      </LoadBoundary>
      <LoadBoundary
        isOpen={isOnTop}
        loading="Opening the pop-out window..."
        title="Couldn’t open the pop-out window"
        onClose={closeOnTop}
      >
        <OnTopWindow />
      </LoadBoundary>
      <LoadBoundary
        isOpen={panel.name !== null}
        loading="Opening the panel..."
        title="Couldn’t load the panel"
        onClose={() => onPanel(null)}
      >
        <Panel key={panel.times} catalog={catalog} panel={panel} onPanel={onPanel} />
      </LoadBoundary>
      <LoadBoundary
        isOpen={account !== 'none'}
        loading="Opening login..."
        title="Login is unavailable"
        onClose={accountDialog.close}
      >
        {account !== 'none' && <AccountDialogs dialog={account} />}
      </LoadBoundary>
    </>
  );
}
