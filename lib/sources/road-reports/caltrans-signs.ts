import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import { field, getRows, parseClock } from '../read-rows';
import { getRequest, PLAIN_LIST } from '../source';
import { buildSign, type ReadSign } from './build-sign';
import { readReports, type ReportAgency, type ReportEndpoint, type ReportResult } from './read-reports';

/** All values are text; an absent one is `Not Reported`. Keys of lines are numbered per phase. */
const Phase = z.record(z.string(), field.any).catch({});

const Row = z.object({
  cms: z.object({
    index: field.id,
    recordTimestamp: z
      .object({ recordDate: field.meaningful, recordTime: field.meaningful })
      .catch({ recordDate: '', recordTime: '' }),
    location: z.object({
      locationName: field.meaningful,
      longitude: field.number,
      latitude: field.number,
      direction: field.meaningful,
      route: field.meaningful,
    }),
    inService: field.flag,
    message: z.object({
      messageTimestamp: z
        .object({ messageDate: field.meaningful, messageTime: field.meaningful })
        .catch({ messageDate: '', messageTime: '' }),
      display: field.meaningful,
      phase1: Phase,
      phase2: Phase,
    }),
  }),
});

const ZONE = 'America/Los_Angeles';

/** Changeable message signs of one district (`d4`). https://cwwp2.dot.ca.gov/documentation/cms/cms.htm */
export function adaptCaltransSigns(part: string, agency: ReportAgency): readonly ReportEndpoint<ReadSign>[] {
  const district = part.slice(1);
  return [
    {
      ...PLAIN_LIST,
      name: 'caltrans-signs',
      first: () =>
        getRequest(`https://cwwp2.dot.ca.gov/data/d${district}/cms/cmsStatusD${district.padStart(2, '0')}.json`),
      parse: (pages) =>
        readReports(
          pages.flatMap((page) => getRows(page, 'data')),
          Row,
          (row) => readRow(row, agency),
        ),
    },
  ];
}

function readRow({ cms }: z.infer<typeof Row>, agency: ReportAgency): ReportResult<ReadSign> {
  const { index, recordTimestamp: record, location, inService, message } = cms;
  const count = Number(/^([12]) Pages?\b/i.exec(message.display)?.[1] ?? 0);
  if (!inService || count === 0) return { dropped: 'dark' };
  const { messageDate, messageTime } = message.messageTimestamp;
  return buildSign(agency, {
    id: index,
    name: location.locationName,
    road: location.route,
    direction: location.direction,
    place: parsePoint(location.latitude, location.longitude),
    pages: [readLines(message.phase1), readLines(message.phase2)].slice(0, count),
    // 1970 means unknown.
    since: messageDate.startsWith('1970') ? null : parseClock(`${messageDate} ${messageTime}`, ZONE),
    recordedAt: parseClock(`${record.recordDate} ${record.recordTime}`, ZONE),
  });
}

const readLines = (phase: z.infer<typeof Phase>): string[] =>
  Object.entries(phase).flatMap(([key, line]) => (/Line\d$/.test(key) && typeof line === 'string' ? [line] : []));
