import { readFileSync } from 'node:fs';
import { listEventSources, listSignSources } from '@/lib/sources/road-reports/report-registry';

/** Endpoints of every list of events and signs. */
export const REPORT_ENDPOINTS = [...listEventSources(), ...listSignSources()].flatMap(({ parts }) =>
  parts.flatMap(({ key, idPrefix, endpoints }) => endpoints.map((endpoint) => ({ key, idPrefix, endpoint }))),
);

/** @param name for a part with several endpoints */
export function findReports(key: string, name?: string) {
  const found = REPORT_ENDPOINTS.find((one) => one.key === key && [undefined, one.endpoint.name].includes(name));
  if (!found) throw new Error(`no endpoint ${name} of ${key}`);
  return found.endpoint;
}

/** @param file as in `events/cars` */
export const readReports = (file: string): unknown => JSON.parse(readFileSync(`tests/fixtures/${file}.json`, 'utf8'));
