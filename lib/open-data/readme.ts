import { BRAND, absoluteUrl } from '@/lib/constants/brand';
import { OPEN_VERSION } from '@/lib/camera-files/open-camera';
import { toOneLine } from '@/lib/core/one-line';
import type { OpenSource } from './open-cameras';

const MAX_TEXT_LENGTH = 300;
const cell = (text: string): string => toOneLine(text, MAX_TEXT_LENGTH).replaceAll('|', '\\|').replaceAll('<', '&lt;');

function formatRow({ id, cameras, reuse, checkedAt, credit, url, license }: OpenSource): string {
  const cells = [id, String(cameras.length), reuse, checkedAt ?? 'never', `[${cell(credit)}](${url})`, cell(license)];
  return `| ${cells.join(' | ')} |`;
}

export function formatReadme(sources: readonly OpenSource[]): string {
  return `# Camera data of ${BRAND}

Traffic cameras of agencies that let others reuse them, or have no terms. ${BRAND} writes these files with every sync.
Fields and examples: ${absoluteUrl('/developers')}

- \`cameras.geojson\`, \`cameras.csv\`, \`cameras.parquet\`: all cameras, one feature or row each
- \`{source}-cameras.geojson\`: those of one source
- \`schema.json\`: JSON Schema; \`$defs.openCamera\` describes a row. This is version ${OPEN_VERSION}; a higher number may break readers
- \`index.json\`: counts of every source, by which these files can be checked
- \`feed-*.xml\`, \`feed-*.ics\`: Atom feeds and calendars of closures

Any site may read them (CORS). Ask at most once every ten minutes, and send \`If-None-Match\`. Ask an agency for a still no more
often than \`cadenceS\` says. Show \`credit\` with each picture. Agencies that forbid reuse or require permission are not in these
files, and a video that needs a login has no address.

| source | cameras | reuse | last check | credit | terms |
| ------ | ------- | ----- | ---------- | ------ | ----- |
${sources.map(formatRow).join('\n')}
`;
}
