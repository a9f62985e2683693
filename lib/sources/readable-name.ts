import type { SourceId } from '@/lib/agencies/agencies';

interface Naming {
  readonly roadway: string;
}
type Rule = (name: string, naming: Naming) => string;

const SIDES: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' };
const STREETS = /^(?:ST|RD|DR|LN|CT|PL|SQ|BR|MT|FT|AVE|BLVD)$/;
const SMALL = /^(?:OF|AT|AND|THE|IN|ON)$/;
const ABBREVIATION = /^(?:RWIS|DMS|JCT|CR|SR|US|NB|SB|EB|WB|[A-Z]{1,2})$/;

function spell(text: string): string {
  const words = text.replace(/\b(\d+)(ST|ND|RD|TH)\b/g, (_, number: string, end: string) => number + end.toLowerCase());
  return words
    .replace(/\b[A-Z]{2,}\b/g, (word) => {
      if (SMALL.test(word)) return word.toLowerCase();
      if (ABBREVIATION.test(word) && !STREETS.test(word)) return word;
      return word.charAt(0) + word.slice(1).toLowerCase();
    })
    .trim();
}

const SIDE = /^((?:[NSEW]B )?(?:just )?)(north|south|east|west|[NSEW])(?: |\/)(?:O|of)\b ?/i;

/** `W OF MERIDIAN ST` becomes `west of …`. */
function spellSide(text: string): string {
  const toWord = (side: string): string => SIDES[side.toUpperCase()] ?? side.toLowerCase();
  return text.replace(SIDE, (_, start: string, side: string) => `${start.replace(/just/i, 'just')}${toWord(side)} of `);
}

const joinPlace = (road: string, place: string): string => `${road} ${SIDE.test(place) ? '' : 'at '}${place}`;

/** `I-865: 1-865-003-5-_-_-cam-1 I-865/3.7`: road, code, place. */
const INDIANA = /^([^:]+): ((?:[a-z]+\d?-)*\d[\da-z_-]*(?:[NSEW]B\w*)?) *(.*)$/;

function nameIndiana(name: string): string {
  const [, road, code = '', place = ''] = INDIANA.exec(name) ?? [];
  if (road === undefined) return name;
  const number = /(?:-cam-?|-\d-)([2-9])(?:-|$)/.exec(code)?.[1];
  const readable = placeIndiana(road, code, place.replace(/^RP /, 'REST PARK '));
  return readable !== null && number !== undefined ? `${readable} (${number})` : (readable ?? name);
}

function placeIndiana(road: string, code: string, place: string): string | null {
  if (place === '') {
    const [, whole, tenth] = /^\d-\d{3}-0*(\d+)-(\d)/.exec(code) ?? [];
    return whole === undefined ? null : `${road} at mile ${whole}.${tenth}`;
  }
  const [, mile, rest = ''] = /^(?:[\w-]+\/|@ )(\d+\.\d+) *(.*)$/.exec(place) ?? [];
  if (mile !== undefined) return [`${road} at mile ${mile}`, spell(spellSide(rest))].filter(Boolean).join(', ');
  return place.includes('&') ? spell(place) : joinPlace(road, spell(spellSide(place.replace(/^.*@ */, ''))));
}

/** `US 23 MP 1.1 @ US 119`, `I-65 NB @ MP 115.6`, `70 AT Z, MM 181.3` */
function spellMile(text: string): string {
  return text
    .replace(/ M[MP] ([\d.]+) @ /, ' at mile $1, ')
    .replace(/ (?:@|at) M[MP] ([\d.]+)(: )?/, (_, mile: string, place = '') => ` at mile ${mile}${place && ', '}`)
    .replace(/, M[MP] ([\d.]+)$/, ', mile $1')
    .replace(/ M[MP] ([\d.]+)$/, ' at mile $1')
    .replace(/ @ /g, ' at ');
}

/** `I-64 @ 58.5 Bigley I/C` */
function nameWestVirginia(name: string): string {
  const [, road, mile, place = ''] = /^(.+?) *@ *(\d*\.?\d+)(?: (.+))?$/.exec(name) ?? [];
  return road === undefined ? spellMile(name) : [`${road} at mile ${mile}`, place].filter(Boolean).join(', ');
}

