import { ACTIVE_MARGIN_PX, MOBILE_PLAYER_BUDGET, PLAYER_BUDGET, PLAYER_CHECK_MS } from '@/lib/constants/feed';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import {
  adaptBudget,
  grantPlayers,
  type PlayerBudget,
  type PlayerCandidate,
  type PlaybackLoad,
} from '@/lib/feed/player-budget';
import type { MediaRef } from '../media-ref';

const SETTLE_MS = 200;

interface PoolOptions {
  readonly onGrant: (granted: ReadonlySet<Element>) => void;
  readonly countDetached: () => number;
  readonly isPaused: () => boolean;
}

function measure(element: HTMLElement): PlayerCandidate<HTMLElement> {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  return {
    key: element,
    distanceToViewportPx: Math.max(0, -bottom, top - innerHeight),
    distanceToCenterPx: Math.hypot(left + (width - innerWidth) / 2, top + (height - innerHeight) / 2),
  };
}

const getLimits = () => (window.innerWidth <= MOBILE_MAX_WIDTH_PX ? MOBILE_PLAYER_BUDGET : PLAYER_BUDGET);

export class PlayerPool {
  private readonly candidates = new Map<HTMLElement, MediaRef>();
  private budget: PlayerBudget = { players: 0, growsAt: 0 };
  private granted = 0;
  private shareTimer: ReturnType<typeof setTimeout> | undefined;
  private checkTimer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly options: PoolOptions) {}

  request(box: HTMLElement, mediaRef: MediaRef): () => void {
    if (this.candidates.size === 0) this.start();
    this.candidates.set(box, mediaRef);
    this.shareSoon();
    return () => {
      this.candidates.delete(box);
      if (this.candidates.size > 0) this.shareSoon();
      else this.stop();
    };
  }

  private start(): void {
    window.addEventListener('scroll', this.shareSoon, { passive: true });
    window.addEventListener('resize', this.shareSoon);
    this.checkTimer = setInterval(this.check, PLAYER_CHECK_MS);
  }

  private stop(): void {
    window.removeEventListener('scroll', this.shareSoon);
    window.removeEventListener('resize', this.shareSoon);
    clearInterval(this.checkTimer);
    clearTimeout(this.shareTimer);
    this.shareTimer = undefined;
    this.grant(new Set());
  }

  private grant(granted: ReadonlySet<Element>): void {
    this.granted = granted.size;
    this.options.onGrant(granted);
  }

  readonly shareSoon = (): void => {
    if (this.candidates.size === 0) return;
    this.shareTimer ??= setTimeout(this.share, SETTLE_MS);
  };

  private readonly share = (): void => {
    clearTimeout(this.shareTimer);
    this.shareTimer = undefined;
    const candidates = [...this.candidates.keys()].map(measure);
    const inView = candidates.filter(({ distanceToViewportPx }) => distanceToViewportPx === 0).length;
    // Each player costs its agency a stream, so only feeds in view exceed the minimum.
    const players = Math.max(getLimits().min, Math.min(this.budget.players, inView));
    this.grant(grantPlayers(candidates, Math.max(0, players - this.options.countDetached()), ACTIVE_MARGIN_PX));
  };

  private readonly check = (): void => {
    if (this.options.isPaused()) return;
    const limits = getLimits();
    const before = { ...this.budget, players: Math.max(limits.min, this.budget.players) };
    const videos = [...this.candidates.values()].flatMap(({ video }) => video ?? []);
    const next = adaptBudget(before, readPlaybackLoad(videos), limits, performance.now());
    const isUsedUp = this.granted >= before.players;
    this.budget = next.players < before.players || isUsedUp ? next : before;
    if (this.budget.players !== before.players) this.share();
  };
}

interface Frames {
  readonly total: number;
  readonly dropped: number;
}

let seen = new Map<HTMLVideoElement, Frames>();

export function readPlaybackLoad(videos: readonly HTMLVideoElement[]): PlaybackLoad {
  const now = new Map<HTMLVideoElement, Frames>();
  const sum = { moving: 0, frames: 0, dropped: 0 };
  for (const video of videos) {
    // Older browsers do not count frames.
    const quality = (video as Partial<HTMLVideoElement>).getVideoPlaybackQuality?.call(video);
    if (!quality) continue;
    const { totalVideoFrames: total, droppedVideoFrames: dropped } = quality;
    now.set(video, { total, dropped });
    const before = seen.get(video);
    if (!before || total <= before.total) continue;
    sum.moving += 1;
    sum.frames += total - before.total;
    sum.dropped += dropped - before.dropped;
  }
  seen = now;
  return sum;
}
