import type { CameraQuery } from '@/lib/search/camera-query';
import type { FilterType, UsageEvent } from './usage-event';

/** From wide to narrow: a choice resets those behind it, which is no choice of its own (spec 4). */
function chosenPlace(before: CameraQuery, next: CameraQuery): [FilterType, string] | null {
  if (next.source !== before.source) return ['camera_type', next.source];
  if (next.state !== before.state) return ['state', next.state];
  return next.area === before.area ? null : ['local_area', next.area];
}

/** What the visitor has chosen between two states of the filters. */
export function filterEvents(before: CameraQuery, next: CameraQuery): readonly UsageEvent[] {
  const place = chosenPlace(before, next);
  const choices: [FilterType, string][] = place ? [place] : [];
  if (next.sort !== before.sort) choices.push(['sort', next.sort]);
  if (next.favoritesOnly !== before.favoritesOnly) {
    choices.push(['favorites', next.favoritesOnly ? 'favorites' : 'all']);
  }
  return choices.map(([filter_type, filter_value]) => ({
    name: 'filter_cameras',
    params: { filter_type, filter_value },
  }));
}
