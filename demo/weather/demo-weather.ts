import { findNearest, type Point } from '@/lib/geo/point';
import { REGIONS } from '@/lib/camera/regions';
import type { DemoSite } from '../network/demo-site';
import { findFeed, listSites } from '../network/network';
import { toFeedId } from '../feeds/feed-address';
import { airAt, type Air } from './demo-air';
import { chooseScene } from '../scenes/choose-scene';

const ROOT = '/demo/weather/';
const HOUR_MS = 3_600_000;
const HOURS = 24;
/** Cells of 0.025 degrees, as large as the service's. */
const CELLS_PER_DEGREE = 40;
/** A file of a site without a server holds for this long. */
const FOREVER = 'P36500D';
const FOREVER_FROM = '2020-01-01T00:00:00+00:00';

/** The weather in the picture of a camera, by hours of the day in UTC. */
function airOf(site: DemoSite): (hour: number) => Air {
  const feed = findFeed(toFeedId(site.id, 0));
  const weather = feed === null ? 'clear' : chooseScene(feed).weather;
  return (hour) => airAt(site, weather, hour);
}

const GUSTY_KMH = 24;
const gustOf = ({ windKmh }: Air) => (windKmh >= GUSTY_KMH ? Math.round(windKmh * 1.5) : null);

const sitesOf = new Map<'US' | 'CA', readonly DemoSite[]>();

function listSitesOf(country: 'US' | 'CA'): readonly DemoSite[] {
  const sites = sitesOf.get(country) ?? listSites().filter(({ state }) => REGIONS[state].country === country);
  sitesOf.set(country, sites);
  return sites;
}

const gridPath = ({ lat, lng }: Point) =>
  `${ROOT}nws/gridpoints/DEMO/${Math.round((lng + 180) * CELLS_PER_DEGREE)},${Math.round(lat * CELLS_PER_DEGREE)}`;

const pointPath = ({ lat, lng }: Point) => `${ROOT}nws/points/${Number(lat.toFixed(2))},${Number(lng.toFixed(2))}`;

function pointBody(at: Point): unknown {
  const timeZone = findNearest(at, listSitesOf('US'))?.timeZone;
  return { type: 'Feature', properties: { gridId: 'DEMO', forecastGridData: gridPath(at), timeZone } };
}

/** @param now null for what is always true */
function gridBody(at: Point, now: number | null): unknown {
  const site = findNearest(at, listSitesOf('US'));
  if (site === undefined) return { type: 'Feature', properties: {} };
  const start = Math.floor((now ?? 0) / HOUR_MS) * HOUR_MS;
  const airAt = airOf(site);
  const layer = (uom: string, pick: (air: Air) => number | null, step = 1) => {
    const values = Array.from({ length: now === null ? 1 : HOURS / step }, (_, index) => {
      const from = start + index * step * HOUR_MS;
      const validTime =
        now === null ? `${FOREVER_FROM}/${FOREVER}` : `${new Date(from).toISOString().slice(0, 19)}+00:00/PT${step}H`;
      return { validTime, value: pick(airAt(new Date(from).getUTCHours())) };
    });
    return { uom: `wmoUnit:${uom}`, values };
  };
  const amount = (pick: (air: Air) => number) =>
    now === null ? { uom: 'wmoUnit:mm', values: [] } : layer('mm', (air) => pick(air) * 6, 6);
  return {
    type: 'Feature',
    properties: {
      temperature: layer('degC', ({ temperatureC }) => temperatureC),
      windSpeed: layer('km_h-1', ({ windKmh }) => windKmh),
      windGust: layer('km_h-1', gustOf),
      probabilityOfPrecipitation: layer('percent', ({ chance }) => chance, 6),
      visibility: layer('m', ({ visibilityM }) => visibilityM, 3),
      quantitativePrecipitation: amount(({ wetMm }) => wetMm),
      snowfallAmount: amount(({ snowMm }) => snowMm),
    },
  };
}

const inBoth = <Value>(value: Value) => ({ en: value, fr: value });
const quantity = (value: number | null, units: string) =>
  value === null ? {} : { units: inBoth(units), value: inBoth(value) };
const windOf = (air: Air) => ({ speed: quantity(air.windKmh, 'km/h'), gust: quantity(gustOf(air), 'km/h') });

function cityPage(site: DemoSite, now: number | null): unknown {
  const start = Math.floor((now ?? 0) / HOUR_MS) * HOUR_MS;
  const airAt = airOf(site);
  const air = airAt(new Date(start).getUTCHours());
  const currentConditions = {
    ...(now !== null && { timestamp: inBoth(new Date(start).toISOString()) }),
    temperature: quantity(air.temperatureC, '°C'),
    visibility: quantity(Math.round(air.visibilityM / 100) / 10, 'km'),
    wind: windOf(air),
  };
  const hourlyForecasts = Array.from({ length: now === null ? 0 : HOURS }, (_, index) => {
    const at = new Date(start + (index + 1) * HOUR_MS);
    const hour = airAt(at.getUTCHours());
    return {
      timestamp: at.toISOString(),
      temperature: quantity(hour.temperatureC, '°C'),
      lop: quantity(Math.round(hour.chance / 10) * 10, '%'),
      wind: windOf(hour),
    };
  });
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [site.lng, site.lat] },
    properties: { name: inBoth(site.city), currentConditions, hourlyForecastGroup: { hourlyForecasts } },
  };
}

/** One for each town, as the service has them. */
function cityPages(box: readonly number[] | null, now: number | null): unknown {
  const [west = -180, south = -90, east = 180, north = 90] = box ?? [];
  const within = listSitesOf('CA').filter(({ lat, lng }) => lng >= west && lng <= east && lat >= south && lat <= north);
  const towns = new Map(within.map((site) => [site.city, site]));
  return { type: 'FeatureCollection', features: [...towns.values()].map((site) => cityPage(site, now)) };
}

const ITEMS_PATH = `${ROOT}eccc/collections/citypageweather-realtime/items`;

/**
 * The answer of the simulated weather services below `/demo/weather`, in their own shapes: the weather is that of the nearest
 * camera's picture. Null for another path.
 */
export function demoWeather(path: string, query: URLSearchParams, now: number): string | null {
  const [, lat, lng] = /^\/demo\/weather\/nws\/points\/(-?[\d.]{1,9}),(-?[\d.]{1,9})$/.exec(path) ?? [];
  if (lat !== undefined) return JSON.stringify(pointBody({ lat: Number(lat), lng: Number(lng) }));
  const [, x, y] = /^\/demo\/weather\/nws\/gridpoints\/DEMO\/(\d{1,5}),(\d{1,5})$/.exec(path) ?? [];
  if (x !== undefined) {
    const at = { lat: Number(y) / CELLS_PER_DEGREE, lng: Number(x) / CELLS_PER_DEGREE - 180 };
    return JSON.stringify(gridBody(at, now));
  }
  if (path !== ITEMS_PATH) return null;
  const box = query.get('bbox')?.split(',').map(Number) ?? null;
  return JSON.stringify(cityPages(box?.length === 4 ? box : null, now));
}

/** The same for a site without a server: weather that never changes, and no coming hours in Canada. */
export function listStaticWeather(): { readonly path: string; readonly body: string }[] {
  const files = listSitesOf('US').flatMap((site) => [
    [pointPath(site), JSON.stringify(pointBody(site))] as const,
    [gridPath(site), JSON.stringify(gridBody(site, null))] as const,
  ]);
  const all = new Map([...files, [ITEMS_PATH, JSON.stringify(cityPages(null, null))] as const]);
  return [...all].map(([path, body]) => ({ path, body }));
}
