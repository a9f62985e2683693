import { useCallback, useEffect, useMemo, useRef } from 'react';
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

function usePassed(id: string | null) {
  const { stops, cameras } = useDrive();
  return useMemo(() => {
    const at = cameras.findIndex((camera) => camera.id === id);
    const camera = cameras[at];
    if (!camera) return null;
    const place = `${at + 1} of ${cameras.length} · ${formatMark(camera.meters, unitOf(stops))}`;
    return { camera, previous: cameras[at - 1]?.id, next: cameras[at + 1]?.id, place };
  }, [cameras, stops, id]);
}

function useNeighbors({ client, version }: CatalogState, id: string | null, passed: ReturnType<typeof usePassed>) {
  const ask = useCallback(async () => {
    const find = (next: string | undefined) => (next === undefined ? null : client.findCamera(next));
    const findNeighbors = async (): Promise<Neighbors> => {
      if (passed) return { previous: await find(passed.previous), next: await find(passed.next) };
      return id === null ? NO_NEIGHBORS : client.findNeighbors(id);
    };
    return { id, version, neighbors: await findNeighbors() };
  }, [client, version, id, passed]);
  const answer = useAnswer(ask);
  return { neighbors: answer?.neighbors ?? NO_NEIGHBORS, isKnown: answer?.id === id };
}

/** Steps wait for their neighbors. */
function useSteps({ neighbors, isKnown }: ReturnType<typeof useNeighbors>): (step: keyof Neighbors) => void {
  const waiting = useRef<(keyof Neighbors)[]>([]);
  const advance = () => {
    const step = isKnown && waiting.current.shift();
    const camera = step && neighbors[step];
    if (camera) replaceUrl({ camera: camera.id });
  };
  useEffect(advance);
  return (step) => {
    waiting.current.push(step);
    advance();
  };
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
  const known = useNeighbors(catalog, id, passed);
  const onStep = useSteps(known);
  if (id === null) return null;
  if (!camera) {
    const state = catalog.failures.length > 0 ? 'failed' : 'unlisted';
    return <NoCamera state={camera === undefined ? 'loading' : state} onRetry={onRetry} />;
  }
  return (
    <CameraModal
      camera={camera}
      neighbors={known.neighbors}
      place={passed?.place}
      view={passed?.camera.view}
      onStep={onStep}
      wallButton={<AddToWall key={camera.id} id={camera.id} />}
      onViewOnMap={onViewOnMap}
    />
  );
}
