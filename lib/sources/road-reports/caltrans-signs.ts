import { z } from 'zod';
import { field } from '../read-rows';
import { buildSign, type ReadSign } from './build-sign';
import { CALTRANS_ROW, createCaltransList, pacificTime } from './caltrans';
import type { ReportAgency } from './read-reports';
import type { ListEndpoint, RowResult } from '../source';

/** Keys of lines are numbered per phase. */
const Phase = z.record(z.string(), field.any).catch({});

const Row = z.object({
  ...CALTRANS_ROW,
  message: z.object({
    messageTimestamp: pacificTime('message'),
    display: field.meaningful,
    phase1: Phase,
    phase2: Phase,
  }),
});

/** Changeable message signs. */
export const adaptCaltransSigns = (part: string, agency: ReportAgency): ListEndpoint<ReadSign> =>
  createCaltransList(part, 'cms', Row, (row) => {
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
