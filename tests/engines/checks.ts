import type { Engine, Subject } from './engine';

export interface Check {
  readonly title: string;
  run(engine: Engine, site: string): Promise<void>;
}

const VIDEO_CAMERA = '/?camera=511sc-demo-001';
const HEART = 'article:has([id="camera-511sc-demo-001"]) button[aria-label^="Add to favorites"]';
const HEADLINE = '[aria-label="Vehicle detection"] [role="status"]';
const FIGURES = '[aria-label="Vehicle detection"] dd';

const arePlaying = (selector: string) =>
  [...document.querySelectorAll<HTMLVideoElement>(selector)].filter(({ currentTime }) => currentTime > 0).length >= 3;
const areDrawn = (selector: string) =>
  [...document.querySelectorAll<HTMLImageElement>(selector)].filter(({ naturalWidth }) => naturalWidth > 0).length >= 3;
const exists = (selector: string) => document.querySelector(selector) !== null;
const hasWebGl = () => document.createElement('canvas').getContext('webgl2') !== null;
const getText = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const saysUnplayable = (selector: string) =>
  document.querySelector(selector)?.textContent.includes('This browser can’t play live video.') === true;
const saysNoWebGl = (selector: string) =>
  document.querySelector(selector)?.textContent.includes('WebGL 2 is missing or turned off') === true;
/** Cars, then trucks and buses. */
const hasCounted = (selector: string) =>
  [...document.querySelectorAll(selector)].slice(0, 2).some(({ textContent }) => Number(textContent) > 0);

const saysNoPicture = (selector: string) => document.querySelector(selector)?.textContent === 'NO PICTURE TO ANALYZE';

async function expectText(engine: Engine, selector: string, expected: string): Promise<void> {
  await engine.waitFor(exists, selector);
  const found = await engine.read(getText, selector);
  if (found !== expected) throw new Error(`${selector} says “${found}”, not “${expected}”`);
}

const WALL_PLAYS: Check = {
  title: 'the wall plays live video',
  run: async (engine, site) => {
    await engine.open(`${site}/?state=SC&sort=id`);
    await engine.waitFor(arePlaying, '[role="feed"] video');
  },
};

const WALL_SHOWS_STILLS: Check = {
  title: 'the wall shows stills, and a video says that this browser cannot play it',
  run: async (engine, site) => {
    await engine.open(`${site}/?state=ID&sort=id`);
    await engine.waitFor(areDrawn, '[role="feed"] img');
    await engine.open(site + VIDEO_CAMERA);
    await engine.waitFor(saysUnplayable, 'dialog[open]');
  },
};

const MAP: Check = {
  title: 'the map shows clusters, or says that WebGL is missing',
  run: async (engine, site) => {
    await engine.open(`${site}/?view=map`);
    if (await engine.read(hasWebGl, ''))
      await engine.waitFor(exists, '.maplibregl-map [aria-label$="cameras. Zoom in"]');
    else await engine.waitFor(saysNoWebGl, '[role="alert"]');
  },
};

const AI_COUNTS: Check = {
  title: 'AI counts the vehicles of a video',
  run: async (engine, site) => {
    await engine.open(site + VIDEO_CAMERA);
    await engine.click('button[title="Detect vehicles in this feed"]');
    await engine.waitFor(hasCounted, FIGURES);
  },
};

const AI_COUNTS_NOTHING: Check = {
  title: 'AI says that a video that does not play has no picture',
  run: async (engine, site) => {
    await engine.open(site + VIDEO_CAMERA);
    await engine.click('button[title="Detect vehicles in this feed"]');
    await engine.waitFor(saysNoPicture, HEADLINE);
  },
};

const REST: readonly Check[] = [
  {
    title: 'favorites survive a reload',
    run: async (engine, site) => {
      await engine.open(`${site}/?state=SC&sort=id`);
      await engine.click(HEART);
      await engine.waitFor(exists, `${HEART}[aria-pressed="true"]`);
      await engine.reload();
      await engine.waitFor(exists, `${HEART}[aria-pressed="true"]`);
    },
  },
  {
    title: 'a place page opens',
    run: async (engine, site) => {
      await engine.open(`${site}/buffalo-traffic-cameras`);
      await expectText(engine, 'h1', 'Buffalo, New York Traffic Cameras');
    },
  },
  {
    title: 'the password reset page opens',
    run: async (engine, site) => {
      await engine.open(`${site}/reset-password`);
      await expectText(engine, 'main p', 'This site has no accounts, so there is no password to reset.');
    },
  },
];

export const listChecks = ({ playsVideo }: Subject): readonly Check[] =>
  playsVideo ? [WALL_PLAYS, MAP, AI_COUNTS, ...REST] : [WALL_SHOWS_STILLS, MAP, AI_COUNTS_NOTHING, ...REST];
