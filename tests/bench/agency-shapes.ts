import type { CameraRecord } from '@/lib/camera/camera';
import type { SourceId } from '@/lib/agencies/agencies';
import type { StateCode } from '@/lib/camera/regions';
import type { Random } from '@/demo/random';

// How agencies write: patterns of texts, ids, and addresses, and what is often missing. No camera is an agency's.

/** A place for a camera beside a made-up road. */
export interface Spot {
  /** Number of the camera in its list, from 0. */
  readonly index: number;
  /** `I-95`, with the agency's own sign before the number. */
  readonly road: string;
  readonly mile: number;
  readonly cross: string;
  /** The next cross street. */
  readonly beyond: string;
  readonly side: 'N' | 'S' | 'E' | 'W';
  readonly town: string;
  readonly county: string;
  readonly random: Random;
}

type Texts = Partial<CameraRecord> & Pick<CameraRecord, 'id' | 'location'>;

export interface Shape {
  readonly source: SourceId;
  readonly state: StateCode;
  /** Cameras of a thousand. */
  readonly share: number;
  /** Signs before road numbers. Streets lack them. */
  readonly signs: readonly [string, ...string[]];
  /** Share of cameras without a town. */
  readonly townless?: number;
  readonly describe: (spot: Spot) => Texts;
}

const DIRECTIONS = { N: 'Northbound', S: 'Southbound', E: 'Eastbound', W: 'Westbound' } as const;
const SYNCED_AT = 1_782_907_200_000;
const HEX = 16;

const loud = (text: string): string => text.toUpperCase();
const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const padded = (number: number, digits: number): string => String(Math.floor(number)).padStart(digits, '0');
const whole = ({ between }: Random, low: number, high: number): number => Math.floor(between(low, high));
/** Agencies number their cameras with gaps. */
const serial = ({ index, random }: Spot, first: number): number => first + index * 2 + whole(random, 0, 2);
const direction = ({ side, random }: Spot, share: number): string => (random.chance(share) ? DIRECTIONS[side] : '');
const hex = (random: Random, length: number): string =>
  Array.from({ length }, () => whole(random, 0, HEX).toString(HEX)).join('');
const uuid = (random: Random): string => [8, 4, 4, 4, 12].map((length) => hex(random, length)).join('-');
const digits = (road: string): string => road.replaceAll(/\D/g, '');

const video = (videoUrl: string) => ({ videoUrl, feedType: 'video' }) as const;
/** Names end in `-00`, `-01`, … */
const views = (count: number, toUrl: (number: string) => string): Partial<CameraRecord> => {
  const urls = Array.from({ length: count }, (_, view) => toUrl(padded(view, 2)));
  const all = urls.map((imageUrl, view) => ({ angleName: `Angle ${view + 1}`, imageUrl, feedType: 'image' as const }));
  return { imageUrl: urls[0], ...(count > 1 && { hasMultipleViews: true, views: all }) };
};

/** Many agencies have their list from the same maker. */
function ibi(spot: Spot, code: string, host: string): Omit<Texts, 'location'> {
  return {
    id: `511${code.toLowerCase()}-${serial(spot, 1_000)}`,
    sourceId: `${code}-${spot.index + whole(spot.random, 1, 3)}`,
    imageUrl: `https://${host}/map/Cctv/${serial(spot, 4_000)}`,
    refreshMs: 30_000,
    updatedAt: SYNCED_AT,
  };
}

function newYork(spot: Spot): Texts {
  const { road, cross, beyond, mile, side, town, random } = spot;
  const [isThruway, isStreet] = [random.chance(0.2), random.chance(0.3)];
  const post = `${road} MP ${mile.toFixed(2).padStart(6, '0')} ${side}B at Interchange ${whole(random, 1, 60)} (${town})`;
  const stream = `https://s${random.pick([51, 52, 53, 7])}.streams-ny.example/rtplive/R${whole(random, 1, 12)}_${padded(random.between(0, 400), 3)}/playlist.m3u8`;
  return {
    ...ibi(spot, 'NY', 'cctv-ny.example'),
    location: isThruway ? post : isStreet ? `${cross} at ${beyond}` : `${road} at ${cross}`,
    roadway: isThruway ? `${road} - Thruway` : isStreet ? cross : road,
    direction: direction(spot, 0.7),
    ...(random.chance(0.83) && video(stream)),
  };
}

