import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { PictureInPictureContext } from '@/components/browser/page-state';
import { CameraFeed } from '@/components/feed/camera-feed';
import { OpenedFeedContext } from '@/components/feed/players/feed-scheduler';
import { IconButton } from '@/components/ui/button';
import { removeOnTop } from './on-top-button';
import { closeOnTop, useOnTop, type FeedOnTop } from './on-top-store';
import styles from './on-top-window.module.css';

function copyRoot(target: Document): void {
  for (const { name, value } of document.documentElement.attributes) target.documentElement.setAttribute(name, value);
}

function copyStyles(target: Document): void {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')];
  const title = target.createElement('title');
  title.append('Roadfeed');
  target.head.replaceChildren(title, ...sheets.map((sheet) => target.importNode(sheet, true)));
}

function useWindow(target: Window): void {
  useLayoutEffect(() => {
    copyStyles(target.document);
    copyRoot(target.document);
    const observer = new MutationObserver(() => copyRoot(target.document));
    observer.observe(document.documentElement, { attributes: true });
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeOnTop();
    };
    target.addEventListener('keydown', handleKey);
    return () => {
      observer.disconnect();
      target.removeEventListener('keydown', handleKey);
    };
  }, [target]);
}

function Tile({ feed: { key, source, location } }: { feed: FeedOnTop }) {
  return (
    <figure className={styles.tile}>
      <CameraFeed source={source} label={`Live picture: ${location}`} />
      <figcaption className={styles.caption}>
        <span className={styles.place}>{location}</span>
        <span className={styles.credit}>{source.attribution.name}</span>
      </figcaption>
      <div className={styles.remove}>
        <IconButton icon="close" label={`Remove ${location}`} onClick={() => removeOnTop(key)} />
      </div>
    </figure>
  );
}

function Feeds({ target, feeds }: { target: Window; feeds: readonly FeedOnTop[] }) {
  useWindow(target);
  return createPortal(
    <PictureInPictureContext value>
      <OpenedFeedContext value>
        <main className={styles.window} data-count={feeds.length}>
          {feeds.map((feed) => (
            <Tile key={feed.key} feed={feed} />
          ))}
        </main>
      </OpenedFeedContext>
    </PictureInPictureContext>,
    target.document.body,
  );
}

export function OnTopWindow() {
  const { window: target, feeds } = useOnTop();
  return target && <Feeds target={target} feeds={feeds} />;
}
