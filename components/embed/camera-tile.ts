import { prefersReducedMedia } from '@/components/browser/device-preferences';
import { FeedPair, type FeedSource } from '@/components/feed/feed-pair';
import { getFilterLabel } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { OWN_FEED_RETRY_MS } from '@/lib/constants/feed';
import { getAngleName, isInsecureUrl } from '@/lib/camera/traits';
import type { EmbeddedCamera } from '@/lib/embed/embed-address';
import { findCamera } from '@/lib/embed/find-camera';
import {
  CONNECTING_NOTICE,
  describeDown,
  describeStatus,
  getFreshnessText,
  hasFrame,
  IDLE,
  isLive,
  retryDelayMs,
  STANDBY,
  type FeedStatus,
  type Notice,
} from '@/lib/feed/feed-status';
import { make, makeLink, setLines, setText } from './elements';
import styles from './embed.module.css';

const NOTHING: Notice = { titles: [], texts: [] };
const NOTICES = {
  unknown: {
    titles: ['NO SUCH CAMERA'],
    texts: ['Its agency doesn’t list it, or the address is wrong.'],
  },
  dead: { titles: ['FEED DOWN'], texts: ['The agency has no live picture right now.'] },
  standby: { titles: ['STANDBY'], texts: ['Plays when another video is paused or out of view.'] },
  paused: { titles: ['PAUSED'], texts: [] },
} as const satisfies Record<string, Notice>;

function chooseAngle(camera: Camera, index: number): Camera {
  const at = camera.views?.[index] ? index : 0;
  const angle = camera.views?.[at];
  const hasOwnFeed = camera.videoUrl !== null || camera.imageUrl !== null;
  if (!angle || (camera.views?.length === 1 && hasOwnFeed)) return camera;
  const { videoUrl, imageUrl, feedType } = angle;
  return { ...camera, videoUrl, imageUrl, feedType, location: `${camera.location}, ${getAngleName(angle, at)}` };
}

/** As told to the page around the frame (docs/behavior.md). */
type TileState = 'loading' | 'loaded' | 'playing' | 'down';

export class CameraTile {
  state: TileState = 'loading';
  readonly element = make('article', styles.tile);
  private readonly pictures = make('div', styles.pictures);
  /** Announces titles only; reasons count down. */
  private readonly titles = Object.assign(make('div'), { role: 'status' });
  private readonly reasons = make('div');
  private readonly overlay = make('div', styles.overlay, this.titles, this.reasons);
  private readonly chip = make('span', styles.chip);
  private readonly caption = make('footer', styles.caption);
  private readonly sentence = make('p', styles.sentence);
  private readonly button = make('button', styles.button);
  private camera: Camera | null = null;
  private feed: FeedPair | null = null;
  private isWatched = false;
  private speaking: Promise<(() => void) | undefined> | null = null;
  private isFallback = false;
  private hasVideo = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private notice: Notice | null = CONNECTING_NOTICE;
  private mayPlay = false;
  isPaused = prefersReducedMedia();

  constructor(
    private readonly asked: EmbeddedCamera,
    private readonly onTurn: () => void,
  ) {
    const screen = make('div', styles.screen, this.pictures, this.overlay, this.chip, this.button);
    this.button.addEventListener('click', () => this.handleButton());
    this.element.append(screen, this.caption);
    this.showCaption('Live traffic camera', make('span', '', 'Roadfeed'));
    this.draw();
    void this.findFeed();
  }

  close(): void {
    clearTimeout(this.timer);
    this.setSpeaking(false);
    this.feed?.close();
  }

  get wantsVideo(): boolean {
    return this.hasVideo && !this.isPaused && this.feed?.status.phase !== 'down';
  }

  /** @param mayPlay false while enough other videos play */
  setWatched(isWatched: boolean, mayPlay: boolean): void {
    this.mayPlay = mayPlay;
    this.isWatched = isWatched;
    // Out of turn, a video rests on its last frame.
    const isOnFrame = !mayPlay && this.feed?.hasVideoFrame === true;
    this.feed?.update({
      isNear: true,
      mayPlay: mayPlay || isOnFrame,
      isWatched,
      isSaving: false,
      isPaused: this.isPaused || isOnFrame,
      isPageVisible: isWatched,
      isBehind: !isWatched,
    });
    this.draw();
  }

  readonly draw = (): void => {
    const status = this.feed?.status ?? IDLE;
    const parts = [navigator.onLine ? null : 'OFFLINE', getFreshnessText(status, Date.now())];
    setText(this.chip, parts.filter((part) => part !== null).join(' · '));
    this.chip.dataset.live = String(navigator.onLine && isLive(status));
    const { paused, standby } = NOTICES;
    const idle = this.mayPlay || !this.wantsVideo ? STANDBY : standby;
    const told = describeStatus(status, Date.now(), { isOnline: navigator.onLine, idle, paused });
    const { titles, texts } = this.notice ?? told ?? NOTHING;
    setLines(this.titles, styles.title, titles);
    setLines(this.reasons, styles.reason, texts);
    this.drawButton(status);
    this.tell(this.readState(status));
    this.setSpeaking(this.state === 'playing' && this.isWatched);
  };

