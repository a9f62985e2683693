import { z } from 'zod';
import { cleanText } from '@/lib/camera/clean-text';
import { parsePoint } from '@/lib/camera/coordinates';
import { MAX_SIGN_CHARACTERS } from '@/lib/road-reports/sign-text';
import { field, getRows } from '../read-rows';
import { getRequest, PLAIN_LIST } from '../source';
import { buildSign, type ReadSign } from './build-sign';
import { readReports, type ReportAgency, type ReportEndpoint, type ReportResult } from './read-reports';

const text = field.any.transform((value) => (typeof value === 'string' ? value : ''));

const Row = z.object({
  id: field.id,
  description: field.text,
  lat: field.number,
  lon: field.number,
  commMode: field.text,
  opStatus: field.text,
  msgPlain: text,
  msgMulti: text,
  msgHTML: text,
  lastCachedDataUpdateTime: field.time,
});

/** Maryland's CHART: all signs as one list. */
export const adaptChartSigns = (agency: ReportAgency): ReportEndpoint<ReadSign> => ({
  ...PLAIN_LIST,
  name: 'chart-signs',
  first: () => getRequest('https://chartexp1.sha.maryland.gov/CHARTExportClientService/getDMSMapDataJSON.do'),
  findRefusal: (page) =>
    z.object({ data: z.array(z.unknown()) }).safeParse(page).success ? null : 'not a list of signs',
  parse: ([page]) => readReports(getRows(page, 'data'), Row, (row) => readRow(row, agency)),
});

function readRow(row: z.infer<typeof Row>, agency: ReportAgency): ReportResult<ReadSign> {
  if (row.commMode !== 'ONLINE' || row.opStatus !== 'OK') return { dropped: 'dark' };
  const { id, description, msgMulti, msgHTML, msgPlain } = row;
  return buildSign(agency, {
    id,
    name: description,
    road: '',
    direction: '',
    place: parsePoint(row.lat, row.lon),
    pages: [msgMulti || readTable(msgHTML) || msgPlain],
    recordedAt: row.lastCachedDataUpdateTime,
  });
}

/** An escaped table, a row for each line. */
const readTable = (html: string): string =>
  cleanText(html.slice(0, MAX_SIGN_CHARACTERS), MAX_SIGN_CHARACTERS).replace(/<\/tr>/gi, '<br>');