/** `270 N/O DORSETT, MM 18.1` */
function nameMissouri(name: string): string {
  const [, road, place = ''] = /^(.+?) ([NSEW]\/O .+)$/.exec(name) ?? [];
  return spellMile(road === undefined ? spell(name) : `${spell(road)} ${spell(spellSide(place))}`);
}

/** `Rest Area: I-80 EB MM 148 near Mitchellville: RA80EB148 - Center` */
const IOWA_STOP = /^(Rest Area|Parking Only): (.+) MM ([\d.]+) near ([^:]+)(?:: \w+(?: - (.+))?)?$/;

/** `I-380: 6FA - I-380 @ MM 34.1 (IWZ 3711S)` */
function nameIowa(name: string): string {
  const rest = name.replace(/^[^:]+: (?:[A-Z0-9]{2,4} - )?/, '');
  const [, kind, road, mile, town, view] = IOWA_STOP.exec(rest) ?? [];
  if (kind !== undefined) {
    const stop = kind === 'Rest Area' ? 'rest area' : 'parking';
    return `${road} at mile ${mile}, ${stop} near ${town}${view ? ` (${view})` : ''}`;
  }
  return spellMile(rest.replace(/ \((?:IWZ [^)]*|\d+)\)/, '').replace(/: R\d+: /, ', '));
}

/** `2140N_75_S/O_UNIVERSITY_M214-A` */
function nameFlorida(name: string, { roadway }: Naming): string {
  const [, number, place = '', mile] = /^\d+[NSEW]_(\d+)_(.*?)_?M0*(\d+)(?:-?[A-Z])?$/.exec(name) ?? [];
  if (number === undefined) return name;
  const spelled = spell(spellSide(place.replaceAll('_', ' ')));
  return [`${roadway || `I-${number}`} at mile ${mile}`, spelled].filter(Boolean).join(', ');
}

/** `GDOT-0343: I-20 E at LoweryBlvd MM 55.6 (Fulton)`: the county is a separate field. */
function nameGeorgia(name: string): string {
  const [, place] = /^[A-Z]+-[\d_]+: (.+?)(?: \([A-Z]\w+\))?$/.exec(name) ?? [];
  if (place === undefined) return name;
  return place
    .replace(/ MM ([\d.]+)$/, ', mile $1')
    .replaceAll('_', ' ')
    .replace(/\b(?!De[A-Z]|Mc[A-Z]|Mac[A-Z]|La[A-Z])[A-Z]?[a-z]+[A-Z][A-Za-z]+/g, (word) =>
      word.replace(/([a-z])([A-Z])/g, '$1 $2'),
    );
}

/** `TVB90 -- I-280 : Lawrence Expressway`, `I-210 : (180) E of 27th` */
function nameCaltrans(name: string): string {
  const [, road, place] = /^(?:T\w+ -- )?(\S+(?: \d+)?) : (?:\(\d+\) )?(.+)$/.exec(name) ?? [];
  if (road === undefined || place === undefined) return name;
  const spelled = spellSide(place)
    .replace(/^(?:[NSEW]\d+ )?at /i, '')
    .replace(/ - Looking (\w+)$/, (_, side: string) => `, looking ${side.toLowerCase()}`);
  return joinPlace(road, spelled);
}

const NYC_ROADS: Readonly<Record<string, string>> = {
  BRE: 'Bruckner Expy',
  CBE: 'Cross Bronx Expy',
  MDE: 'Major Deegan Expy',
  MLK: 'Dr. Martin Luther King Jr. Expy',
  PE: 'Prospect Expy',
  SIE: 'Staten Island Expy',
  WSE: 'West Shore Expy',
};

