import { readEmbedAddress } from '@/lib/embed/embed-address';
import { CameraTile } from './camera-tile';
import styles from './embed.module.css';
import { make, makeLink } from './make-element';

const TICK_MS = 1_000;

/** In sight in the page around the frame; a hidden page has nothing in sight. */
function watch(tile: CameraTile): void {
  let isInSight = false;
  const look = () => tile.setWatched(isInSight && document.visibilityState === 'visible');
  new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false;
    look();
  }).observe(tile.element);
  document.addEventListener('visibilitychange', look);
  for (const type of ['online', 'offline']) window.addEventListener(type, look);
  setInterval(() => {
    if (document.visibilityState === 'visible') tile.draw();
  }, TICK_MS);
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

/** Fills the frame: no framework, no account, no storage, and nothing of the page around it. */
export function showEmbed(root: HTMLElement, search: string): void {
  const asked = readEmbedAddress(search);
  if (asked === null) {
    root.replaceChildren(noCamera());
    return;
  }
  const tile = new CameraTile(asked);
  root.replaceChildren(tile.element);
  watch(tile);
}
