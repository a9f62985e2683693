import type { DataName } from '@/lib/camera-files/names';
import { demoFile, demoIndex } from '../network/network';

/** The demo network's JSON of a name. */
export function demoJson(name: DataName): string {
  return JSON.stringify(name === 'index' ? demoIndex() : demoFile(name));
}
