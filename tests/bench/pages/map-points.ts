/** Runs in the page of the map benchmark: our map or Leaflet with markercluster, with so many cameras. */
import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster/dist/MarkerCluster.css';
import 'leaflet.markercluster/dist/MarkerCluster.Default.css';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { Camera } from '@/lib/camera/camera';
import { embeddedStyle } from '@/components/map/basemap-style';
import { MapScene } from '@/components/map/map-scene';
import { seeded } from '../random';

/** Ours; Leaflet.markercluster as its documentation begins; the same with `chunkedLoading`. */
export type MapKind = 'ours' | 'usual' | 'chunked';

/** How a map took the points in. */
export interface Indexing {
  /** From handing the cameras over to the markers of all of them; the map itself is there already. */
  readonly ms: number;
  /** Longest task of the main thread meanwhile; tasks below 50 ms are not reported and count as 0. */
  readonly longestTaskMs: number;
}

/** A map that is drawn and has no cameras yet. */
interface EmptyMap extends Tour {
  /** Resolves when the markers of all cameras are there. */
  show(cameras: readonly Camera[]): Promise<void>;
}

interface Tour {
  fly(lng: number, lat: number, zoom: number, ms: number): Promise<void>;
  pan(x: number, y: number, ms: number): Promise<void>;
}

const START = { lat: 39.5, lng: -80, zoom: 5 };
const COLOURS = { background: '#05080d', primary: '#19e3ff', text: '#d9f3fa' };
/** Cameras come in portions of this size, one a frame, as the site's catalogue hands them on. */
const PORTION = 1500;
const CITIES = 240;
const SETTLE_MS = 1000;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Cameras along roads between a few hundred towns: dense in towns, sparse between them. */
function makeCameras(count: number): Camera[] {
  const random = seeded(7);
  const towns = Array.from({ length: CITIES }, () => ({ lng: -122 + random() * 52, lat: 27 + random() * 21 }));
  return Array.from({ length: count }, (_, index) => {
    const town = towns[Math.floor(random() ** 2 * CITIES)] ?? START;
    const spread = random() < 0.7 ? 0.3 : 1.5;
    const place = { lng: town.lng + (random() - 0.5) * spread, lat: town.lat + (random() - 0.5) * spread };
    return { id: `bench-${index}`, location: `Camera ${index}`, feedType: 'image', ...place } as Camera;
  });
}

async function openOurs(box: HTMLElement): Promise<EmptyMap> {
  const scene = new MapScene(box, { style: embeddedStyle(COLOURS), position: START }, () => {
    throw new Error('no worker');
  });
  await scene.map.once('load');
  const moved = (start: () => void) =>
    new Promise<void>((resolve) => {
      scene.map.once('moveend', () => resolve());
      start();
    });
  return {
    async show(cameras) {
      const isComplete = new Promise<void>((resolve) => {
        scene.listen({
          onCamera: () => {},
          onBackground: () => {},
          onSight: ({ total }) => {
            if (total === cameras.filter(isInSight).length) resolve();
          },
          onMoved: () => {},
        });
      });
      const bounds = scene.map.getBounds();
      const isInSight = ({ lng, lat }: Camera) => bounds.contains([lng, lat]);
      for (let end = PORTION; end < cameras.length + PORTION; end += PORTION) {
        scene.setCameras(cameras.slice(0, end));
        await frame();
      }
      await isComplete;
    },
    fly: (lng, lat, zoom, duration) =>
      moved(() => scene.map.flyTo({ center: [lng, lat], zoom, duration, essential: true })),
    pan: (x, y, duration) => moved(() => scene.map.panBy([x, y], { duration, essential: true })),
  };
}

async function openLeaflet(box: HTMLElement, isChunked: boolean): Promise<EmptyMap> {
  const { default: L } = await import('leaflet');
  (window as unknown as { L: typeof L }).L = L;
  await import('leaflet.markercluster');
  // Leaflet's zoom levels are one higher.
  const map = L.map(box, { center: START, zoom: START.zoom + 1, maxZoom: 21 });
  const tiles = L.tileLayer('/tile/layers-2x.png?{z}/{x}/{y}');
  const isDrawn = new Promise<void>((resolve) => {
    tiles.once('load', () => resolve());
  });
  tiles.addTo(map);
  await isDrawn;
  const moved = (start: () => void) =>
    new Promise<void>((resolve) => {
      map.once('moveend', () => resolve());
      start();
    });
  return {
    show: (cameras) =>
      new Promise<void>((resolve) => {
        const group = L.markerClusterGroup({
          maxClusterRadius: 70,
          disableClusteringAtZoom: 17,
          spiderfyDistanceMultiplier: 2,
          chunkedLoading: isChunked,
          chunkProgress: (done, total) => {
            if (done === total) setTimeout(resolve);
          },
        });
        const icon = L.divIcon({ iconSize: [12, 12] });
        const markers = cameras.map(({ lat, lng, location }) => L.marker([lat, lng], { icon, title: location }));
        map.addLayer(group);
        group.addLayers(markers);
        if (!isChunked) resolve();
      }),
    fly: (lng, lat, zoom, ms) => moved(() => map.flyTo([lat, lng], zoom + 1, { duration: ms / 1000 })),
    pan: (x, y, ms) => moved(() => map.panBy([x, y], { duration: ms / 1000, animate: true })),
  };
}

let tour: Tour | null = null;

async function start(kind: MapKind, count: number): Promise<Indexing> {
  const box = document.querySelector<HTMLElement>('#map');
  if (!box) throw new Error('no box');
  const cameras = makeCameras(count);
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  const map = await (kind === 'ours' ? openOurs(box) : openLeaflet(box, kind === 'chunked'));
  tour = map;
  // What opening the map has left over is not the cameras' doing.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  observer.observe({ type: 'longtask' });
  const from = performance.now();
  await map.show(cameras);
  await frame();
  const ms = performance.now() - from;
  // Entries come a little later than their tasks.
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.disconnect();
  return { ms, longestTaskMs: Math.max(0, ...tasks) };
}

/** The same way for everybody: over a town, in and out in five flights, and about in four. */
async function travel(): Promise<void> {
  for (const zoom of [7, 10, 13, 8, 4]) await tour?.fly(-74, 40.7, zoom, 900);
  for (const x of [500, 500, -500, -500]) await tour?.pan(x, x * 0.3, 800);
}

Object.assign(window, { bench: { start, travel } });
