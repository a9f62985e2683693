'use client';

import { useSyncExternalStore, type ComponentType } from 'react';
import type { Camera } from '@/lib/camera/camera';
import { createStore } from '@/lib/core/store';
import type { CameraQuery } from '@/lib/search/camera-query';

export interface FilterNoteProps {
  query: CameraQuery;
  onChange: (next: CameraQuery) => void;
}

/** What is known of cameras beside their records. Its code comes after the first pictures. */
interface CameraNotes {
  /** On the picture of a card. */
  readonly Chip: ComponentType<{ camera: Camera }>;
  /** In the open camera. */
  readonly Lines: ComponentType<{ camera: Camera }>;
  /** Beside the counter. */
  readonly Filter: ComponentType<FilterNoteProps>;
}

export const notesStore = createStore<CameraNotes | null>(null);

export function useNotes(): CameraNotes | null {
  return useSyncExternalStore(notesStore.subscribe, notesStore.get, () => null);
}

export function CameraChip({ camera }: { camera: Camera }) {
  const notes = useNotes();
  return notes && <notes.Chip camera={camera} />;
}
