/** Runs in the page of the grid benchmark: a naive wall, and the search with and without our index. */
import type { Camera } from '@/lib/camera/camera';
import { NO_FILTERS } from '@/lib/search/camera-query';
import { findCameras, SearchIndex } from '@/lib/search/search-index';

/** Most cards on the plain wall. */
const SHOWN = 500;
const FIELDS = ['location', 'roadway', 'city', 'county', 'state', 'direction', 'postcode'] as const;

interface Entry {
  readonly camera: Camera;
  /** In lower case. */
  readonly fields: readonly string[];
}

/** Naive search: every field of every camera, on every keystroke. */
function plainSearch(entries: readonly Entry[], text: string): Camera[] {
  const wanted = text.toLowerCase();
  return entries.filter(({ fields }) => fields.some((field) => field.includes(wanted))).map(({ camera }) => camera);
}

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** With about as many elements as one of our cards. */
function card(camera: Camera, total: number): HTMLElement {
  const article = element('article');
  article.setAttribute('aria-setsize', String(total));
  const picture = element('div');
  picture.append(element('span', 'CONNECTING'), element('span', camera.source), element('button', 'Favorite'));
  const facts = element('dl');
  for (const field of FIELDS) facts.append(element('dt', field), element('dd', camera[field] ?? ''));
  article.append(picture, element('h2', camera.location), facts);
  return article;
}

function draw(entries: readonly Entry[], text: string): void {
  const found = plainSearch(entries, text);
  document.querySelector('main')?.replaceChildren(...found.slice(0, SHOWN).map((one) => card(one, found.length)));
}

/** Milliseconds of each search, ours and the naive one. */
export interface SearchWork {
  readonly ours: readonly number[];
  readonly plain: readonly number[];
}

function stopwatch(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

function measureSearch(entries: readonly Entry[], texts: readonly string[]): SearchWork {
  const cameras = entries.map(({ camera }) => camera);
  const index = new SearchIndex();
  index.add(cameras);
  const options = { favorites: new Set<string>(), seed: 1 };
  // The shuffle is computed once per visit, before the first keystroke.
  findCameras(cameras, index, NO_FILTERS, options);
  return {
    ours: texts.map((q) => stopwatch(() => findCameras(cameras, index, { ...NO_FILTERS, q }, options))),
    plain: texts.map((q) => stopwatch(() => plainSearch(entries, q))),
  };
}

async function main(): Promise<void> {
  const cameras = (await (await fetch('/data.json')).json()) as Camera[];
  const entries = cameras.map((camera) => ({
    camera,
    fields: FIELDS.map((field) => camera[field]?.toLowerCase() ?? ''),
  }));
  const box = document.createElement('input');
  box.type = 'search';
  box.oninput = () => {
    draw(entries, box.value);
  };
  document.body.append(box, element('main'));
  draw(entries, '');
  Object.assign(window, {
    measureSearch: (texts: readonly string[]) => measureSearch(entries, texts),
  });
}

void main();
