/** What is counted (spec 7). Nothing here names a person: ids are those of cameras. */
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
  | { readonly name: 'search'; readonly params: { readonly search_term: string } }
  | {
      readonly name: 'filter_cameras';
      readonly params: { readonly filter_type: FilterType; readonly filter_value: string };
    }
  | { readonly name: 'sign_up' | 'login'; readonly params: { readonly method: 'email' | 'google' } }
  | { readonly name: 'logout'; readonly params: Readonly<Record<string, never>> };

export type FilterType = 'camera_type' | 'state' | 'local_area' | 'sort' | 'favorites';

/** A visit of a page. Its query and fragment stay behind: they hold searches, and could hold the code of a password reset. */
export function pageView(url: URL, title: string): UsageEvent {
  return { name: 'page_view', params: { page_path: url.pathname, page_title: title } };
}
