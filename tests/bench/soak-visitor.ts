import { setTimeout as pass } from 'node:timers/promises';
import { listDemoSites } from '@/demo/network/demo-site';
import { toFeedId } from '@/demo/feeds/feed-address';
import { findBuiltInFault } from '@/demo/network/network';
import { createRandom } from '@/demo/random';
import type { DevtoolsPage } from './devtools';

const TIMEOUT_MS = 60_000;
/** Everything, a place without cameras, and the towns with broken feeds. */
const PLACES: readonly [string, ...string[]] = [
  '',
  'state=Atlantis',
  ...listDemoSites()
    .filter(({ id }) => findBuiltInFault(toFeedId(id, 0)).kind !== 'none')
    .map(({ city, state }) => new URLSearchParams({ state, q: city }).toString()),
];
const TEXTS = ['i-95', 'i-80', 'bridge', 'toronto', 'zzzz'] as const;
/** MapLibre reads key codes. */
const KEY_CODES = { Escape: 27, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 } as const;
type Key = keyof typeof KEY_CODES;

const FEEDS = 'document.querySelectorAll("article").length > 0';
const MAP = 'section[aria-label="Map"]:not([hidden])';
const MARKERS = `${MAP} :is(button, [role=button]):is([aria-label*=", live video"], [aria-label*=", still image"])`;
const CLUSTERS = `${MAP} .maplibregl-map [aria-label$="cameras. Zoom in"]`;
const has = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`;
const hasNot = (selector: string) => `!(${has(selector)})`;

/** Simulates endless use of the site, with seeded random actions. */
export class SoakVisitor {
  private readonly page: DevtoolsPage;
  private readonly random = createRandom('soak');

  constructor(page: DevtoolsPage) {
    this.page = page;
  }

  /** Does everything once, so all code is loaded before the first sample. */
  async lookAround(): Promise<void> {
    await this.search();
    await this.openCamera();
    await this.lookAtMap();
  }

  /** One action on the wall: scroll, filter, search, open a camera, or visit the map. */
  async useWall(): Promise<void> {
    if (await this.page.evaluate(hasNot('article'))) await this.goToStart();
    const act = this.random.pick([
      () => this.scroll(),
      () => this.scroll(),
      () => this.goTo(`/?${this.random.pick(PLACES)}`),
      () => this.search(),
      () => this.openCamera(),
      () => this.lookAtMap(),
    ]);
    await act();
  }

  /** One trip on the map: into a cluster, around, a popup or two, and out again. */
  async useMap(): Promise<void> {
    await this.goToMap();
    await this.clickOne(CLUSTERS);
    await pass(1_500);
    await this.wheel(-1, 2);
    await this.page.evaluate(`document.querySelector('${MAP} canvas').focus()`);
    for (let step = 0; step < 4; step += 1)
      await this.press(this.random.pick(['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']));
    for (let popup = 0; popup < 2; popup += 1) await this.openPopup();
    await this.wheel(1, 8);
  }

  /** Changes the address like a step through the history. */
  async goTo(address: string): Promise<void> {
    await this.page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await this.linger();
  }

  /** Leaves all cameras. */
  async rest(view: string): Promise<void> {
    await this.goTo(`/?state=Atlantis${view}`);
    await this.page.waitFor(hasNot(`:is(article, ${CLUSTERS})`), TIMEOUT_MS);
  }

  /** Opens the wall at the top of a place with as many videos as may play. */
  private async goToStart(): Promise<void> {
    await this.goTo('/?state=SC&sort=id');
    await this.page.evaluate('scrollTo(0, 0)');
    await this.page.waitFor(FEEDS, TIMEOUT_MS);
  }

  /** Opens the map, zoomed out. */
  private async goToMap(): Promise<void> {
    await this.goTo('/?view=map&at=39.5,-80,5');
    await this.page.waitFor(has(CLUSTERS), TIMEOUT_MS);
  }

  private linger(): Promise<void> {
    return pass(this.random.between(500, 3_000));
  }

  private async scroll(): Promise<void> {
    const screens = this.random.between(-1.5, 2.5);
    for (let step = 0; step < 4; step += 1) {
      await this.page.evaluate(`scrollBy(0, innerHeight * ${screens / 4})`);
      await pass(150);
    }
    await this.linger();
  }

  private async search(): Promise<void> {
    await this.page.evaluate(`document.querySelector('input[type=search]').focus()`);
    for (const letter of this.random.pick(TEXTS)) {
      await this.page.send('Input.insertText', { text: letter });
      await pass(120);
    }
    await this.linger();
    await this.press('Escape');
    await this.page.evaluate('document.activeElement?.blur()');
  }

  private async openCamera(): Promise<void> {
    if (!(await this.clickOne('article :is(h2, h3) a'))) return;
    await this.page.waitFor(has('dialog[open]'), TIMEOUT_MS);
    await this.linger();
    await this.press('ArrowRight');
    await this.linger();
    await this.press('Escape');
    await this.page.waitFor(hasNot('dialog[open]'), TIMEOUT_MS);
  }

  private async lookAtMap(): Promise<void> {
    await this.switchTo('map view');
    await this.page.waitFor(has(MAP), TIMEOUT_MS);
    await this.linger();
    await this.switchTo('grid view');
    await this.page.waitFor(hasNot(MAP), TIMEOUT_MS);
  }

  private async openPopup(): Promise<void> {
    const popup = `${MAP} [role=dialog]`;
    if (!(await this.clickOne(MARKERS))) return;
    await this.page.waitFor(has(popup), TIMEOUT_MS);
    await this.linger();
    await this.press('Escape');
    await this.page.waitFor(hasNot(popup), TIMEOUT_MS);
  }

  /** Clicks a random match. False without a match. */
  private clickOne(selector: string): Promise<boolean> {
    const draw = this.random.between(0, 1);
    return this.page.evaluate<boolean>(`(() => {
      const all = document.querySelectorAll(${JSON.stringify(selector)});
      all[Math.floor(all.length * ${draw})]?.click();
      return all.length > 0;
    })()`);
  }

  private async switchTo(view: string): Promise<void> {
    await this.page.evaluate(`[...document.querySelectorAll('nav :is(button, a), header :is(button, a)')]
      .find((one) => one.checkVisibility() && one.textContent.trim().toLowerCase() === '${view}').click()`);
  }

  private async press(key: Key): Promise<void> {
    const stroke = { key, code: key, windowsVirtualKeyCode: KEY_CODES[key] };
    await this.page.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...stroke });
    await this.page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke });
    await pass(400);
  }

  /** Turns the wheel at the center of the screen: 1 zooms out, -1 zooms in. */
  private async wheel(direction: 1 | -1, notches: number): Promise<void> {
    for (let notch = 0; notch < notches; notch += 1) {
      const place = { x: 720, y: 500, deltaX: 0, deltaY: direction * 480 };
      await this.page.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...place });
      await pass(200);
    }
  }
}