  private setSpeaking(isOn: boolean): void {
    const { camera, speaking } = this;
    if (isOn === (speaking !== null) || camera === null) return;
    void speaking?.then((stop) => stop?.());
    setText(this.sentence, '');
    const getStatus = () => this.feed?.status ?? IDLE;
    const say = (text: string) => setText(this.sentence, text);
    const start = () => import('./say-road').then(({ followRoad }) => followRoad(camera, getStatus, say));
    this.speaking = isOn ? start().catch(() => undefined) : null;
  }

  private readState(status: FeedStatus): TileState {
    if (this.notice !== null) return this.notice === CONNECTING_NOTICE ? 'loading' : 'down';
    if (status.phase === 'down') return 'down';
    return hasFrame(status) ? 'playing' : 'loaded';
  }

  private tell(state: TileState): void {
    if (this.state === state) return;
    this.state = state;
    // Any site may embed, and the state is no secret.
    window.parent.postMessage({ source: 'roadfeed', camera: this.asked.id, state }, '*');
  }

  private drawButton(status: FeedStatus): void {
    const { phase } = status;
    const isStandby = phase === 'idle' && !this.mayPlay;
    const isDown = phase === 'down';
    const isHidden = isDown && !describeDown(status, Date.now()).mayTryNow;
    this.button.hidden = this.feed === null || isHidden || isStandby;
    const playOrPause = this.isPaused || this.feed?.isAutoplayBlocked === true ? 'Play' : 'Pause';
    const action = isDown ? 'Try now' : playOrPause;
    setText(this.button, action);
    if (this.camera) this.button.setAttribute('aria-label', `${action}: ${this.camera.location}`);
  }

  private handleButton(): void {
    const { feed } = this;
    if (feed?.isAutoplayBlocked === true) feed.play();
    else if (feed?.status.phase === 'down') feed.tryNow();
    else {
      this.isPaused = !this.isPaused;
      this.onTurn();
    }
  }

  private lookAgain(delayMs = OWN_FEED_RETRY_MS): void {
    this.timer = setTimeout(() => void this.findFeed(), delayMs);
  }

  private async findFeed(): Promise<void> {
    try {
      const found = await findCamera(this.asked.id);
      this.element.toggleAttribute('data-unlisted', !found);
      this.isFallback = false;
      this.camera = found && chooseAngle(found.camera, this.asked.angle);
      this.notice = found ? null : NOTICES.unknown;
      if (found?.isFeedDead) this.notice = NOTICES.dead;
      if (this.camera) this.credit(this.camera);
      if (this.camera && !this.notice) this.open(this.camera);
      else this.lookAgain();
    } catch {
      this.failures += 1;
      const delayMs = retryDelayMs(this.failures, Math.random());
      const retryAt = Date.now() + delayMs;
      const { texts } = describeDown({ phase: 'down', reason: 'no-answer', retryAt }, Date.now());
      const reasons = ['Couldn’t load the list of cameras.', ...texts.slice(1)];
      // A fallback keeps playing.
      if (!this.feed) this.notice = { titles: ['NO ANSWER'], texts: reasons };
      this.lookAgain(delayMs);
    }
    this.draw();
  }

  private open(source: FeedSource): void {
    this.feed?.close();
    this.pictures.replaceChildren();
    const label = `Live picture: ${this.camera?.location ?? ''}`;
    const screen = { box: this.pictures, label, className: styles.picture ?? '', isFocused: false };
    const mediaRef = { video: null, still: null };
    const demo = this.camera?.isDemo === true && { isDemo: true };
    this.hasVideo = source.videoUrl !== null && !isInsecureUrl(source.videoUrl);
    this.feed = new FeedPair({ ...source, ...demo }, { ...screen, mediaRef }, () => this.handleStatus());
    this.onTurn();
  }

  private handleStatus(): void {
    const fallback = this.camera?.fallback;
    const isDown = this.feed?.status.phase === 'down' && navigator.onLine;
    if (this.camera && fallback && isDown && !this.isFallback) {
      this.isFallback = true;
      this.credit({ ...this.camera, ...fallback }, `via ${getFilterLabel(fallback.source)}`);
      this.open(fallback);
      this.lookAgain();
    }
    this.draw();
  }

  private credit({ id, location, attribution }: Camera, via = ''): void {
    const agency = makeLink(attribution.url, attribution.name);
    const rest = [via && ` ${via}`, attribution.license && `. ${attribution.license}`].join('');
    const line = make('span', '', 'Picture: ', agency, rest);
    line.title = line.textContent;
    this.element.ariaLabel = location;
    this.showCaption(location, line, `/?${new URLSearchParams({ camera: id })}`);
  }

  private showCaption(name: string, line: HTMLElement, home = '/'): void {
    const place = makeLink(home, name, styles.name);
    place.title = `${name}: open on Roadfeed`;
    line.className = styles.credit ?? '';
    this.caption.replaceChildren(place, make('span', styles.mark, makeLink('/', 'Roadfeed')), line, this.sentence);
  }
}
