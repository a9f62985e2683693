import { groupBy } from '@/lib/core/collections';
import { isRecord } from '@/lib/core/parse-json';
import type { FieldMap } from '../configs';
import type { Row } from '../field-map';

const MAX_DEPTH = 4;
const MAX_ROWS = 500;
const MIN_SHARE = 0.8;

type Columns = ReadonlyMap<string, readonly string[]>;

/** Texts by their path. Of a list, the first three items. */
function listCells(value: unknown, path = '', depth = 0): (readonly [path: string, text: string])[] {
  if (typeof value !== 'object' || value === null) {
    const text = ['string', 'number'].includes(typeof value) ? String(value).trim() : '';
    return text === '' ? [] : [[path, text]];
  }
  if (depth === MAX_DEPTH) return [];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 3 : undefined);
  return entries.flatMap(([key, inner]) => listCells(inner, path === '' ? key : `${path}.${key}`, depth + 1));
}

function readColumns(rows: readonly Row[]): Columns {
  const columns = groupBy(
    rows.flatMap((row) => listCells(row)),
    ([path]) => path,
  );
  return new Map([...columns].map(([path, cells]) => [path, cells.map(([, text]) => text)]));
}

interface Kind {
  readonly looks: string;
  readonly name: RegExp;
  readonly fits: (text: string) => boolean;
  readonly isUnique?: true;
  /** Prefers streets to counties. */
  readonly isVaried?: true;
  /** Preferred to a field with a better name. */
  readonly isValueEnough?: true;
}

const isBetween = (low: number, high: number) => (text: string) => {
  const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return number >= low && number <= high;
};
const PICTURE = /\.(jpe?g|png|gif|webp)(\?|$)|^https?:\/\/.*(image|snapshot|still|cctv|camera)/i;
const isAddress = (text: string) => /^(https?:)?\/\//.test(text);

