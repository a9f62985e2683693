import type { Point } from '@/lib/camera/point';
import { serveCalls } from '@/lib/core/worker-calls';
import { DriveIndex } from './drive-index';
import { readTrack } from './read-track';
import type { DriveRecord } from './road-chains';

const drives = new DriveIndex();

const methods = {
  put: (file: string, records: readonly DriveRecord[]) => {
    drives.putRecords(file, records);
  },
  plan: (places: readonly Point[], most: number) => drives.plan(places, { most }),
  /** @param text of a GPX or GeoJSON file */
  followTrack: (text: string) => drives.along(readTrack(text)),
  /** @param body an answer of a routing service */
  followRouter: async (body: unknown) => {
    await import('@/lib/core/zod-without-eval');
    const { readRouterAnswer } = await import('./router-answer');
    return readRouterAnswer(body, (reference, at) => drives.findRoad(reference, at)).map((line) => drives.along(line));
  },
  roadLines: () => drives.roadLines(),
};

export type DriveMethods = typeof methods;

serveCalls(methods);
