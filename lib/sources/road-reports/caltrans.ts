import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import { field, parseClock } from '../read-rows';
import { PLAIN_LIST, type ListEndpoint, type RowResult } from '../source';
import { buildSign, type ReadSign } from './build-sign';
import { createReportList, type ReportAgency } from './read-reports';

// https://cwwp2.dot.ca.gov/documentation: one file per district and kind. All values are text; an absent one is `Not Reported`.

/** Message signs, chain controls, lane closures, road weather, and travel times. */
type CaltransKind = 'cms' | 'cc' | 'lcs' | 'rwis' | 'tt';

/** Reads two fields, such as `recordDate` and `recordTime`. Null for 1970, which means unknown. */
export const pacificTime = (name: string) =>
  z
    .record(z.string(), field.meaningful)
    .catch({})
    .transform((row) => parseClock(`${row[`${name}Date`] ?? ''} ${row[`${name}Time`] ?? ''}`, 'America/Los_Angeles'));

/** Fields of every row but those of a lane closure. */
export const CALTRANS_ROW = {
  index: field.id,
  recordTimestamp: pacificTime('record'),
  inService: field.flag,
  location: z
    .object({
      locationName: field.meaningful,
      longitude: field.number,
      latitude: field.number,
      direction: field.meaningful,
      route: field.meaningful,
    })
    .transform(({ latitude, longitude, ...rest }) => ({ ...rest, place: parsePoint(latitude, longitude) })),
};

/** @param part the district: `d4` */
export function createCaltransList<Row, Item extends { readonly id: string }>(
  part: string,
  kind: CaltransKind,
  schema: z.ZodType<Row>,
  read: (row: Row) => RowResult<Item>,
): ListEndpoint<Item> {
  const district = part.slice(1);
  return createReportList(
    {
      ...{ name: `caltrans-${kind}`, key: 'data', row: z.record(z.literal(kind), schema) },
      url: `https://cwwp2.dot.ca.gov/data/d${district}/${kind}/${kind}StatusD${district.padStart(2, '0')}.json`,
      findRefusal: PLAIN_LIST.findRefusal,
    },
    (row) => read(row[kind]),
  );
}

/** Keys of lines are numbered per phase. */
const Phase = z.record(z.string(), field.any).catch({});

const SignRow = z.object({
  ...CALTRANS_ROW,
  message: z.object({
    messageTimestamp: pacificTime('message'),
    display: field.meaningful,
    phase1: Phase,
    phase2: Phase,
  }),
});

export const adaptCaltransSigns = (part: string, agency: ReportAgency): ListEndpoint<ReadSign> =>
  createCaltransList(part, 'cms', SignRow, (row) => {
    const { index, recordTimestamp, location, inService, message } = row;
    const count = Number(/^([12]) Pages?\b/i.exec(message.display)?.[1] ?? 0);
    if (!inService || count === 0) return { dropped: 'dark' };
    return buildSign(agency, {
      id: index,
      name: location.locationName,
      road: location.route,
      direction: location.direction,
      place: location.place,
      pages: [readLines(message.phase1), readLines(message.phase2)].slice(0, count),
      since: message.messageTimestamp,
      recordedAt: recordTimestamp,
    });
  });

const readLines = (phase: z.infer<typeof Phase>): string[] =>
  Object.entries(phase).flatMap(([key, line]) => (/Line\d$/.test(key) && typeof line === 'string' ? [line] : []));