const KINDS = {
  lat: {
    looks: 'numbers between 17 and 84',
    name: /(^|[^a-z])(lat|latitude|y)$|coordinates\.1$/i,
    fits: isBetween(17, 84),
  },
  lng: {
    looks: 'numbers between −180 and −50',
    name: /(^|[^a-z])(lon|lng|long|longitude|x)$|coordinates\.0$/i,
    fits: isBetween(-180, -50),
  },
  pair: {
    looks: 'pairs of a longitude and a latitude',
    name: /coordinates|point|geom/i,
    fits: (text: string) => /^(?:POINT ?\()?-\d+(?:\.\d+)?[ ,]+\d+(?:\.\d+)?/i.test(text),
  },
  video: {
    looks: 'addresses of playlists',
    name: /./,
    fits: (text: string) => /\.m3u8(\?|$)/.test(text),
    isValueEnough: true,
  },
  image: {
    looks: 'addresses of pictures',
    name: /image|img|snap|still|photo|picture|url/i,
    fits: (text: string) => PICTURE.test(text) && !/\.m3u8/.test(text),
    isValueEnough: true,
  },
  id: {
    looks: 'different values',
    name: /(^|[._])(?:\w*cam(?:era)?)?_?(id|guid|uuid|index|number|code|key)$/i,
    fits: (text: string) => text.length <= 60 && !isAddress(text),
    isUnique: true,
  },
  name: {
    looks: 'texts',
    name: /name|title|desc|location|intersection|caption/i,
    fits: (text: string) => /[a-z].*[a-z]/i.test(text) && !isAddress(text),
    isVaried: true,
  },
  roadway: { looks: 'texts', name: /road|route|highway|street/i, fits: (text: string) => !isAddress(text) },
  direction: {
    looks: 'directions',
    name: /direction|heading/i,
    fits: (text: string) => /^(n|s|e|w|north|south|east|west)/i.test(text),
  },
} as const satisfies Record<string, Kind>;

function find(kind: Kind, columns: Columns, rows: number) {
  const scored = [...columns].flatMap(([path, texts]) => {
    const fitting = texts.filter(kind.fits).length;
    const share = fitting / Math.max(1, kind.isValueEnough ? texts.length : rows);
    const isNamed = kind.name.test(path);
    if (share < MIN_SHARE || (!isNamed && !kind.isValueEnough)) return [];
    const different = new Set(texts).size;
    if (kind.isUnique && different < rows * MIN_SHARE) return [];
    const shortness = 1 / (1 + path.split('.').length) + (kind.isVaried ? different / rows : 0);
    return [{ path, share: fitting / rows, score: share + (isNamed ? 1 : 0) + shortness + (fitting / rows) * 0.5 }];
  });
  return scored.sort((a, b) => b.score - a.score)[0] ?? null;
}

/** Before a path within a list of views, such as `views.0.url`. */
const IN_VIEWS = /^(.+?)\.\d\.(?=.)/;

type Fields = Readonly<Partial<Record<keyof typeof KINDS, string>>>;

function locate({ lat, lng, pair }: Fields): Pick<FieldMap, 'lat' | 'lng'> | null {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  if (pair === undefined) return null;
  return { lat: { from: pair, match: /^\D*[\d.]+[ ,]+([\d.]+)/ }, lng: { from: pair, match: /^[^-]*(-[\d.]+)/ } };
}

function readViews({ image, video }: Fields): Pick<FieldMap, 'views' | 'viewsAt'> | null {
  const paths = Object.entries({ image, video }).flatMap(([name, path]) => (path === undefined ? [] : [[name, path]]));
  if (paths.length === 0) return null;
  const [viewsAt] = paths.flatMap(([, path = '']) => IN_VIEWS.exec(path)?.[1] ?? []);
  const view = Object.fromEntries(paths.map(([name = '', path = '']) => [name, path.replace(IN_VIEWS, '')]));
  return { ...(viewsAt !== undefined && { viewsAt }), views: [view] };
}

function explainNoViews(columns: Columns): string {
  const pages = [...columns].find(([, texts]) => texts.every(isAddress) && new Set(texts).size > 1);
  const none = 'No field holds addresses of pictures or video';
  return pages
    ? `${none}; if the pages at \`${pages[0]}\` show them, write a row of the platform \`site-pages\` by hand.`
    : `${none}.`;
}

function buildMap(fields: Fields, columns: Columns): FieldMap | string {
  const { id, name, roadway, direction } = fields;
  const place = locate(fields);
  const views = readViews(fields);
  if (views === null) return explainNoViews(columns);
  if (id === undefined) return 'No field tells one camera from another; name one with --map id=FIELD.';
  if (place === null)
    return 'No fields hold a latitude and a longitude; name them with --map lat=FIELD --map lng=FIELD.';
  const others = { ...(roadway && { roadway }), ...(direction && { direction }) };
  return { id, name: name ?? roadway ?? id, ...place, ...views, ...others };
}

function findWrong(given: Readonly<Record<string, string>>, columns: Columns): string | null {
  for (const [name, path] of Object.entries(given)) {
    if (!(name in KINDS)) return `No field is called ${name}; there are ${Object.keys(KINDS).join(', ')}.`;
    if (!columns.has(path)) return `No row has \`${path}\`; rows have ${[...columns.keys()].join(', ')}.`;
  }
  return null;
}

/**
 * A field map and its reasons, for a person to confirm; one sentence if the list has no cameras.
 * @param given fields that a person chose, by name, such as `lat`
 */
export function guessFields(rows: readonly unknown[], given: Readonly<Record<string, string>>) {
  const sample = rows.filter(isRecord).slice(0, MAX_ROWS);
  const columns = readColumns(sample);
  const wrong = findWrong(given, columns);
  if (wrong !== null) return wrong;
  const evidence: string[] = [];
  const fields: Partial<Record<keyof typeof KINDS, string>> = {};
  for (const [name, kind] of Object.entries(KINDS) as [keyof typeof KINDS, Kind][]) {
    if (name === 'pair' && locate(fields) !== null) continue;
    const chosen = given[name];
    // A replaced layer has new object ids. Some lists have only unique names.
    const search = () =>
      find(kind, columns, sample.length) ??
      (name === 'id' ? find({ ...kind, name: /(objectid|name|location)$/i }, columns, sample.length) : null);
    const found = chosen === undefined ? search() : { path: chosen, share: 0 };
    if (found === null) continue;
    fields[name] = found.path;
    const why = chosen === undefined ? `${Math.round(found.share * 100)} % ${kind.looks}` : 'as given';
    evidence.push(`${name}: ${found.path}, ${why}`);
  }
  const map = buildMap(fields, columns);
  return typeof map === 'string' ? map : { map, evidence };
}
