import { SYSTEM_CLOCK } from '@/lib/core/clock';
import { serveCalls } from '@/lib/core/worker-calls';
import type { DriveFeed } from './drive-feed';
import { DriveFinder } from './find-drive';

const finder = new DriveFinder(SYSTEM_CLOCK);

const methods = {
  connect: (port: MessagePort) => {
    port.onmessage = ({ data }: MessageEvent<DriveFeed>) => finder.receive(data);
  },
  findDrive: finder.findDrive.bind(finder),
  suggestStops: finder.suggestStops.bind(finder),
  findShared: finder.findShared.bind(finder),
  listRoadLines: finder.listRoadLines.bind(finder),
};

export type DriveMethods = typeof methods;

serveCalls(methods);
