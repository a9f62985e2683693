'use client';

import { lazy, Suspense, useEffect } from 'react';
import { accountDialog, useAccountDialog } from '@/components/account/account-dialog';
import { useFeedsPaused } from '@/components/feed/feed-scheduler';
import { PartMissing } from '@/components/shell/part-missing';
import { Button } from '@/components/ui/button';
import type { CatalogState } from '@/lib/catalog/catalog-state';
import { CAMERA_PARAMETER } from './camera-address';
import { LoadBoundary } from './load-boundary';
import type { OpenedPanel, ScreenPanel } from './use-screen-panel';
import { closeUrlState, useUrlState } from './use-url-state';

const loadOpenCamera = () => import('./open-camera');
const OpenCamera = lazy(async () => ({ default: (await loadOpenCamera()).OpenCamera }));
const Shortcuts = lazy(async () => ({ default: (await import('@/components/shell/shortcuts')).Shortcuts }));
const SettingsPanel = lazy(async () => ({
  default: (await import('@/components/settings/settings-panel')).SettingsPanel,
}));
const AccountDialogs = lazy(async () => ({
  default: (await import('@/components/account/account-dialogs')).AccountDialogs,
}));
const AboutPanel = lazy(async () => ({ default: (await import('@/components/settings/about-panel')).AboutPanel }));

interface ScreenDialogsProps {
  catalog: CatalogState;
  panel: OpenedPanel;
  /** Asks for another panel, or none. */
  onPanel: (panel: ScreenPanel | null) => void;
  /** Shows the map at a camera. */
  onViewOnMap: (id: string) => void;
}

function OpenPanel({ panel, onPanel }: Pick<ScreenDialogsProps, 'panel' | 'onPanel'>) {
  const { isPaused, toggle } = useFeedsPaused();
  const handleClose = () => onPanel(null);
  const { name } = panel;
  if (name === 'settings') return <SettingsPanel isPaused={isPaused} onPause={toggle} onClose={handleClose} />;
  if (name === 'about') return <AboutPanel onShortcuts={() => onPanel('shortcuts')} onClose={handleClose} />;
  return name === 'shortcuts' && <Shortcuts onClose={handleClose} />;
}

function handleCameraClose(): void {
  closeUrlState(CAMERA_PARAMETER);
}

function Missing({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <PartMissing title={title} isFloating>
      <Button onClick={onClose}>Close</Button>
    </PartMissing>
  );
}

/** What opens over the screen: a camera enlarged, a panel, the list of keys. None of it is part of the first load. */
export function ScreenDialogs({ catalog, panel, onPanel, onViewOnMap }: ScreenDialogsProps) {
  const isCameraOpen = useUrlState().has(CAMERA_PARAMETER);
  const account = useAccountDialog();
  // Once the wall is there, so that the first click does not wait.
  useEffect(() => {
    // Should it not come, the click says so.
    if (catalog.isDone) loadOpenCamera().catch(() => undefined);
  }, [catalog.isDone]);
  return (
    // A border for each: one that is still loading must not hide the other, which would then open a second time.
    <>
      <LoadBoundary
        fallback={isCameraOpen && <Missing title="The camera cannot be shown" onClose={handleCameraClose} />}
      >
        <Suspense fallback={null}>
          {isCameraOpen && <OpenCamera catalog={catalog} onViewOnMap={onViewOnMap} />}
        </Suspense>
      </LoadBoundary>
      <LoadBoundary
        fallback={panel.name !== null && <Missing title="The panel cannot be shown" onClose={() => onPanel(null)} />}
      >
        <Suspense fallback={null}>
          <OpenPanel key={panel.times} panel={panel} onPanel={onPanel} />
        </Suspense>
      </LoadBoundary>
      <LoadBoundary
        fallback={account !== 'none' && <Missing title="Login is unavailable" onClose={accountDialog.close} />}
      >
        <Suspense fallback={null}>{account !== 'none' && <AccountDialogs dialog={account} />}</Suspense>
      </LoadBoundary>
    </>
  );
}
