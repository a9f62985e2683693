import { z } from 'zod';
import type { IbiConfig } from '../configs';
import { field, parseLocalTime } from '../read-rows';
import { buildSign, rawText, type ReadSign } from './build-sign';
import { createPinnedList } from './ibi-pins';
import { type ReportAgency } from './read-reports';
import type { ListEndpoint } from '../source';

const Row = z.object({
  DT_RowId: field.id,
  roadwayName: field.meaningful,
  direction: field.meaningful,
  name: field.text,
  message: rawText,
  message2: rawText,
  message3: rawText,
  phase1Image: field.any,
  status: field.text,
  lastUpdated: field.text,
});

export const adaptIbiSigns = (config: IbiConfig, agency: ReportAgency): ListEndpoint<ReadSign> =>
  createPinnedList(config, { name: 'ibi-signs', layer: 'MessageSigns', maxPages: 20, row: Row }, (row, places) => {
    // An off sign may keep its last text. Connecticut calls all signs `OK`.
    if (!/^(?:on|ok)$/i.test(row.status)) return { dropped: 'dark' };
    return buildSign(agency, {
      id: row.DT_RowId,
      name: row.name,
      road: row.roadwayName,
      direction: row.direction,
      place: places.get(row.DT_RowId) ?? null,
      pages: [row.message, row.message2, row.message3],
      hasPicture: typeof row.phase1Image === 'string',
      // The site's clock: when the platform read the sign.
      recordedAt: parseLocalTime(row.lastUpdated, agency.home[0]),
    });
  });
