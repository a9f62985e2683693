import { CORE_FILES, CORE_SOURCES, getCameraFile, type CameraFile, type SourceId } from '@/lib/agencies/agencies';
import { REGIONS, isWithinBounds } from '@/lib/camera/regions';
import { CameraSchema, type Camera } from '@/lib/camera/camera';
import { AGENCIES } from '@/data/agencies';
import { AGENCY_TERMS } from '@/data/agency-terms';
import { createRandom } from '@/demo/random';

const SYLLABLES = [
  'al',
  'ber',
  'cas',
  'dor',
  'el',
  'fen',
  'gar',
  'hol',
  'in',
  'jas',
  'kel',
  'lin',
  'mar',
  'nor',
  'ol',
  'per',
  'ros',
  'sten',
  'tal',
  'wes',
];
const ENDINGS = [
  'Street',
  'Avenue',
  'Road',
  'Boulevard',
  'Parkway',
  'Drive',
  'Creek Road',
  'Mill Road',
  'Ferry',
  'Heights',
];
const DIRECTIONS = ['Northbound', 'Southbound', 'Eastbound', 'Westbound', ''];

/** With about as much text as the agencies' real records: a road, a cross street, a point, an id, a picture. */
function syntheticCamera(source: SourceId, index: number, random: () => number): Camera {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const { home } = AGENCIES[source];
  const { attribution } = AGENCY_TERMS[source];
  const code = pick(home);
  const [west, south, east, north] = REGIONS[code].bounds;
  const name = `${pick(SYLLABLES)}${pick(SYLLABLES)}${pick(SYLLABLES)}`;
  const cross = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${pick(ENDINGS)}`;
  const roadway = `I-${Math.floor(random() * 99) + 1}`;
  const picture = 10_000 + index * 3 + Math.floor(random() * 3);
  const host = new URL(attribution.url).host;
  const isVideo = random() < 0.25;
  const point = { lat: south + random() * (north - south), lng: west + random() * (east - west) };
  if (!isWithinBounds(code, point.lat, point.lng)) throw new Error(`${code} does not contain this point`);
  return CameraSchema.parse({
    id: `${source}-${1_000 + index}`,
    location: `${roadway} at ${cross}`,
    roadway,
    direction: pick(DIRECTIONS),
    lat: Number(point.lat.toFixed(5)),
    lng: Number(point.lng.toFixed(5)),
    imageUrl: `https://${host}/map/Cctv/${picture}`,
    videoUrl: isVideo ? `https://${host}/rtplive/R${Math.floor(random() * 20)}_${index}/playlist.m3u8` : null,
    feedType: isVideo ? 'video' : 'image',
    state: REGIONS[code].name,
    county: `${pick(SYLLABLES)}${pick(SYLLABLES)}`,
    city: `${pick(SYLLABLES)}${pick(SYLLABLES)}`,
    country: 'United States',
    country_code: 'us',
    iso_3166_2: `US-${code}`,
    source,
    sourceId: String(Math.floor(random() * 9_000)),
    refreshMs: 30_000,
    attribution,
  });
}

const PLACED_SOURCES = CORE_SOURCES.filter((id) => AGENCIES[id].home.length > 0);

/** `count` made-up cameras over all sources that have a home, by file. */
export function syntheticCatalog(count: number): Map<CameraFile, Camera[]> {
  const { between } = createRandom('catalog');
  const random = () => between(0, 1);
  const files = new Map<CameraFile, Camera[]>(CORE_FILES.map((file) => [file, []]));
  for (let index = 0; index < count; index += 1) {
    const source = PLACED_SOURCES[index % PLACED_SOURCES.length]!;
    files.get(getCameraFile(source))!.push(syntheticCamera(source, index, random));
  }
  return files;
}
