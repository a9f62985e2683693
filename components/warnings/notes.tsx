import type { ComponentProps } from 'react';
import { useStore } from '@/components/browser/use-store';
import { RetryingLazy } from '@/components/ui/retrying-lazy';
import type { Camera } from '@/lib/camera/camera';
import { createStore } from '@/lib/core/store';
import type { WarningFilter } from './warning-chip';

/** Null until the code loads, after the first pictures. */
export const notesStore = createStore<{ readonly showsWeather: boolean } | null>(null);

const useHasNotes = () => useStore(notesStore) !== null;

const loadChip = async () => (await import('./warning-chip')).WarningChip;
const loadWinterChips = async () => (await import('./winter-chips')).WinterChips;
const loadLines = async () => (await import('./warning-lines')).WarningLines;
const loadFilter = async () => (await import('./warning-chip')).WarningFilter;

export function CameraChip({ camera }: { camera: Camera }) {
  const isWinter = useStore(notesStore)?.showsWeather === true;
  const load = isWinter ? loadWinterChips : loadChip;
  return <RetryingLazy key={String(isWinter)} isWanted={useHasNotes()} load={load} props={{ camera }} />;
}

export function CameraLines({ camera }: { camera: Camera }) {
  return <RetryingLazy isWanted={useHasNotes()} load={loadLines} props={{ camera }} />;
}

export function FilterNote(props: ComponentProps<typeof WarningFilter>) {
  return <RetryingLazy isWanted={useHasNotes()} load={loadFilter} props={props} />;
}
