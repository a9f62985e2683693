import { findRegion } from '@/lib/camera/regions';
import { foldText } from '@/lib/core/fold-text';
import { findRoads } from '@/lib/roads/road-numbers';
import type { UsageEvent } from './usage-event';

/** Never contains the text, which may be an address. */
export function describeSearch(text: string): UsageEvent {
  const kind = findRoads(foldText(text)).length > 0 ? 'road' : findRegion(text) ? 'region' : 'other';
  return { name: 'search', params: { search_length: text.length, search_kind: kind } };
}
