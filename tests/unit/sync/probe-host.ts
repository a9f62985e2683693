import { beforeEach } from '@jest/globals';
import type { Camera, CameraRecord } from '@/lib/camera/camera';
import type { Source } from '@/lib/sources/source';
import { createContext, DEFAULT_OPTIONS, type SyncOptions } from '@/lib/sync/context';
import type { Exchange, HttpResponse } from '@/lib/sync/http/exchange';
import { probeFeeds } from '@/lib/sync/probe/probe';
import { camera } from '../../support/camera';
import { TemporaryFolder } from '../../support/temporary-folder';
import { FakeClock, NOTHING, resolvePublic, response } from './fake-network';

export const HOUR_MS = 3_600_000;

/** One answer forever, or one after another, the last one forever. */
type Answers = HttpResponse | Error | readonly (HttpResponse | Error)[];
export type Feeds = Readonly<Record<string, Answers>>;
interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: number;
}

/** A host of feeds, and syncs that share a clock and remember what they learned of it. */
export class ProbedHost {
  readonly lines: string[] = [];
  asked: Asked[] = [];
  clock = new FakeClock();
  registry: readonly Source[] = [];
  private readonly folder = new TemporaryFolder();

  constructor() {
    beforeEach(() => {
      this.clock = new FakeClock();
      this.asked = [];
      this.lines.length = 0;
    });
  }

  /** Answers by the path of the URL; any other URL is a unique picture that always changes, and is dated. */
  async probe(cameras: readonly Camera[], feeds: Feeds = {}, probe: SyncOptions['probe'] = 'all'): Promise<Camera[]> {
    const exchange: Exchange = ({ url }, { headers }) => {
      const number = this.asked.filter((asked) => asked.url === url.href).length;
      this.asked.push({ url: url.href, headers, at: this.clock.now() });
      const answers = [feeds[url.pathname] ?? this.takePicture(url)].flat();
      const found = answers[Math.min(number, answers.length - 1)] ?? response(404);
      return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
    };
    const options = { ...DEFAULT_OPTIONS, registry: this.registry, stateDir: this.folder.path, probe };
    const deps = { exchange, resolve: resolvePublic, clock: this.clock, log: (line: string) => this.lines.push(line) };
    return probeFeeds(cameras, createContext(options, deps, NOTHING));
  }

  private takePicture({ href }: URL): HttpResponse {
    const now = this.clock.now();
    return response(200, `${href} ${now}`, { 'last-modified': new Date(now).toUTCString() });
  }

  /** The reasons for which the cameras are dead. */
  async judge(...run: Parameters<ProbedHost['probe']>): Promise<(string | undefined)[]> {
    return (await this.probe(...run)).map((found) => (found.isFeedDead ? found.feedDeadReason : undefined));
  }
}

export const still = (id: string, overrides: Partial<CameraRecord> = {}) =>
  camera({ id, imageUrl: `https://media.example/${id}.jpg`, ...overrides });

export const video = (id: string, overrides: Partial<CameraRecord> = {}) =>
  camera({ id, imageUrl: null, videoUrl: `https://media.example/${id}.m3u8`, feedType: 'video', ...overrides });

export const playlist = (sequence: number, ...tags: readonly string[]) =>
  response(
    200,
    ['#EXTM3U', '#EXT-X-TARGETDURATION:4', `#EXT-X-MEDIA-SEQUENCE:${sequence}`, '#EXTINF:4,', `s${sequence}.ts?t=1`]
      .concat(tags)
      .join('\n'),
  );
