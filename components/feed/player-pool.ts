import {
  ACTIVE_MARGIN_PX,
  LAST_FRAME_MS,
  MOBILE_PLAYER_BUDGET,
  PLAYER_BUDGET,
  PLAYER_CHECK_MS,
} from '@/lib/constants/feed';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import type { PlayerBudget } from '@/lib/feed/adapt-budget';
import { grantPlayers, type PlayerCandidate } from '@/lib/feed/player-budget';
import type { EffortWatch } from './player-effort';

/** While the page scrolls, players change hands at most this often. */
const SETTLE_MS = 200;
/** A look that has no frame after so many checks is over. */
const LOOK_CHECKS = 5;

interface PoolOptions {
  /** The boxes of the feeds that may hold a player. */
  readonly onGrant: (granted: ReadonlySet<Element>) => void;
  /** Players that are shown elsewhere, over other windows. */
  readonly countApart: () => number;
  /** Nothing plays: the page is hidden, or all feeds are paused. */
  readonly isAtRest: () => boolean;
}

type Candidate = PlayerCandidate<Element>;

function measure(element: Element): Candidate {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  return {
    key: element,
    distanceToViewportPx: Math.max(0, -bottom, top - innerHeight),
    distanceToCenterPx: Math.hypot(left + (width - innerWidth) / 2, top + (height - innerHeight) / 2),
  };
}

const isInSight = ({ distanceToViewportPx }: Candidate) => distanceToViewportPx === 0;
const getLimits = () => (window.innerWidth <= MOBILE_MAX_WIDTH_PX ? MOBILE_PLAYER_BUDGET : PLAYER_BUDGET);
const findVideo = (box: Element) => box.querySelector('video');

/**
 * Shares the players among the feeds that want one: as many as the machine carries, nearest to the center of the screen first. One of
 * them takes turns where feeds in sight get none: a look, until there is a frame to show.
 */
export class PlayerPool {
  private readonly candidates = new Map<Element, () => boolean>();
  private effort: EffortWatch | null = null;
  private isEffortAsked = false;
  private budget: PlayerBudget = { players: 0, growsAt: 0 };
  private look: { readonly box: Element; readonly checks: number } | null = null;
  private readonly lookedAt = new WeakMap<Element, number>();
  private granted: ReadonlySet<Element> = new Set();
  private shareTimer: ReturnType<typeof setTimeout> | undefined;
  private checkTimer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly options: PoolOptions) {}

  /** @param needsLook whether the feed has nothing to show without a player */
  request(box: Element, needsLook: () => boolean): () => void {
    if (this.candidates.size === 0) this.start();
    this.candidates.set(box, needsLook);
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
    this.effort?.stop();
    this.effort = null;
    this.isEffortAsked = false;
    clearInterval(this.checkTimer);
    clearTimeout(this.shareTimer);
    this.shareTimer = undefined;
    this.look = null;
    this.grant(new Set());
  }

  private grant(granted: ReadonlySet<Element>): void {
    this.granted = granted;
    this.options.onGrant(granted);
  }

  /** Its code comes after the first pictures; without it the budget stays. */
  private async watchEffort(): Promise<void> {
    if (this.isEffortAsked || !navigator.onLine) return;
    this.isEffortAsked = true;
    const code = await import('./player-effort').catch(() => null);
    if (code && this.candidates.size > 0) this.effort ??= new code.EffortWatch(PLAYER_CHECK_MS);
  }

  readonly shareSoon = (): void => {
    if (this.candidates.size === 0) return;
    this.shareTimer ??= setTimeout(this.share, SETTLE_MS);
  };

  private readonly share = (): void => {
    this.shareTimer = undefined;
    const candidates = [...this.candidates.keys()].map(measure);
    const { least } = getLimits();
    const inSight = candidates.filter(isInSight);
    // More than the least only for what is in sight: each player costs its agency a stream.
    const most = Math.max(least, Math.min(this.budget.players, inSight.length));
    const players = Math.max(0, most - this.options.countApart());
    const usual = grantPlayers(candidates, players, ACTIVE_MARGIN_PX);
    this.look = this.chooseLook(inSight.filter(({ key }) => !usual.has(key) || key === this.look?.box));
    const { look } = this;
    if (!look || this.options.isAtRest()) this.grant(usual);
    else {
      const others = candidates.filter(({ key }) => key !== look.box);
      this.grant(new Set([...grantPlayers(others, Math.max(0, players - 1), ACTIVE_MARGIN_PX), look.box]));
    }
  };

  private chooseLook(waiting: readonly Candidate[]) {
    if (waiting.some(({ key }) => key === this.look?.box)) return this.look;
    const isLong = (box: Element) => performance.now() - (this.lookedAt.get(box) ?? -Infinity) > LAST_FRAME_MS;
    const blind = waiting.filter(({ key }) => isLong(key) && this.candidates.get(key)?.() === true);
    const [box] = grantPlayers(blind, 1, 0);
    return box === undefined ? null : { box, checks: 0 };
  }

  private readonly check = (): void => {
    if (this.options.isAtRest()) return;
    const { players } = this.budget;
    const limits = getLimits();
    const videos = [...this.granted].map(findVideo).filter((video) => video !== null);
    void this.watchEffort();
    const now = performance.now();
    const known = { ...this.budget, players: Math.max(limits.least, players) };
    const next = this.effort?.adapt(known, videos, limits) ?? known;
    const isWanted = next.players < known.players || this.granted.size >= known.players;
    this.budget = isWanted ? next : known;
    const isLookOver = this.checkLook(now);
    if (this.budget.players !== players || isLookOver) this.share();
  };

  private checkLook(now: number): boolean {
    if (!this.look) return false;
    const { box, checks } = this.look;
    const hasFrame = (findVideo(box)?.currentTime ?? 0) > 0;
    if (!hasFrame && checks < LOOK_CHECKS) {
      this.look = { box, checks: checks + 1 };
      return false;
    }
    this.lookedAt.set(box, now);
    this.look = null;
    return true;
  }
}
