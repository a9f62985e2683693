import { cameraIdOf, type FeedId } from '../feeds/feed-address';
import { feedShapeOf, hasStill, hasVideo, type ViewShape } from './feed-shape';
import { siteOfFeed } from './network';
import type { DemoSite } from './demo-site';

/** A feed that exists: its site and what it offers. */
export interface DemoFeed {
  readonly id: FeedId;
  readonly site: DemoSite;
  /** Which of the camera's views, from 0. */
  readonly view: number;
  readonly hasVideo: boolean;
  readonly hasStill: boolean;
}

const viewNumber = (feedId: FeedId): number => {
  const suffix = feedId.slice(cameraIdOf(feedId).length + 1);
  return suffix === '' ? 0 : Number(suffix) - 1;
};

/** Looks a feed up; null when the demo network has no such camera or view. */
export function demoFeed(feedId: FeedId): DemoFeed | null {
  const site = siteOfFeed(feedId);
  if (site === undefined) return null;
  const view = viewNumber(feedId);
  const shape: ViewShape | undefined = feedShapeOf(site.source, site.index)[view];
  if (shape === undefined) return null;
  return { id: feedId, site, view, hasVideo: hasVideo(shape), hasStill: hasStill(shape) };
}
