'use client';

import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { accountDialog, useAccountDialog } from '@/components/account/account-dialog';
import { closeOnTop, useOnTop } from '@/components/camera/on-top-store';
import { usePageSettled } from '@/components/browser/page-settled';
import { useFeedsPaused } from '@/components/feed/feed-scheduler';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { LoadError } from '@/components/shell/notices';
import { Button } from '@/components/ui/button';
import type { CatalogState } from '@/lib/catalog/catalog';
import { closeCamera, useUrl } from './url-store';

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
const About = lazy(async () => ({ default: (await import('./about')).About }));

type PanelName = 'settings' | 'about' | 'shortcuts';

interface OpenedPanel {
  readonly name: PanelName | null;
  /** Changes with each opening, so a panel that is still closing does not close the next one. */
  readonly times: number;
}

export function useScreenPanel(): [OpenedPanel, (name: PanelName | null) => void] {
  const [panel, setPanel] = useState<OpenedPanel>({ name: null, times: 0 });
  const open = useCallback((name: PanelName | null) => setPanel(({ times }) => ({ name, times: times + 1 })), []);
  return [panel, open];
}

interface ScreenDialogsProps {
  catalog: CatalogState;
  panel: OpenedPanel;
  onPanel: (panel: PanelName | null) => void;
  onViewOnMap: (id: string) => void;
}

function Panel({ catalog, panel: { name }, onPanel }: Omit<ScreenDialogsProps, 'onViewOnMap'>) {
  const { isPaused, toggle } = useFeedsPaused();
  const handleClose = () => onPanel(null);
  if (name === 'settings') return <SettingsPanel isPaused={isPaused} onPause={toggle} onClose={handleClose} />;
  if (name === 'about') {
    return <About catalog={catalog} onShortcuts={() => onPanel('shortcuts')} onClose={handleClose} />;
  }
  return name === 'shortcuts' && <Shortcuts onClose={handleClose} />;
}

interface LazyDialogProps {
  isOpen: boolean;
  errorTitle: string;
  onClose: () => void;
  children: ReactNode;
}

/** One boundary for each: a dialog that is still loading must not unmount and reopen another. */
export function LazyDialog({ isOpen, errorTitle, onClose, children }: LazyDialogProps) {
  const error = (
    <LoadError title={errorTitle} isFloating>
      <Button onClick={onClose}>Close</Button>
    </LoadError>
  );
  return (
    <ErrorBoundary fallback={isOpen && error}>
      <Suspense fallback={null}>{isOpen && children}</Suspense>
    </ErrorBoundary>
  );
}

export function ScreenDialogs({ catalog, panel, onPanel, onViewOnMap }: ScreenDialogsProps) {
  const isCameraOpen = useUrl().has('camera');
  const account = useAccountDialog();
  const isOnTop = useOnTop().window !== null;
  // Preload, so the first click does not wait. If that fails, the click shows the error.
  const isSettled = usePageSettled();
  useEffect(() => {
    if (catalog.isDone && isSettled) loadOpenCamera().catch(() => undefined);
  }, [catalog.isDone, isSettled]);
  return (
    <>
      <LazyDialog isOpen={isCameraOpen} errorTitle="The camera could not be loaded" onClose={closeCamera}>
        <OpenCamera catalog={catalog} onViewOnMap={onViewOnMap} />
      </LazyDialog>
      <LazyDialog isOpen={isOnTop} errorTitle="The window could not be filled" onClose={closeOnTop}>
        <OnTopWindow />
      </LazyDialog>
      <LazyDialog isOpen={panel.name !== null} errorTitle="The panel could not be loaded" onClose={() => onPanel(null)}>
        <Panel key={panel.times} catalog={catalog} panel={panel} onPanel={onPanel} />
      </LazyDialog>
      <LazyDialog isOpen={account !== 'none'} errorTitle="Login is unavailable" onClose={accountDialog.close}>
        {account !== 'none' && <AccountDialogs dialog={account} />}
      </LazyDialog>
    </>
  );
}
