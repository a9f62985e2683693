import type { AgencyList } from '@/data/agency';
import type { Camera, CameraView } from '@/lib/camera/camera';
import { hasCredential } from '@/lib/camera/feed-url';
import type { SourceId } from '@/lib/agencies/agencies';
import { addCounts, countEach } from '@/lib/core/collections';
import type { ParsedList, RowResult } from '@/lib/sources/source';

type FindRules = (id: SourceId) => Pick<AgencyList, 'mediaHosts'>;

/** @param pattern `cams.gov`, `*.cams.gov`, or `cams.gov:8888` */
function matches(pattern: string, url: URL): boolean {
  const [name = '', port = ''] = pattern.split(':');
  return port === url.port && (name.startsWith('*.') ? url.hostname.endsWith(name.slice(1)) : url.hostname === name);
}

/** Keeps addresses on unknown hosts, credentials, and the operator's keys out of public files. */
export class AddressGuard {
  private readonly newHosts = new Map<string, number>();

  constructor(
    private readonly rules: FindRules,
    private readonly secrets: readonly string[],
  ) {}

  checkList(result: ParsedList): ParsedList {
    const checked = result.items.map((camera) => this.check(camera));
    const items = checked.flatMap((found) => ('item' in found ? found.item : []));
    const dropped = countEach(checked.flatMap((found) => ('dropped' in found ? found.dropped : [])));
    return { rows: result.rows, items, dropped: addCounts(result.dropped, dropped) };
  }

  checkKept(cameras: readonly Camera[]): readonly Camera[] {
    return this.checkList({ rows: 0, items: cameras, dropped: {} }).items;
  }

  describeNewHosts(): string[] {
    return [...this.newHosts]
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([host, count]) => `!! new media host of ${host}: ${count} left out; data/agencies lists the known hosts`);
  }

  private check(camera: Camera): RowResult {
    const text = this.secrets.length === 0 ? '' : JSON.stringify(camera);
    if (this.secrets.some((secret) => text.includes(secret))) return { dropped: 'secret' };
    const { earlier, ...rest } = camera;
    if (earlier && Object.values(earlier).some((url) => typeof url === 'string' && this.isRefused(camera.source, url)))
      return this.check(rest);
    const views: readonly Omit<CameraView, 'angleName'>[] = [camera, ...(camera.views ?? [])];
    const urls = new Set(views.flatMap(({ videoUrl, imageUrl }) => [videoUrl ?? [], imageUrl ?? []].flat()));
    const refused = new Set([...urls].filter((url) => this.isRefused(camera.source, url)));
    return refused.size === 0 ? { item: camera } : withoutAddresses(camera, refused);
  }

  private isRefused(source: SourceId, address: string): boolean {
    if (hasCredential(address)) return true;
    if (!/^https?:/.test(address)) return false;
    const url = new URL(address);
    if (this.rules(source).mediaHosts.some((pattern) => matches(pattern, url))) return false;
    const key = `${source}: ${url.host}`;
    this.newHosts.set(key, (this.newHosts.get(key) ?? 0) + 1);
    return true;
  }
}

function withoutAddresses(camera: Camera, refused: ReadonlySet<string>): RowResult {
  const keep = (url: string | null): string | null => (url === null || refused.has(url) ? null : url);
  const clean = <T extends Pick<CameraView, 'videoUrl' | 'imageUrl'>>(view: T) => {
    const videoUrl = keep(view.videoUrl);
    const feedType = videoUrl === null ? ('image' as const) : ('video' as const);
    return { ...view, videoUrl, imageUrl: keep(view.imageUrl), feedType };
  };
  const hasFeed = ({ videoUrl, imageUrl }: Pick<CameraView, 'videoUrl' | 'imageUrl'>) =>
    (videoUrl ?? imageUrl) !== null;
  const { views = [], hasMultipleViews: _, ...single } = camera;
  const left = views.map(clean).filter(hasFeed);
  const top = [clean(single), ...left].find(hasFeed);
  if (top === undefined) return { dropped: [...refused].some(hasCredential) ? 'locked' : 'new-media-host' };
  return {
    item: {
      ...single,
      videoUrl: top.videoUrl,
      imageUrl: top.imageUrl,
      feedType: top.feedType,
      ...(left.length > 1 && { hasMultipleViews: true, views: left }),
      ...([...refused].some(hasCredential) && { videoAuthRequired: true }),
    },
  };
}
