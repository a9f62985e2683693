/** Page of the map benchmark: our map, or Leaflet with markercluster. */
import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster/dist/MarkerCluster.css';
import 'leaflet.markercluster/dist/MarkerCluster.Default.css';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { Camera } from '@/lib/camera/camera';
import { makeEmbeddedStyle } from '@/components/map/layers/basemap-style';
import { readMapColors } from '@/components/map/map-images';
import { ClusterClient } from '@/components/map/markers/cluster-client';
import { isInBox } from '@/lib/geo/ring';
import { MapScene } from '@/components/map/map-scene';
import { createRandom } from '@/demo/random';
import { PageSource } from './page-source';
import { THEMES } from '@/data/themes';

/** `usual` is Leaflet.markercluster, set up as in its documentation for many markers. */
export type MapKind = 'ours' | 'usual';

/** A drawn map without cameras. */
interface EmptyMap extends Tour {
  /** Resolves when all markers are shown. */
  show(cameras: readonly Camera[]): Promise<void>;
}

interface Tour {
  fly(lng: number, lat: number, zoom: number, ms: number): Promise<void>;
  pan(x: number, y: number, ms: number): Promise<void>;
}

const START = { lat: 39.5, lng: -80, zoom: 5 };
/** Cameras per frame, as the site's catalog delivers them. */
const BATCH = 1500;
const CITIES = 240;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Cameras along roads between a few hundred towns: dense in towns, sparse between them. */
function makeCameras(count: number): Camera[] {
  const { between } = createRandom('map');
  const random = () => between(0, 1);
  const towns = Array.from({ length: CITIES }, () => ({ lng: -122 + random() * 52, lat: 27 + random() * 21 }));
  return Array.from({ length: count }, (_, index) => {
    const town = towns[Math.floor(random() ** 2 * CITIES)] ?? START;
    const spread = random() < 0.7 ? 0.3 : 1.5;
    const place = { lng: town.lng + (random() - 0.5) * spread, lat: town.lat + (random() - 0.5) * spread };
    return { id: `bench-${index}`, location: `Camera ${index}`, feedType: 'image', ...place } as Camera;
  });
}

async function openOurs(box: HTMLElement): Promise<EmptyMap> {
  for (const [role, color] of Object.entries(THEMES.classic)) {
    if (typeof color === 'string') document.documentElement.style.setProperty(`--${role}`, color);
  }
  const source = new PageSource();
  const scene = new MapScene(box, { style: makeEmbeddedStyle(readMapColors()), position: START });
  let onChange = () => scene.markers.show(clusters);
  const onWorks = (works: boolean) => {
    if (!works) throw new Error('no worker');
  };
  const clusters: ClusterClient = new ClusterClient(source, { onChange: () => onChange(), onWorks });
  await scene.map.once('load');
  const moved = (start: () => void) =>
    new Promise<void>((resolve) => {
      scene.map.once('moveend', () => resolve());
      start();
    });
  return {
    async show(cameras) {
      const isComplete = new Promise<void>((resolve) => {
        onChange = () => {
          scene.markers.show(clusters);
          void clusters.readVisible(scene.bounds).then(({ total }) => {
            if (total === inView) resolve();
          });
        };
      });
      const inView = cameras.filter((camera) => isInBox(camera, scene.bounds)).length;
      for (let end = BATCH; end < cameras.length + BATCH; end += BATCH) {
        source.setCameras(cameras.slice(0, end));
        await frame();
      }
      await isComplete;
    },
    fly: (lng, lat, zoom, duration) =>
      moved(() => scene.map.flyTo({ center: [lng, lat], zoom, duration, essential: true })),
    pan: (x, y, duration) => moved(() => scene.map.panBy([x, y], { duration, essential: true })),
  };
}

async function openLeaflet(box: HTMLElement): Promise<EmptyMap> {
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
          chunkedLoading: true,
          chunkProgress: (processed, total) => {
            // An empty group reports 0 of 0 when it is added.
            if (total > 0 && processed === total) resolve();
          },
        });
        const icon = L.divIcon({ iconSize: [12, 12] });
        map.addLayer(group);
        group.addLayers(cameras.map(({ lat, lng, location }) => L.marker([lat, lng], { icon, title: location })));
      }),
    fly: (lng, lat, zoom, ms) => moved(() => map.flyTo([lat, lng], zoom + 1, { duration: ms / 1000 })),
    pan: (x, y, ms) => moved(() => map.panBy([x, y], { duration: ms / 1000, animate: true })),
  };
}

let map: EmptyMap | null = null;
const tasks: number[] = [];
const observer = new PerformanceObserver((list) => {
  tasks.push(...list.getEntries().map(({ duration }) => duration));
});

async function open(kind: MapKind): Promise<void> {
  const box = document.body.appendChild(document.createElement('div'));
  box.style.height = '100vh';
  map = await (kind === 'ours' ? openOurs(box) : openLeaflet(box));
}

/** Returns the milliseconds until all markers are shown. */
async function show(count: number): Promise<number> {
  const cameras = makeCameras(count);
  await frame();
  observer.observe({ type: 'longtask' });
  const from = performance.now();
  await map?.show(cameras);
  await frame();
  return performance.now() - from;
}

/** Browsers don't report tasks below 50 ms; they count as 0. */
function longestTask(): number {
  observer.disconnect();
  return Math.max(0, ...tasks);
}

/** Five flights in and out over a town, and four pans. */
async function travel(): Promise<void> {
  for (const zoom of [7, 10, 13, 8, 4]) await map?.fly(-74, 40.7, zoom, 900);
  for (const x of [500, 500, -500, -500]) await map?.pan(x, x * 0.3, 800);
}

Object.assign(window, { bench: { open, show, longestTask, travel } });
