import type { Camera, CameraView } from '@/lib/camera/camera';
import { hasCredential } from '@/lib/camera/feed-url';
import type { SourceId } from '@/lib/agencies/agencies';
import type { DropReason, ParseResult } from '@/lib/sources/source';
import type { SyncOptions } from '../options';

type Rules = SyncOptions['rules'];
type Checked = { readonly camera: Camera } | { readonly dropped: DropReason };

interface HostPattern {
  readonly host: string;
  readonly hasSubdomains: boolean;
  readonly port: string;
}

function readPattern(text: string): HostPattern {
  const [name = '', port = ''] = text.split(':');
  const hasSubdomains = name.startsWith('*.');
  return { host: hasSubdomains ? name.slice(1) : name, hasSubdomains, port };
}

function matches({ host, hasSubdomains, port }: HostPattern, url: URL): boolean {
  return port === url.port && (hasSubdomains ? url.hostname.endsWith(host) : url.hostname === host);
}

/** Keeps addresses on unknown hosts, credentials, and the operator's keys out of public files. */
export class AddressGuard {
  private readonly patterns = new Map<SourceId, readonly HostPattern[]>();
  /** `511ny: cams.example.com` to its number of addresses. */
  private readonly newHosts = new Map<string, number>();

  constructor(
    private readonly rules: Rules,
    private readonly secrets: readonly string[],
  ) {}

  checkList(result: ParseResult): ParseResult {
    const cameras: Camera[] = [];
    const dropped = { ...result.dropped };
    for (const checked of result.cameras.map((camera) => this.check(camera))) {
      if ('camera' in checked) cameras.push(checked.camera);
      else dropped[checked.dropped] = (dropped[checked.dropped] ?? 0) + 1;
    }
    return { rows: result.rows, cameras, dropped };
  }

  checkKept(cameras: readonly Camera[]): Camera[] {
    return cameras.flatMap((camera) => {
      const checked = this.check(camera);
      return 'camera' in checked ? [checked.camera] : [];
    });
  }

  describeNewHosts(): string[] {
    return [...this.newHosts]
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([host, count]) => `new media host of ${host}: ${count} left out; data/agencies lists the known hosts`);
  }

  private check(camera: Camera): Checked {
    const text = this.secrets.length === 0 ? '' : JSON.stringify(camera);
    if (this.secrets.some((secret) => text.includes(secret))) return { dropped: 'secret' };
    const { earlier, ...rest } = camera;
    if (earlier && Object.values(earlier).some((url) => typeof url === 'string' && this.isRefused(camera.source, url)))
      return this.check(rest);
    const views: readonly Omit<CameraView, 'angleName'>[] = [camera, ...(camera.views ?? [])];
    const urls = new Set(views.flatMap(({ videoUrl, imageUrl }) => [videoUrl ?? [], imageUrl ?? []].flat()));
    const refused = new Set([...urls].filter((url) => this.isRefused(camera.source, url)));
    return refused.size === 0 ? { camera } : withoutAddresses(camera, refused);
  }

  private isRefused(source: SourceId, url: string): boolean {
    return hasCredential(url) || this.isOnNewHost(source, url);
  }

  private isOnNewHost(source: SourceId, address: string): boolean {
    if (!/^https?:/.test(address)) return false;
    const url = new URL(address);
    if (this.getPatterns(source).some((pattern) => matches(pattern, url))) return false;
    const key = `${source}: ${url.host}`;
    this.newHosts.set(key, (this.newHosts.get(key) ?? 0) + 1);
    return true;
  }

  private getPatterns(source: SourceId): readonly HostPattern[] {
    const known = this.patterns.get(source) ?? this.rules(source).mediaHosts.map(readPattern);
    this.patterns.set(source, known);
    return known;
  }
}

function withoutAddresses(camera: Camera, refused: ReadonlySet<string>): Checked {
  const keep = (url: string | null): string | null => (url === null || refused.has(url) ? null : url);
  const clean = <T extends Pick<CameraView, 'videoUrl' | 'imageUrl'>>(view: T) => {
    const [videoUrl, imageUrl] = [keep(view.videoUrl), keep(view.imageUrl)];
    return { ...view, videoUrl, imageUrl, feedType: videoUrl === null ? ('image' as const) : ('video' as const) };
  };
  const hasFeed = ({ videoUrl, imageUrl }: Pick<CameraView, 'videoUrl' | 'imageUrl'>) =>
    (videoUrl ?? imageUrl) !== null;
  const { views = [], hasMultipleViews: _, ...single } = camera;
  const left = views.map(clean).filter(hasFeed);
  const top = [clean(single), ...left].find(hasFeed);
  if (top === undefined) return { dropped: [...refused].some(hasCredential) ? 'locked' : 'new-media-host' };
  return {
    camera: {
      ...single,
      videoUrl: top.videoUrl,
      imageUrl: top.imageUrl,
      feedType: top.feedType,
      ...(left.length > 1 && { hasMultipleViews: true, views: left }),
      ...([...refused].some(hasCredential) && { videoAuthRequired: true }),
    },
  };
}