/** `C2-BQE-08-EB_at_Atlantic_Ave-Ex27`, or a suffix like `- quad - ptz -141.59` */
function nameNewYorkCity(name: string): string {
  const [, code, travel = '', place = '', exit] = /^C\d-([A-Z]+)-\w+-(\w+?)_at_(.+?)(?:[-_]Ex(\w+))?$/.exec(name) ?? [];
  if (code === undefined) return name.replace(/(?:\s*-\s*(?:quad|ptz|[\d.]{4,}))+$/i, '');
  const side = SIDES[/^([NSEW])B?$/.exec(travel)?.[1] ?? ''];
  const road = [NYC_ROADS[code] ?? code, side && `${side}bound`].filter(Boolean).join(' ');
  return [`${road} at ${place.replaceAll('_', ' ')}`, exit && `exit ${exit}`].filter(Boolean).join(', ');
}

/** `T.H.52 SB @ Briggs Dr (MP 119.5)`: trunk highways. */
function nameMinnesota(name: string, { roadway }: Naming): string {
  const isOwn = (number: string): boolean => roadway.endsWith(` ${number}`);
  return name.replace(/\bT\.H\. ?(\d+\w?)/g, (_, number: string) => (isOwn(number) ? roadway : `Hwy ${number}`));
}

/** `93 S MM 17.8 CCTV`, by milepost in New Hampshire. */
function nameNewEngland(name: string, { roadway }: Naming): string {
  const [, side, mile] = /^(?:I )?\d+ ([NSEW])[NS]?,? (?:MM )?(\d+\.\d)(?:,? (?:CCTV|PCCTV|RWIS).*)?$/.exec(name) ?? [];
  if (side === undefined || roadway === '') return name;
  return `${roadway} ${SIDES[side]}bound at mile ${mile}`;
}

/** `SR-95 @SR-68 Laughlin Rd`, `Freedom Blvd / 200 W @ 1100 N / MP 16.2, PVO` */
const nameWithSign = (name: string): string =>
  name
    .replace(/, [A-Z]{2,3}$/, '')
    .replace(/ \/ (?:MP|Milepost) ([\d.]+)/, ', mile $1')
    .replace(/ @ ?(?:MP|Milepost) /, ' at mile ')
    .replace(/ @ ?/, ' at ');

/** `CAM 64 Southington I-84 WB E/O Exit 30 - Center St.` */
const nameConnecticut = (name: string): string => name.replace(/^CAM \d+ /i, '');

/** `CCTV05-I40-279W_I885` */
function nameNorthCarolina(name: string, { roadway }: Naming): string {
  const code = /^P?CCTV(?:SW)?-?\d+[-_](?:I|US|NC|SR)\d+[A-Z]*?(?:-([\d.]+))?(?:-?[NSEWMO])?(?:[-_](.+))?$/i;
  const [, mile, place = ''] = code.exec(name) ?? [];
  if (roadway === '' || (mile === undefined && place === '')) return name;
  const spelled = spell(place.replaceAll('_', ' ').replace(/\b(I|US|NC|SR)(\d+)/g, '$1-$2'));
  if (mile === undefined) return joinPlace(roadway, spelled);
  return [`${roadway} at mile ${mile}`, spelled].filter(Boolean).join(', ');
}

const RULES: Partial<Record<SourceId, Rule>> = {
  '511az': nameWithSign,
  '511ct': nameConnecticut,
  '511de': (name) => spell(spellMile(name)),
  '511fl': nameFlorida,
  '511ga': nameGeorgia,
  '511ia': nameIowa,
  '511in': nameIndiana,
  '511ky': spellMile,
  '511md': spell,
  '511mn': nameMinnesota,
  '511mo': nameMissouri,
  '511nc': nameNorthCarolina,
  '511newengland': nameNewEngland,
  '511ri': spellMile,
  '511ut': nameWithSign,
  '511wa': spellMile,
  '511wv': nameWestVirginia,
  '511nm': spellMile,
  // `I-75 at SR-73, 1017`: a device number.
  '511oh': (name) => name.replace(/, (?:\d{4}|D\d{2}-\d+)$/, ''),
  // `I-24 @ Highway 96 (MM78) (R3_187)`
  '511tn': (name) => spellMile(name.replace(/ \(R\d[-_]\w+\)$/, '')),
  austin: spell,
  caltrans: nameCaltrans,
  nycdot: nameNewYorkCity,
};

export function makeReadable(name: string, source: SourceId, roadway: string): string {
  return RULES[source]?.(name, { roadway }) || name;
}
