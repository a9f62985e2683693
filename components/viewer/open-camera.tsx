'use client';

import { useCallback, useMemo } from 'react';
import { CameraModal, MissingCamera } from '@/components/camera/camera-modal';
import { listDriveCameras, useDrive, type DriveCamera } from '@/components/drive/drive-store';
import { keepStills } from '@/components/rewind/keep-pictures';
import type { CatalogState } from '@/lib/catalog/catalog';
import { formatMark, unitOf } from '@/lib/drive/format-drive';
import type { Neighbors } from '@/lib/search/neighbors';
import { closeCamera, replaceUrl, useUrl } from './url-store';
import { useAnswer, useCamera } from './use-cameras';
import { chooseRoad } from './wall-of-url';

// From when this code is there, so that a camera opened later has a past.
keepStills();

const NO_NEIGHBORS: Neighbors = { previous: null, next: null };

const handleStep = (id: string) => replaceUrl({ camera: id });

interface Passed {
  readonly camera: DriveCamera;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** `3 of 120 · mile 42` */
  readonly place: string;
}

/** Where the drive passes the camera; null without a drive, and for any other camera. */
function usePassed(id: string | null): Passed | null {
  const drive = useDrive();
  const { places } = drive;
  const cameras = useMemo(() => listDriveCameras(drive), [drive]);
  return useMemo(() => {
    const at = cameras.findIndex((camera) => camera.id === id);
    const camera = cameras[at];
    if (!camera) return null;
    const place = `${at + 1} of ${cameras.length} · ${formatMark(camera.meters, unitOf(places))}`;
    return { camera, previous: cameras[at - 1]?.id, next: cameras[at + 1]?.id, place };
  }, [cameras, places, id]);
}

/** They take tens of milliseconds in a large list, so a camera first renders with the neighbors of the one before. */
function useNeighbors({ client, version }: CatalogState, id: string | null, passed: Passed | null): Neighbors {
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
  onViewOnMap: (id: string) => void;
}

export function OpenCamera({ catalog, onViewOnMap }: OpenCameraProps) {
  const id = useUrl().get('camera');
  const camera = useCamera(catalog, id);
  const passed = usePassed(id);
  const neighbors = useNeighbors(catalog, id, passed);
  if (id === null || camera === undefined) return null;
  if (camera === null) return <MissingCamera onClose={closeCamera} />;
  return (
    <CameraModal
      camera={camera}
      neighbors={neighbors}
      place={passed?.place}
      view={passed?.camera.view}
      onStep={handleStep}
      onClose={closeCamera}
      onRoad={(road) => chooseRoad(road, camera.state)}
      onViewOnMap={(shown) => {
        replaceUrl({ camera: null });
        onViewOnMap(shown);
      }}
    />
  );
}
