import { withoutNear, type CameraQuery } from '@/lib/search/camera-query';

/** Everything we count. Nothing identifies a person: ids are camera ids. */
export type UsageEvent =
  | { readonly name: 'page_view'; readonly params: { readonly page_path: string; readonly page_title: string } }
  | {
      readonly name: 'view_camera';
      readonly params: { readonly camera_id: string; readonly source: string; readonly feed_type: 'video' | 'image' };
    }
  | {
      readonly name: 'favorite_camera';
      readonly params: { readonly camera_id: string; readonly action: 'add' | 'remove' };
    }
  | { readonly name: 'switch_view'; readonly params: { readonly view_type: 'grid' | 'map' } }
  | {
      readonly name: 'search';
      readonly params: { readonly search_length: number; readonly search_kind: 'road' | 'region' | 'other' };
    }
  | {
      readonly name: 'filter_cameras';
      readonly params: { readonly filter_type: FilterType; readonly filter_value: string };
    }
  | { readonly name: 'sign_up' | 'login'; readonly params: { readonly method: 'email' | 'google' } }
  | { readonly name: 'logout'; readonly params: Readonly<Record<string, never>> };

type FilterType = 'camera_type' | 'state' | 'local_area' | 'sort' | 'favorites';

/** Omits query and fragment: they contain searches, and could contain a password reset code. */
export function pageView(url: URL, title: string): UsageEvent {
  return { name: 'page_view', params: { page_path: url.pathname, page_title: title } };
}

/** Reports the widest change only: choosing a source resets state and area, and a state resets the area. */
function changedPlace(before: CameraQuery, next: CameraQuery): [FilterType, string] | null {
  if (next.source !== before.source) return ['camera_type', next.source];
  if (next.state !== before.state) return ['state', next.state];
  if (next.near === null && before.near !== null) return ['local_area', next.area];
  return next.area === before.area ? null : ['local_area', next.area];
}

export function filterEvents(before: CameraQuery, next: CameraQuery): readonly UsageEvent[] {
  const place = changedPlace(before, next);
  const changes: [FilterType, string][] = place ? [place] : [];
  // Leaving a circle takes its order with it: nobody chose another.
  const { sort } = next.near === null ? withoutNear(before) : before;
  if (next.sort !== sort) changes.push(['sort', next.sort]);
  if (next.favoritesOnly !== before.favoritesOnly) {
    changes.push(['favorites', next.favoritesOnly ? 'favorites' : 'all']);
  }
  return changes.map(([filter_type, filter_value]) => ({
    name: 'filter_cameras',
    params: { filter_type, filter_value },
  }));
}

const SEARCH_PAUSE_MS = 500;

/** Debounces searches and skips empty ones. Call the returned function with each change of the text. */
export function createSearchReport(report: (term: string) => void): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    const term = text.trim();
    timer = term === '' ? undefined : setTimeout(report, SEARCH_PAUSE_MS, term);
  };
}
