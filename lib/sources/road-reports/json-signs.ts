import { z } from 'zod';
import type { SourceId } from '@/lib/agencies/agencies';
import { cleanText, meaningfulText } from '@/lib/camera/clean-text';
import { parsePoint } from '@/lib/camera/coordinates';
import { isRecord } from '@/lib/core/parse-json';
import { MAX_SIGN_CHARACTERS } from '@/lib/road-reports/sign-text';
import { hasValues, readText, readValue, type Row } from '../field-map';
import type { Fields } from '../configs';
import { field } from '../read-rows';
import { buildSign, type ReadSign } from './build-sign';
import { createReportList, type ReportAgency } from './read-reports';
import type { ListEndpoint, RowResult } from '../source';

/** Fields of a row, as in lib/sources/field-map.ts. */
interface SignMap {
  readonly url: string;
  /** The rows' key; '' for a plain array. */
  readonly key: string;
  /** Values of a lit sign. */
  readonly lit?: Readonly<Record<string, RegExp>>;
  readonly id: Fields;
  readonly name: Fields;
  readonly road?: Fields;
  readonly direction?: Fields;
  readonly lat: Fields;
  readonly lng: Fields;
  readonly text: Fields;
  readonly since?: Fields;
  readonly recordedAt?: Fields;
}

/** Lists of all signs in one answer. */
const LISTS: Partial<Record<SourceId, SignMap>> = {
  '511bc': {
    ...{ url: 'https://www.drivebc.ca/api/dms', key: '', lit: { is_on: /^true$/i }, id: 'id', name: 'description' },
    ...{ road: 'roadway_name', direction: 'roadway_direction' },
    ...{ lat: 'location.coordinates.1', lng: 'location.coordinates.0' },
    // `static_text`, a plain copy, joins the columns.
    text: ['message_text', 'static_text'],
    ...{ since: 'updated_datetime_utc', recordedAt: 'cache_datetime_utc' },
  },
  // Its geometry is in meters, and `EditDate` is when the layer was loaded.
  '511ia': {
    url: 'https://services.arcgis.com/8lRhdTsQyJpO52F1/arcgis/rest/services/DMS_View/FeatureServer/0/query?where=1%3D1&outFields=DeviceName,Route,Direction,msgtext,NTCIP,lat_,long_,EditDate&returnGeometry=false&resultRecordCount=2000&f=json',
    ...{ key: 'features', id: 'attributes.DeviceName', name: 'attributes.DeviceName', road: 'attributes.Route' },
    ...{ direction: 'attributes.Direction', lat: 'attributes.lat_', lng: 'attributes.long_' },
    ...{ text: ['attributes.NTCIP', 'attributes.msgtext'], recordedAt: 'attributes.EditDate' },
  },
  '511md': {
    url: 'https://chartexp1.sha.maryland.gov/CHARTExportClientService/getDMSMapDataJSON.do',
    ...{ key: 'data', lit: { commMode: /^ONLINE$/, opStatus: /^OK$/ }, id: 'id', name: 'description' },
    ...{ lat: 'lat', lng: 'lon', text: ['msgMulti', 'msgHTML', 'msgPlain'], recordedAt: 'lastCachedDataUpdateTime' },
  },
  '511mt': {
    url: 'https://mt.cdn.iteris-atis.com/geojson/icons/metadata/icons.dms.geojson',
    ...{ key: 'features', id: 'properties.id', name: 'properties.name', road: 'properties.route' },
    ...{ direction: 'properties.direction', lat: 'geometry.coordinates.1', lng: 'geometry.coordinates.0' },
    text: 'properties.report',
  },
};

export function adaptJsonSigns(agency: ReportAgency): readonly ListEndpoint<ReadSign>[] {
  const list = LISTS[agency.source];
  if (list === undefined) return [];
  const { url, key } = list;
  const row = z.custom<Row>(isRecord);
  return [createReportList({ name: 'json-signs', url, key, row }, (sign) => readSign(sign, list, agency))];
}

function readSign(row: Row, map: SignMap, agency: ReportAgency): RowResult<ReadSign> {
  const id = readText(row, map.id);
  if (id === '') return { dropped: 'unreadable' };
  if (!hasValues(row, map.lit)) return { dropped: 'dark' };
  return buildSign(agency, {
    id,
    name: cleanText(readText(row, map.name)),
    road: meaningfulText(readValue(row, map.road)),
    direction: readText(row, map.direction),
    place: parsePoint(readValue(row, map.lat), readValue(row, map.lng)),
    pages: [splitTable(readText(row, map.text))],
    since: field.time.parse(readValue(row, map.since)),
    recordedAt: field.time.parse(readValue(row, map.recordedAt)),
  });
}

/** Maryland's escaped table has a row for each line. */
const splitTable = (text: string): string =>
  /&lt;\/tr/i.test(text) ? cleanText(text, MAX_SIGN_CHARACTERS).replace(/<\/tr>/gi, '<br>') : text;
