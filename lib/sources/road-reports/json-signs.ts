import { z } from 'zod';
import { cleanText, meaningfulText } from '@/lib/camera/clean-text';
import { parsePoint } from '@/lib/camera/coordinates';
import { isRecord } from '@/lib/core/parse-json';
import { MAX_SIGN_CHARACTERS } from '@/lib/road-reports/sign-text';
import { hasValues, readText, readValue, type Row } from '../field-map';
import type { Fields } from '../configs';
import { field } from '../read-rows';
import { buildSign, type ReadSign } from './build-sign';
import { createReportList, type ReportAgency } from './read-reports';
import type { ListEndpoint } from '../source';

/** A list of all signs in one answer, and the fields of a row, as in a `FieldMap`. */
export interface SignMap
  extends
    Readonly<Record<'id' | 'name' | 'lat' | 'lng' | 'text', Fields>>,
    Readonly<Partial<Record<'road' | 'direction' | 'since' | 'recordedAt', Fields>>> {
  readonly url: string;
  /** The rows' key; '' for a plain array. */
  readonly key: string;
  /** Values of a lit sign. */
  readonly lit?: Readonly<Record<string, RegExp>>;
}

export function adaptJsonSigns(list: SignMap, agency: ReportAgency): ListEndpoint<ReadSign> {
  const { url, key } = list;
  const row = z.custom<Row>(isRecord);
  return createReportList({ name: 'json-signs', url, key, row }, (sign) => {
    const id = readText(sign, list.id);
    if (id === '') return { dropped: 'unreadable' };
    if (!hasValues(sign, list.lit)) return { dropped: 'dark' };
    return buildSign(agency, {
      id,
      name: cleanText(readText(sign, list.name)),
      road: meaningfulText(readValue(sign, list.road)),
      direction: readText(sign, list.direction),
      place: parsePoint(readValue(sign, list.lat), readValue(sign, list.lng)),
      pages: [splitTable(readText(sign, list.text))],
      since: field.time.parse(readValue(sign, list.since)),
      recordedAt: field.time.parse(readValue(sign, list.recordedAt)),
    });
  });
}

/** Maryland's escaped table has a row for each line. */
const splitTable = (text: string): string =>
  /&lt;\/tr/i.test(text) ? cleanText(text, MAX_SIGN_CHARACTERS).replace(/<\/tr>/gi, '<br>') : text;
