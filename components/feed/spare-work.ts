import type { Events, default as Hls, HlsConfig, LevelDetails } from 'hls.js';
import { getPlaylistHoldMs } from '@/lib/feed/playlist-hold';

type PlaylistLoaderClass = NonNullable<HlsConfig['pLoader']>;

function getHoldMs(details: LevelDetails, media: HTMLMediaElement | null): number {
  if (!details.live || media === null || media.readyState < media.HAVE_FUTURE_DATA) return 0;
  // A server that answers once it has something new is asked at once.
  if (details.canBlockReload) return 0;
  return getPlaylistHoldMs({
    targetDurationMs: details.targetduration * 1_000,
    segments: details.fragments.length,
    ageMs: Date.now() - (details.advancedDateTime ?? 0),
    isUpdated: details.updated,
    aheadMs: (details.edge - media.currentTime) * 1_000,
  });
}

function holdPlaylists(Loader: PlaylistLoaderClass, getPlayer: () => Hls | null): PlaylistLoaderClass {
  return class extends Loader {
    private timer: ReturnType<typeof setTimeout> | undefined;

    override load(...request: Parameters<InstanceType<PlaylistLoaderClass>['load']>): void {
      const player = getPlayer();
      // As it was last loaded; none for another level.
      const details = (request[0].type as string) === 'level' ? request[0].levelOrTrack?.details : undefined;
      const holdMs = details && player ? getHoldMs(details, player.media) : 0;
      if (!details || holdMs === 0) super.load(...request);
      else
        this.timer = setTimeout(() => {
          // A player that rests now asks by itself when it goes on.
          if (player?.loadingEnabled !== true) return;
          // The next request is due one interval after this time.
          details.requestScheduled = performance.now();
          super.load(...request);
        }, holdMs);
    }

    override abort(): void {
      clearTimeout(this.timer);
      super.abort();
    }

    override destroy(): void {
      clearTimeout(this.timer);
      super.destroy();
    }
  };
}

/** hls.js checks each player ten times a second. It handles what arrives at once, so fewer checks are enough once it plays. */
const TICK_MS = 500;
const START_MS = 3_000;

interface Ticking {
  /** @returns whether there was one */
  clearInterval(): boolean;
}

function tickSlowly(ticking: Ticking, setTick: (ms: number) => boolean, ms: number): boolean {
  setTimeout(() => {
    // One that has stopped meanwhile has none.
    if (ticking.clearInterval()) setTick(TICK_MS);
  }, START_MS);
  return setTick(ms);
}

function slowDown({ streamController: Stream, gapController: Gap }: HlsConfig): Partial<HlsConfig> {
  return {
    streamController: class extends Stream {
      override setInterval(ms: number): boolean {
        return tickSlowly(this, (next) => super.setInterval(next), ms);
      }
    },
    ...(Gap && {
      gapController: class extends Gap {
        override setInterval(ms: number): boolean {
          return tickSlowly(this, (next) => super.setInterval(next), ms);
        }
      },
    }),
  };
}

/** Lets a player without low latency ask for its live playlist half as often while it has enough video, and checks it less often. */
export function spareWork(
  defaults: HlsConfig,
  config: Partial<HlsConfig>,
  getPlayer: () => Hls | null,
): Partial<HlsConfig> {
  return config.lowLatencyMode === false
    ? { ...config, ...slowDown(defaults), pLoader: holdPlaylists(defaults.loader as PlaylistLoaderClass, getPlayer) }
    : config;
}

/** Where there is one level, hls.js would still choose again at each of its ten ticks a second. */
export function chooseOnce(hls: Hls, manifestParsed: Events.MANIFEST_PARSED): void {
  hls.on(manifestParsed, (_event, { levels }) => {
    if (levels.length === 1) hls.loadLevel = 0;
  });
}
