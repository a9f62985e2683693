import { readEmbedAddress, type Embedded, type EmbeddedCamera } from '@/lib/embed/embed-address';
import { formatWallQuery } from '@/lib/wall/chosen-wall';
import { CameraTile } from './camera-tile';
import styles from './embed.module.css';
import { make, makeLink } from './make-element';

const TICK_MS = 1_000;

/** The first ones in sight play, for a page that has more to do; the others show their stills. */
const MAX_VIDEOS = 4;

/** Gives each tile its turn. In sight is what the page around the frame shows; a hidden page has nothing in sight. */
function showTiles(cameras: readonly EmbeddedCamera[]): HTMLElement[] {
  const inSight = new Set<Element>();
  const tiles: CameraTile[] = [];
  const look = () => {
    let videos = 0;
    for (const tile of tiles) {
      const isWatched = inSight.has(tile.element) && document.visibilityState === 'visible';
      if (isWatched && tile.wantsVideo) videos += 1;
      tile.setWatched(isWatched, videos <= MAX_VIDEOS);
    }
  };
  for (const camera of cameras) tiles.push(new CameraTile(camera, look));
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    }
    look();
  });
  for (const tile of tiles) observer.observe(tile.element);
  document.addEventListener('visibilitychange', look);
  for (const type of ['online', 'offline']) window.addEventListener(type, look);
  // Also for a video that has gone down since.
  setInterval(() => {
    if (document.visibilityState === 'visible') look();
  }, TICK_MS);
  return tiles.map(({ element }) => element);
}

function noCamera(): HTMLElement {
  return make(
    'div',
    styles.empty,
    make('p', styles.title, 'NO CAMERA'),
    make('p', styles.reason, 'The address of this frame does not name a camera.'),
    makeLink('/', 'All cameras on Roadfeed'),
  );
}

/** Of a wall: its name, which opens it. */
function heading(asked: Embedded): HTMLElement[] {
  if (!('ids' in asked)) return [];
  const name = asked.name === '' ? 'Live traffic cameras' : asked.name;
  const link = makeLink(`/?${formatWallQuery(asked)}`, name);
  return [make('header', styles.heading, make('h1', '', link), make('span', styles.mark, makeLink('/', 'Roadfeed')))];
}

/** Fills the frame: no framework, no account, no storage, and nothing of the page around it. */
export function showEmbed(root: HTMLElement, search: string): void {
  const asked = readEmbedAddress(search);
  if (asked === null) {
    root.replaceChildren(noCamera());
    return;
  }
  const cameras = 'ids' in asked ? asked.ids.map((id) => ({ id, angle: 0 })) : [asked];
  root.replaceChildren(...heading(asked), make('div', styles.wall, ...showTiles(cameras)));
}
