import { askNear, eventsVersion } from '@/components/road-reports/events-client';
import type { Camera } from '@/lib/camera/camera';
import { findPictureAt, type FeedStatus } from '@/lib/feed/feed-status';
import { formatTime } from '@/lib/road-reports/format-time';
import { sayRest, type Facts } from '@/lib/road-reports/sentence';

const REPEAT_MS = 60_000;

export function followRoad(camera: Camera, getStatus: () => FeedStatus, onSay: (text: string) => void): () => void {
  let road: Facts['road'] = null;
  let isOver = false;
  const say = () => {
    const now = Date.now();
    const pictureAt = findPictureAt(getStatus(), now);
    const facts = { camera, road, traffic: null, weather: null, pictureAt };
    onSay(sayRest({ ...facts, formatTime: (at) => formatTime(at, now) }, now));
  };
  const ask = async () => {
    const at = Date.now();
    road = { ...(await askNear(camera, at)), at };
    if (!isOver) say();
  };
  const look = () => {
    if (eventsVersion.get() > 0) void ask().catch(() => undefined);
  };
  say();
  look();
  const unsubscribe = eventsVersion.subscribe(look);
  const timer = setInterval(say, REPEAT_MS);
  return () => {
    isOver = true;
    unsubscribe();
    clearInterval(timer);
  };
}
