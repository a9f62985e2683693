import { listChanges, withoutNear, type CameraQuery } from '@/lib/search/camera-query';

interface EventParams {
  readonly page_view: { readonly page_path: string; readonly page_title: string };
  readonly view_camera: { readonly camera_id: string; readonly source: string; readonly feed_type: 'video' | 'image' };
  readonly favorite_camera: { readonly camera_id: string; readonly action: 'add' | 'remove' };
  readonly switch_view: { readonly view_type: 'grid' | 'map' };
  readonly search: { readonly search_length: number; readonly search_kind: 'road' | 'region' | 'other' };
  readonly filter_cameras: { readonly filter_type: string; readonly filter_value: string };
  readonly sign_up: { readonly method: 'email' | 'google' };
  readonly login: { readonly method: 'email' | 'google' };
  readonly logout: Readonly<Record<string, never>>;
}
export type UsageEvent = {
  [Name in keyof EventParams]: { readonly name: Name; readonly params: EventParams[Name] };
}[keyof EventParams];

/** Omits query and fragment, which contain searches or a password reset code. */
export function pageView(url: URL, title: string): UsageEvent {
  return { name: 'page_view', params: { page_path: url.pathname, page_title: title } };
}

/** Clearing the location also resets the order, which does not count. */
export function filterEvents(before: CameraQuery, next: CameraQuery): readonly UsageEvent[] {
  const { sort } = next.near === null ? withoutNear(before) : before;
  return listChanges({ ...before, sort }, next).map(([filter_type, filter_value]) => ({
    name: 'filter_cameras',
    params: { filter_type, filter_value },
  }));
}

const SEARCH_PAUSE_MS = 500;

export function createSearchReport(report: (term: string) => void): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    const term = text.trim();
    timer = term === '' ? undefined : setTimeout(report, SEARCH_PAUSE_MS, term);
  };
}
