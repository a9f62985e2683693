import { z } from 'zod';
import type { SourceId } from '@/lib/agencies/agencies';
import { cleanText } from '@/lib/camera/clean-text';
import { parsePoint } from '@/lib/camera/coordinates';
import { MAX_SIGN_CHARACTERS } from '@/lib/road-reports/sign-text';
import { field } from '../read-rows';
import { buildSign, rawText, type ReadSign, type SignDraft } from './build-sign';
import { createReportList, type ReportAgency, type ReportEndpoint } from './read-reports';

interface SignList {
  readonly url: string;
  /** The rows' key; '' for a plain array. */
  readonly key: string;
  /** Null for a dark sign. */
  readonly row: z.ZodType<SignDraft | null>;
}

const chart = z
  .object({
    id: field.id,
    description: field.text,
    lat: field.number,
    lon: field.number,
    commMode: field.text,
    opStatus: field.text,
    msgPlain: rawText,
    msgMulti: rawText,
    msgHTML: rawText,
    lastCachedDataUpdateTime: field.time,
  })
  .transform(({ id, description, lat, lon, commMode, opStatus, msgMulti, msgHTML, msgPlain, ...row }) =>
    commMode !== 'ONLINE' || opStatus !== 'OK'
      ? null
      : {
          ...{ id, name: description, road: '', direction: '', place: parsePoint(lat, lon) },
          pages: [msgMulti || readTable(msgHTML) || msgPlain],
          recordedAt: row.lastCachedDataUpdateTime,
        },
  );

/** An escaped table, a row for each line. */
const readTable = (html: string): string =>
  cleanText(html.slice(0, MAX_SIGN_CHARACTERS), MAX_SIGN_CHARACTERS).replace(/<\/tr>/gi, '<br>');

/** Its geometry is in meters, and `EditDate` is when the layer was loaded. */
const iowa = z
  .object({
    attributes: z.object({
      DeviceName: field.id,
      Route: field.meaningful,
      Direction: field.text,
      msgtext: rawText,
      NTCIP: rawText,
      lat_: field.number,
      long_: field.number,
      EditDate: field.time,
    }),
  })
  .transform(({ attributes: { DeviceName, Route, Direction, msgtext, NTCIP, lat_, long_, EditDate } }) => ({
    ...{ id: DeviceName, name: DeviceName, road: Route, direction: Direction, place: parsePoint(lat_, long_) },
    ...{ pages: [NTCIP || msgtext], recordedAt: EditDate },
  }));

/** Its plain copy of a message joins the columns. */
const driveBc = z
  .object({
    id: field.id,
    description: field.text,
    roadway_name: field.meaningful,
    roadway_direction: field.text,
    static_text: rawText,
    message_text: rawText,
    location: field.geometry,
    is_on: field.flag,
    updated_datetime_utc: field.time,
    cache_datetime_utc: field.time,
  })
  .transform(({ id, description, roadway_name: road, roadway_direction: direction, location: place, ...row }) =>
    row.is_on
      ? {
          ...{ id, name: description, road, direction, place, pages: [row.message_text || row.static_text] },
          ...{ since: row.updated_datetime_utc, recordedAt: row.cache_datetime_utc },
        }
      : null,
  );

const iteris = z
  .object({
    properties: z.object({
      id: field.id,
      name: field.text,
      report: rawText,
      route: field.meaningful,
      direction: field.text,
    }),
    geometry: field.geometry,
  })
  .transform(({ properties: { id, name, report, route, direction }, geometry }) => ({
    ...{ id, name, road: route, direction, place: geometry, pages: [report] },
  }));

/** Lists of all signs in one answer. */
const LISTS: Partial<Record<SourceId, SignList>> = {
  '511bc': { url: 'https://www.drivebc.ca/api/dms', key: '', row: driveBc },
  '511ia': {
    url: 'https://services.arcgis.com/8lRhdTsQyJpO52F1/arcgis/rest/services/DMS_View/FeatureServer/0/query?where=1%3D1&outFields=DeviceName,Route,Direction,msgtext,NTCIP,lat_,long_,EditDate&returnGeometry=false&resultRecordCount=2000&f=json',
    key: 'features',
    row: iowa,
  },
  '511md': {
    url: 'https://chartexp1.sha.maryland.gov/CHARTExportClientService/getDMSMapDataJSON.do',
    key: 'data',
    row: chart,
  },
  '511mt': {
    url: 'https://mt.cdn.iteris-atis.com/geojson/icons/metadata/icons.dms.geojson',
    key: 'features',
    row: iteris,
  },
};

export function adaptJsonSigns(agency: ReportAgency): readonly ReportEndpoint<ReadSign>[] {
  const list = LISTS[agency.source];
  if (list === undefined) return [];
  return [
    createReportList({ name: 'json-signs', ...list }, (draft) =>
      draft === null ? { dropped: 'dark' } : buildSign(agency, draft),
    ),
  ];
}
