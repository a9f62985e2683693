'use client';

import { lazy, Suspense, useSyncExternalStore, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { WarningFilter } from './warning-chip';
import type { Camera } from '@/lib/camera/camera';
import { createStore } from '@/lib/core/store';

/** Null until the code loads, after the first pictures. */
export const notesStore = createStore<{ readonly showsWeather: boolean } | null>(null);

function lazyNote<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (Note) => ({ default: Note }),
      (): { default: ComponentType<Props> } => ({ default: () => null }),
    ),
  );
}

const LazyChip = lazyNote(async () => (await import('./warning-chip')).WarningChip);
const LazyWinterChips = lazyNote(async () => (await import('./winter-chips')).WinterChips);
const LazyLines = lazyNote(async () => (await import('./warning-lines')).WarningLines);
const LazyFilter = lazyNote(async () => (await import('./warning-chip')).WarningFilter);

const useNotes = () => useSyncExternalStore(notesStore.subscribe, notesStore.get, () => null);

function Late({ children }: { children: ReactNode }) {
  return useNotes() && <Suspense>{children}</Suspense>;
}

export function CameraChip({ camera }: { camera: Camera }) {
  const Chip = useNotes()?.showsWeather === true ? LazyWinterChips : LazyChip;
  return (
    <Late>
      <Chip camera={camera} />
    </Late>
  );
}

export function CameraLines({ camera }: { camera: Camera }) {
  return (
    <Late>
      <LazyLines camera={camera} />
    </Late>
  );
}

export type FilterNoteProps = ComponentProps<typeof WarningFilter>;

export function FilterNote(props: FilterNoteProps) {
  return (
    <Late>
      <LazyFilter {...props} />
    </Late>
  );
}
