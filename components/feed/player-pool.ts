import { ACTIVE_MARGIN_PX, MOBILE_PLAYER_BUDGET, PLAYER_BUDGET, PLAYER_CHECK_MS } from '@/lib/constants/feed';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/constants/viewport';
import type { PlayerBudget } from '@/lib/feed/adapt-budget';
import { grantPlayers, type PlayerCandidate } from '@/lib/feed/player-budget';
import type { PlayerCare } from './player-care';

/** While the page scrolls, players change hands at most this often. */
const SETTLE_MS = 200;

interface PoolOptions {
  /** The boxes of the feeds that may hold a player. */
  readonly onGrant: (granted: ReadonlySet<Element>) => void;
  /** Players that are shown elsewhere, over other windows. */
  readonly countApart: () => number;
  /** Nothing plays: the page is hidden, or all feeds are paused. */
  readonly isAtRest: () => boolean;
}

type Candidate = PlayerCandidate<HTMLElement>;

function measure(element: HTMLElement): Candidate {
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
 * them takes turns where feeds in sight get none.
 */
export class PlayerPool {
  private readonly candidates = new Map<HTMLElement, () => number>();
  private care: PlayerCare | null = null;
  private isCareAsked = false;
  private budget: PlayerBudget = { players: 0, growsAt: 0 };
  private granted: ReadonlySet<Element> = new Set();
  private shareTimer: ReturnType<typeof setTimeout> | undefined;
  private checkTimer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly options: PoolOptions) {}

  /** @param getFrameAgeMs of what the feed shows without a player; Infinity for nothing */
  request(box: HTMLElement, getFrameAgeMs: () => number): () => void {
    if (this.candidates.size === 0) this.start();
    this.candidates.set(box, getFrameAgeMs);
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
    this.care?.effort.stop();
    this.care?.looks.stop();
    this.care = null;
    this.isCareAsked = false;
    clearInterval(this.checkTimer);
    clearTimeout(this.shareTimer);
    this.shareTimer = undefined;
    this.grant(new Set());
  }

  private grant(granted: ReadonlySet<Element>): void {
    this.granted = granted;
    this.options.onGrant(granted);
  }

  /** Its code comes after the first pictures; without it the budget stays, and nobody gets a look. */
  private async loadCare(): Promise<void> {
    if (this.isCareAsked || !navigator.onLine) return;
    this.isCareAsked = true;
    const code = await import('./player-care').catch(() => null);
    if (!code || this.candidates.size === 0) return;
    this.care ??= code.careForPlayers(PLAYER_CHECK_MS, this.share);
    this.share();
  }

  readonly shareSoon = (): void => {
    if (this.candidates.size === 0) return;
    this.shareTimer ??= setTimeout(this.share, SETTLE_MS);
  };

  private readonly share = (): void => {
    clearTimeout(this.shareTimer);
    this.shareTimer = undefined;
    const candidates = [...this.candidates.keys()].map(measure);
    const { least } = getLimits();
    const inSight = candidates.filter(isInSight);
    // More than the least only for what is in sight: each player costs its agency a stream.
    const most = Math.max(least, Math.min(this.budget.players, inSight.length));
    const players = Math.max(0, most - this.options.countApart());
    const usual = grantPlayers(candidates, players, ACTIVE_MARGIN_PX);
    const look = this.chooseLook(inSight.filter(({ key }) => !usual.has(key)));
    if (!look) this.grant(usual);
    else this.grant(new Set([...grantPlayers(candidates, Math.max(0, players - 1), ACTIVE_MARGIN_PX), look]));
  };

  private chooseLook(waiting: readonly Candidate[]): HTMLElement | null {
    if (!this.care || this.options.isAtRest()) return null;
    const getAge = (box: HTMLElement) => this.candidates.get(box)?.() ?? 0;
    return this.care.looks.choose(waiting.map((feed) => ({ ...feed, frameAgeMs: getAge(feed.key) })));
  }

  private readonly check = (): void => {
    if (this.options.isAtRest()) return;
    const { players } = this.budget;
    const limits = getLimits();
    const videos = [...this.granted].map(findVideo).filter((video) => video !== null);
    void this.loadCare();
    const known = { ...this.budget, players: Math.max(limits.least, players) };
    const next = this.care?.effort.adapt(known, videos, limits) ?? known;
    const isWanted = next.players < known.players || this.granted.size >= known.players;
    this.budget = isWanted ? next : known;
    // A frame of one that waits may be old by now.
    if (this.budget.players !== players || this.candidates.size > this.granted.size) this.share();
  };
}
