import { REGIONS, type StateCode } from '@/lib/camera/regions';
import type { Setting } from '../network/rows/demo-place';
import { CLIPS, type ClipName } from './clips';
import type { DemoFeed } from '../network/network';
import { siteLabel } from '../network/site-label';
import type { DemoSite } from '../network/demo-site';
import { LOOP_MS } from '../feeds/live-timeline';
import { createRandom, hashText, type Random } from '../random';
import type { Scene, SceneKind, Weather } from './scene';

/** Six signal cycles, long enough that the repetition of a still goes unnoticed. */
const STILL_LOOP_MS = 120_000;

const KINDS_BY_SETTING: Readonly<Record<Setting, readonly [SceneKind, ...SceneKind[]]>> = {
  urban: ['freeway', 'freeway', 'intersection', 'curve', 'bridge'],
  avenue: ['avenue', 'avenue', 'intersection'],
  rural: ['curve', 'plains', 'freeway', 'curve'],
  plains: ['plains', 'plains', 'curve'],
  mountain: ['pass', 'pass', 'curve', 'tunnel'],
  coast: ['coast', 'coast', 'bridge'],
  bridge: ['bridge', 'freeway'],
  tunnel: ['tunnel', 'bridge'],
  toll: ['toll', 'toll', 'curve'],
  airfield: ['airfield'],
};

const CLIPS_BY_KIND: Readonly<Record<SceneKind, readonly [ClipName, ...ClipName[]]>> = {
  freeway: ['freeway-night', 'freeway-night', 'toll-night'],
  intersection: ['avenue-rain'],
  avenue: ['avenue-rain'],
  toll: ['toll-night'],
  bridge: ['bridge-dusk'],
  tunnel: ['tunnel-dusk'],
  coast: ['coast-sunset'],
  curve: ['toll-night', 'freeway-night', 'bridge-dusk', 'plains-dawn'],
  plains: ['plains-dawn', 'plains-dawn', 'freeway-night'],
  pass: ['pass-snow'],
  airfield: ['plains-dawn'],
};

/** Where it snows, besides all of Canada. */
const COLD_STATES: ReadonlySet<StateCode> = new Set(['ID', 'ME', 'NH', 'VT', 'NY', 'PA', 'IA']);

function pickWeather(site: DemoSite, random: Random): Weather {
  const at = random.between(0, 1);
  const isHigh = site.setting === 'mountain' || site.setting === 'airfield';
  const isCold = REGIONS[site.state].country === 'CA' || COLD_STATES.has(site.state);
  if (isCold && at < (isHigh ? 0.34 : 0.07)) return 'snow';
  if (at < 0.44) return at < 0.14 ? 'fog' : at < 0.36 ? 'rain' : 'clear';
  return 'clear';
}

const feedRandom = (feed: DemoFeed): Random => createRandom(`scene ${feed.id}`);

export function pickClip(feed: DemoFeed): ClipName {
  const random = feedRandom(feed);
  return random.pick(CLIPS_BY_KIND[random.pick(KINDS_BY_SETTING[feed.site.setting])]);
}

/** The scene of a feed's still: the clip of its video if it has one, otherwise its own place at its local time of day. */
export function chooseScene(feed: DemoFeed): Scene {
  const { site } = feed;
  const caption = { name: siteLabel(site), timeZone: site.timeZone };
  if (feed.hasVideo) return { ...CLIPS[pickClip(feed)], phaseMs: hashText(feed.id) % LOOP_MS, caption };
  const random = feedRandom(feed);
  return {
    seed: feed.id,
    kind: random.pick(KINDS_BY_SETTING[site.setting]),
    weather: pickWeather(site, random),
    lighting: { kind: 'local', lat: site.lat, lng: site.lng },
    loopMs: STILL_LOOP_MS,
    phaseMs: hashText(feed.id) % STILL_LOOP_MS,
    detail: 'full',
    sign: site.landmark,
    caption,
  };
}
