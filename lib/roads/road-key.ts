import type { Camera } from '@/lib/camera/camera';
import type { StateCode } from '@/lib/camera/regions';
import { foldText } from '@/lib/core/fold-text';
import { findRoads } from './road-numbers';

/** Roads that cross counties under one name. A Main Street differs by county. */
const LONG_ROAD = /\b(?:turnpike|thruway|expressway|express lanes|freeway|parkway|pkwy|tollway|highway|bridge)\b/;
const NO_ROAD = /^(?:local\b|unknown\b|n\/?a$)| (?:county|city)$/;

export function readRoad({ roadway, county }: Pick<Camera, 'roadway' | 'county'>, code: StateCode) {
  const folded = foldText(roadway);
  if (folded === '' || NO_ROAD.test(folded)) return null;
  const inCounty = (name: string) => `${name}|${county ?? ''}`;
  const [road] = findRoads(folded);
  if (road === undefined) return { key: LONG_ROAD.test(folded) ? folded : inCounty(folded), name: '' };
  const number = road.number.toUpperCase();
  if (road.network === 'cr') return { key: inCounty(number), name: `County Road ${number}` };
  const network = road.network === 'i' || road.network === 'us' ? road.network.toUpperCase() : code;
  return { key: `${network}-${number}`, name: `${network}-${number}` };
}

/** Equal for one road of a state. Null for a road of one county. */
export function getRoadKey(roadway: string, code: StateCode): string | null {
  const key = readRoad({ roadway, county: null }, code)?.key;
  return key === undefined || key.endsWith('|') ? null : `${code} ${key}`;
}
