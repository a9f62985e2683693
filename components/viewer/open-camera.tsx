import { useCallback, useMemo } from 'react';
import { CameraModal, NoCamera } from '@/components/camera/camera-modal';
import { useAnswer } from '@/components/browser/use-answer';
import { AddToWall } from '@/components/saved/add-to-wall';
import { keepStills } from '@/components/rewind/keep-pictures';
import type { CatalogState } from '@/lib/catalog/catalog';
import { formatMark, unitOf } from '@/lib/drive/format-drive';
import type { Neighbors } from '@/lib/search/neighbors';
import { replaceUrl, useScreen } from '@/components/browser/url-store';
import { useDrive } from './use-drive';
import { useCamera } from './use-cameras';

keepStills();

const NO_NEIGHBORS: Neighbors = { previous: null, next: null };

const handleStep = (id: string) => replaceUrl({ camera: id });

function usePassed(id: string | null) {
  const { places, cameras } = useDrive();
  return useMemo(() => {
    const at = cameras.findIndex((camera) => camera.id === id);
    const camera = cameras[at];
    if (!camera) return null;
    // `3 of 120 · mile 42`
    const place = `${at + 1} of ${cameras.length} · ${formatMark(camera.meters, unitOf(places))}`;
    return { camera, previous: cameras[at - 1]?.id, next: cameras[at + 1]?.id, place };
  }, [cameras, places, id]);
}

function useNeighbors(
  { client, version }: CatalogState,
  id: string | null,
  passed: ReturnType<typeof usePassed>,
): Neighbors {
  const ask = useCallback(async () => {
    const find = (next: string | undefined) => (next === undefined ? null : client.findCamera(next));
    const findNeighbors = async (): Promise<Neighbors> => {
      if (passed) return { previous: await find(passed.previous), next: await find(passed.next) };
      return id === null ? NO_NEIGHBORS : client.findNeighbors(id);
    };
    return { version, neighbors: await findNeighbors() };
  }, [client, version, id, passed]);
  return useAnswer(ask)?.neighbors ?? NO_NEIGHBORS;
}

interface OpenCameraProps {
  catalog: CatalogState;
  onRetry: () => void;
  onViewOnMap: (id: string) => void;
}

export function OpenCamera({ catalog, onRetry, onViewOnMap }: OpenCameraProps) {
  const { camera: id } = useScreen();
  const camera = useCamera(catalog, id);
  const passed = usePassed(id);
  const neighbors = useNeighbors(catalog, id, passed);
  if (id === null) return null;
  if (!camera) {
    const state = catalog.failures.length > 0 ? 'failed' : 'unlisted';
    return <NoCamera state={camera === undefined ? 'loading' : state} onRetry={onRetry} />;
  }
  return (
    <CameraModal
      camera={camera}
      neighbors={neighbors}
      place={passed?.place}
      view={passed?.camera.view}
      onStep={handleStep}
      wallButton={<AddToWall key={camera.id} id={camera.id} />}
      onViewOnMap={(shown) => {
        replaceUrl({ camera: null });
        onViewOnMap(shown);
      }}
    />
  );
}