function georgia(spot: Spot): Texts {
  const { road, cross, mile, side, county, random } = spot;
  const isFreeway = road.startsWith('I-');
  const location = isFreeway ? `${road} ${side} at ${cross}, mile ${mile.toFixed(1)}` : `${road} at ${cross}`;
  const code = isFreeway ? 'GDOT' : loud(county.slice(0, 4));
  const raw = isFreeway ? `${road} ${side} at ${cross.replaceAll(' ', '')} MM ${mile.toFixed(1)}` : location;
  return {
    ...ibi(spot, 'GA', 'cctv-ga.example'),
    location,
    rawLocation: `${code}-${padded(random.between(1, 1_400), 4)}: ${raw} (${county})`,
    roadway: road,
    direction: direction(spot, 0.93),
    videoAuthRequired: true,
  };
}

function florida(spot: Spot): Texts {
  const { road, cross, mile, side, random } = spot;
  const post = `${road} @ MM ${mile.toFixed(1)}${random.pick(['', ` ${side}B`])}`;
  return {
    ...ibi(spot, 'FL', 'cctv-fl.example'),
    location: random.chance(0.55) ? post : `${road} ${random.pick(['at', 'AT', '@'])} ${cross}`,
    roadway: road,
    direction: direction(spot, 1),
    videoAuthRequired: true,
  };
}

function california(spot: Spot): Texts {
  const { index, road, cross, side, random } = spot;
  const [district, number] = [whole(random, 1, 13), serial(spot, 1)];
  const place = random.chance(0.2) ? `${DIRECTIONS[side].slice(0, 5).toLowerCase()} of ${cross}` : cross;
  const raw = `${random.chance(0.3) ? `TV${hex(random, 3)} -- ` : ''}${road} : ${place}`;
  const still = slug(raw);
  const stream = `https://media-ca.example/D${district}/${side}${digits(road)}_at_${cross.replaceAll(' ', '_')}.stream/playlist.m3u8`;
  return {
    id: `caltrans-d${district}-${number}`,
    sourceId: String(number),
    location: `${road} at ${place}`,
    rawLocation: raw,
    roadway: road,
    direction: direction(spot, 0.94),
    imageUrl: `https://cctv-ca.example/data/d${district}/cctv/image/${still}/${still}.jpg`,
    refreshMs: random.pick([120_000, 180_000, 300_000]),
    updatedAt: 1_562_000_000_000 + index * 1_000_000 + whole(random, 0, 1_000) * 1_000,
    ...(random.chance(0.18) && video(stream)),
  };
}

function ontario(spot: Spot): Texts {
  const { index, road, cross, side, random } = spot;
  const image = `https://cctv-on.example/map/Cctv/${serial(spot, 100)}`;
  const text = random.pick([`near ${cross}`, `at ${cross}`, `${DIRECTIONS[side].slice(0, 5).trim()} of ${cross}`]);
  return {
    id: `511on-${index + 1}`,
    sourceId: random.chance(0.5) ? `${whole(random, 1, 700)}-${digits(road)} ${cross}` : `CR-${whole(random, 1, 90)}`,
    location: `${road} ${text}`,
    roadway: road,
    ...views(random.chance(0.43) ? 3 : 1, (view) => (view === '00' ? image : `${image}${view}`)),
  };
}

function washington(spot: Spot): Texts {
  const { road, cross, mile, random } = spot;
  const [number, post] = [serial(spot, 1_000), mile.toFixed(2)];
  return {
    id: `511wa-${number}`,
    sourceId: String(number),
    location: `${road} at mile ${post}, ${cross}`,
    rawLocation: `${road} at MP ${post}: ${cross}`,
    roadway: road,
    direction: random.chance(0.7) ? 'Both Directions' : direction(spot, 1),
    imageUrl: `https://images-wa.example/${random.pick(['nw', 'sw', 'er'])}/${padded(Number(digits(road)), 3)}vc${padded(mile * 100, 5)}.jpg`,
  };
}

function illinois(spot: Spot): Texts {
  const { index, road, cross, beyond, county, side, random } = spot;
  const [place, list] = [random.chance(0.5) ? `${road} at ${cross}` : `${cross} at ${beyond}`, loud(county)];
  const still = `https://snapshots-il.example/IL-${list}_1_${county}_${side}B_${road.replace(' ', '-')}_${whole(random, 37e5, 42e5)}_-${whole(random, 87e5, 91e5)}_`;
  return {
    id: `511il-IL-${list}COUNTY-${index}`,
    sourceId: `IL-${list}COUNTY-${index}`,
    location: place,
    roadway: place.startsWith(road) ? road : '',
    ...views(random.chance(0.77) ? 4 : 1, (view) => `${still}${Number(view) + 1}_NONE.jpg`),
  };
}

