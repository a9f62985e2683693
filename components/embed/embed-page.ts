import { readEmbedAddress, readEmbedLook, type Embedded, type EmbeddedCamera } from '@/lib/embed/embed-address';
import { formatWallQuery } from '@/lib/wall/chosen-wall';
import { CameraTile } from './camera-tile';
import { make, makeLink } from './elements';
import styles from './embed.module.css';

const TICK_MS = 1_000;

const MAX_VIDEOS = 4;
const PLAY_MS = 6_000;

function play(tiles: readonly CameraTile[]): void {
  let shown = 0;
  const show = (next: number) => {
    shown = next;
    for (const [index, { element }] of tiles.entries()) element.hidden = index !== shown;
  };
  show(0);
  setInterval(() => {
    const tile = tiles[shown];
    const isHeld = tile?.element.matches(':hover, :focus-within') || (tile?.isPaused && tile.state !== 'down');
    if (isHeld) return;
    const order = [...tiles.keys()].map((step) => (shown + 1 + step) % tiles.length);
    show(order.find((index) => tiles[index]?.state !== 'down') ?? shown);
  }, PLAY_MS);
}

function showTiles(cameras: readonly EmbeddedCamera[], plays: boolean): HTMLElement[] {
  const inView = new Set<Element>();
  const tiles: CameraTile[] = [];
  const update = () => {
    let videos = 0;
    for (const tile of tiles) {
      const isWatched = inView.has(tile.element) && document.visibilityState === 'visible';
      if (isWatched && tile.wantsVideo) videos += 1;
      tile.setWatched(isWatched, videos <= MAX_VIDEOS);
    }
  };
  for (const camera of cameras) tiles.push(new CameraTile(camera, update));
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    update();
  });
  for (const tile of tiles) observer.observe(tile.element);
  if (plays) play(tiles);
  document.addEventListener('visibilitychange', update);
  for (const type of ['online', 'offline']) window.addEventListener(type, update);
  // A video that fails frees its turn.
  setInterval(() => {
    if (document.visibilityState === 'visible') update();
  }, TICK_MS);
  return tiles.map(({ element }) => element);
}

function makeEmptyNotice(): HTMLElement {
  return make(
    'div',
    styles.empty,
    make('p', styles.title, 'NO CAMERA'),
    make('p', styles.reason, 'This embed’s address doesn’t name a camera.'),
    makeLink('/', 'All cameras on Roadfeed'),
  );
}

function makeHeading(asked: Embedded): HTMLElement[] {
  if (!('ids' in asked)) return [];
  const name = asked.name === '' ? 'Live traffic cameras' : asked.name;
  const link = makeLink(`/?${formatWallQuery(asked)}`, name);
  return [make('header', styles.heading, make('h1', '', link), make('span', styles.mark, makeLink('/', 'Roadfeed')))];
}

export function showEmbed(root: HTMLElement, search: string): void {
  const asked = readEmbedAddress(search);
  if (asked === null) {
    root.replaceChildren(makeEmptyNotice());
    return;
  }
  const { isTransparent, hasCaptions } = readEmbedLook(search);
  root.dataset.transparent = String(isTransparent);
  // Dark frames on light pages are opaque: https://www.w3.org/TR/css-color-adjust-1/#color-scheme-effect
  if (isTransparent) document.documentElement.style.colorScheme = 'light';
  root.dataset.captions = String(hasCaptions);
  const cameras = 'ids' in asked ? asked.ids.map((id) => ({ id, angle: 0 })) : [asked];
  const heading = hasCaptions ? makeHeading(asked) : [];
  root.replaceChildren(
    ...heading,
    make('div', styles.wall, ...showTiles(cameras, 'ids' in asked && asked.plays === true)),
  );
}
