import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import type { CarsEventsConfig } from './cars-events';
import { field, getRows, readItems } from '../read-rows';
import { getRequest, INVENTORY_TIMEOUT_MS, PLAIN_LIST } from '../source';
import { buildSign, type ReadSign } from './build-sign';
import { readReports, type ReportAgency, type ReportEndpoint, type ReportResult } from './read-reports';

const Page = z.object({ lines: field.list, hasImage: z.boolean().catch(false) });

const Row = z.object({
  id: field.id,
  name: field.text,
  status: field.text,
  display: z.object({ pages: field.list }).catch({ pages: [] }),
  location: z.object({
    latitude: field.number,
    longitude: field.number,
    routeId: field.meaningful,
    signFacingDirection: field.text,
  }),
});

/** Castle Rock CARS: all signs of a state as one array. */
export function adaptCarsSigns(
  { prefix }: CarsEventsConfig,
  agency: ReportAgency,
): readonly ReportEndpoint<ReadSign>[] {
  return [
    {
      ...PLAIN_LIST,
      name: 'cars-signs',
      timeoutMs: INVENTORY_TIMEOUT_MS,
      first: () => getRequest(`https://${prefix}tg.carsprogram.org/signs_v1/api/signs`),
      findRefusal: (page) => (Array.isArray(page) ? null : 'not a list of signs'),
      parse: ([page]) => readReports(getRows(page, ''), Row, (row) => readRow(row, agency)),
    },
  ];
}

function readRow(
  { id, name, status, display, location }: z.infer<typeof Row>,
  agency: ReportAgency,
): ReportResult<ReadSign> {
  // A failed sign may keep its pages.
  if (status !== 'DISPLAYING_MESSAGE') return { dropped: 'dark' };
  const pages = readItems(Page, display.pages);
  return buildSign(agency, {
    id,
    name,
    road: location.routeId,
    direction: location.signFacingDirection,
    place: parsePoint(location.latitude, location.longitude),
    pages: pages.map(({ lines }) => lines.filter((line) => typeof line === 'string')),
    hasPicture: pages.some(({ hasImage }) => hasImage),
  });
}