function minnesota(spot: Spot): Texts {
  const { index, road, cross, side, town, random } = spot;
  const [name, number] = [`C${padded(random.between(100, 9_999), 4)}`, serial(spot, 100)];
  const isRural = random.chance(0.35);
  const still = `https://cam-mn.example/MN/Vid-${padded(random.between(0, 340_000), 9)}-`;
  return {
    id: `511mn-${number}`,
    sourceId: String(number),
    location: isRural ? town : `${road} ${side}B @ ${cross}`,
    ...(!isRural && { rawLocation: `T.H.${digits(road)} ${side}B @ ${cross}` }),
    roadway: road,
    updatedAt: 1_612_000_000_000 + index * 100_000 + whole(random, 0, 100_000),
    ...views(isRural ? 3 : 1, (view) =>
      isRural ? `${still}${view}-00.jpg` : `https://video-mn.example/image/metro/${name}`,
    ),
    ...(!isRural && random.chance(0.55) && video(`https://video-mn.example/public/${name}.stream/playlist.m3u8`)),
  };
}

function virginia(spot: Spot): Texts {
  const { road, cross, side, random } = spot;
  const mile = Number(spot.mile.toFixed(1));
  const name = `${random.pick(['HR', 'NO', 'Salem', 'Richmond', 'StauntonCCTV'])}${padded(random.between(1, 2_500), 4)}`;
  const isPost = random.chance(0.7);
  return {
    id: `vdot-${serial(spot, 500)}`,
    sourceId: name,
    location: isPost ? `${road} / MM ${mile} / ${side}B` : `${road} at ${cross}`,
    roadway: road,
    direction: direction(spot, 0.79),
    imageUrl: `https://snapshot-va.example/thumbs/${name}.flv.png`,
    ...(isPost && { mrm: mile }),
  };
}

function newYorkCity({ cross, beyond, random }: Spot): Texts {
  const id = uuid(random);
  const imageUrl = `https://webcams-nyc.example/api/cameras/${id}/image`;
  return { id, sourceId: id, location: `${cross} @ ${beyond}`, road: cross, imageUrl, refreshMs: 2_000 };
}

/** Its text and a still, in a pattern that other agencies have as well. */
const plain =
  (source: SourceId, toStill: (name: string) => string) =>
  (spot: Spot): Texts => {
    const name = `${slug(spot.county).slice(0, 5)}_cam_${padded(serial(spot, 0), 3)}`;
    return {
      id: `${source}-${name}`,
      sourceId: name,
      location: `${spot.road} at ${spot.cross}`,
      roadway: spot.road,
      direction: direction(spot, 0.5),
      imageUrl: toStill(name),
    };
  };

export const SHAPES: readonly Shape[] = [
  { source: '511fl', state: 'FL', share: 145, signs: ['I-', 'I-', 'SR-', 'US-'], describe: florida },
  { source: '511ga', state: 'GA', share: 120, signs: ['I-', 'SR ', 'SR ', 'US '], describe: georgia },
  { source: 'caltrans', state: 'CA', share: 95, signs: ['I-', 'SR-', 'SR-', 'US-'], describe: california },
  { source: 'nycdot', state: 'NY', share: 85, signs: ['Ave '], describe: newYorkCity },
  { source: '511ny', state: 'NY', share: 75, signs: ['I-', 'I-', 'NY ', 'US '], describe: newYork },
  { source: 'vdot', state: 'VA', share: 55, signs: ['I-', 'I-', 'VA-', 'US-'], describe: virginia },
  { source: '511wa', state: 'WA', share: 50, signs: ['I-', 'SR ', 'US '], describe: washington },
  { source: '511il', state: 'IL', share: 40, signs: ['I-', 'IL ', 'US '], describe: illinois },
  { source: '511on', state: 'ON', share: 40, signs: ['Highway '], townless: 0.1, describe: ontario },
  { source: '511mn', state: 'MN', share: 30, signs: ['I-', 'US ', 'MN '], describe: minnesota },
  {
    source: '511oh',
    state: 'OH',
    share: 20,
    signs: ['I-', 'SR-', 'US-'],
    describe: plain('511oh', (name) => `https://images-oh.example/${name}.jpg`),
  },
  {
    source: '511mi',
    state: 'MI',
    share: 10,
    signs: ['I-', 'M-', 'US-'],
    describe: plain('511mi', (name) => `https://images-mi.example/${name}.jpg`),
  },
];
