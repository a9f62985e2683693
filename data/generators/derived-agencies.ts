import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AgencyFile } from '@/data/agency';
import { CORE_SOURCES } from '@/data/core-sources';
import { toShown, toTerms } from '@/lib/agencies/agency-file';
import { asksFirst } from '@/lib/agencies/permission';
import { REGION_CODES, REGIONS, type StateCode } from '@/lib/camera/regions';

type Files = ReadonlyMap<string, AgencyFile>;

const FOLDER = 'data/agencies';
const NOTE = '// Generated from data/agencies by `npm run agencies`.\n';

/** Those of every installation first. */
export async function readAgencyFiles(): Promise<Files> {
  const ids = readdirSync(FOLDER).map((file) => path.basename(file, '.ts'));
  const core = CORE_SOURCES.filter((id) => ids.includes(id));
  const further = ids.filter((id) => !core.some((known) => known === id)).sort();
  const read = async (id: string): Promise<[string, AgencyFile]> => {
    const { agency } = (await import(path.resolve(FOLDER, `${id}.ts`))) as { agency: AgencyFile };
    return [id, agency];
  };
  return new Map(await Promise.all([...core, ...further].map(read)));
}

function writeTable(files: Files, toRow: (agency: AgencyFile) => object): string {
  return [...files].map(([id, agency]) => `  ${JSON.stringify(id)}: ${JSON.stringify(toRow(agency))},\n`).join('');
}

/** Without what the id tells, because every visitor loads the table. */
function toCells(id: string, agency: AgencyFile): readonly unknown[] {
  const { label, badge, filter, home, cadenceS = 0, ...rest } = toShown(agency);
  const states = home.join(' ');
  const isOwnState = `511${states.toLowerCase()}` === id;
  const cells = [id, label, badge.replace(`${id.toUpperCase()} `, ''), filter, isOwnState ? 0 : states, cadenceS];
  return Object.keys(rest).length > 0 ? [...cells, rest] : cells;
}

const writeAgencies = (files: Files): string => `${NOTE}import type { Agency } from '../agency';

const ROWS = [
${[...files].map(([id, agency]) => `  ${JSON.stringify(toCells(id, agency))},\n`).join('')}] as const;

export type BuiltInId = (typeof ROWS)[number][0];

export const AGENCIES = Object.fromEntries(
  ROWS.map(([id, label, badge, filter, states, cadenceS, rest]) => {
    const ID = id.toUpperCase();
    const home = states === 0 ? [ID.slice(3)] : (states.match(/\\w+/g) ?? []);
    const shown = { label, badge: badge.includes(' ') ? badge : \`\${ID} \${badge}\`, filter, home, ...rest };
    return [id, cadenceS > 0 ? { ...shown, cadenceS } : shown];
  }),
) as unknown as Readonly<Record<BuiltInId, Agency>>;
`;

const writeTerms = (files: Files): string => `${NOTE}import type { AgencyTerms } from '../agency';
import type { BuiltInId } from './agencies';

export const AGENCY_TERMS: Readonly<Record<BuiltInId, AgencyTerms>> = {
${writeTable(files, toTerms)}};
`;

const writeLists = (files: Files): string => {
  const ids = [...files.keys()];
  const imports = ids.map((id, index) => `import { agency as a${index} } from '../agencies/${id}';\n`).join('');
  const rows = ids.map((id, index) => `  ${JSON.stringify(id)}: a${index}.lists,\n`).join('');
  return `${NOTE}import type { AgencyList } from '../agency';
import type { BuiltInId } from './agencies';
${imports}
export const AGENCY_LISTS: Readonly<Record<BuiltInId, AgencyList>> = {
${rows}};
`;
};

/** Replaces what follows a heading, up to the next one. */
function replaceSection(file: string, heading: string, lines: readonly string[]): string {
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(`\n## ${heading}\n`);
  if (from < 0) throw new Error(`${file} has no chapter "${heading}"`);
  const start = text.indexOf('\n- ', from) + 1;
  const next = text.indexOf('\n## ', start);
  return `${text.slice(0, start)}${lines.join('\n')}\n${next < 0 ? '' : text.slice(next)}`;
}

/** Most agencies have this one, which the list leaves out. */
const NO_TERMS = 'The agency publishes these pictures for travelers and has no reuse terms.';

function listTerms(files: Files): string[] {
  return [...files].map(([id, { terms, credit }]) => {
    const license = terms.license === NO_TERMS ? '' : `${terms.license} `;
    const page = `[${new URL(terms.page).hostname}](${terms.page}), ${terms.read}`;
    return `- ${id} (${terms.class}): [${credit.name}](${credit.url}). ${license}${page}.`;
  });
}

const isKeyed = ({ lists }: AgencyFile): boolean =>
  lists.endpoints.every((list) => list.platform === 'json' && list.keyVariable !== undefined);

/** Sources and states that a sync leaves out without consent and keys. */
function listGaps(files: Files): string[] {
  const all = [...files].filter(([, { isOff }]) => isOff !== true);
  const isCore = (id: string) => CORE_SOURCES.some((known) => known === id);
  const consent = all.filter(([id, agency]) => !isCore(id) && asksFirst(toTerms(agency)));
  const keyed = all.filter(([, agency]) => isKeyed(agency));
  const on = all.filter((row) => !consent.includes(row) && !keyed.includes(row));
  const name = (rows: typeof all) => rows.map(([id]) => id).join(', ');
  const isCovered = (rows: typeof all, code: StateCode) => rows.some(([, { home }]) => home.includes(code));
  const nameStates = (isGap: (code: StateCode) => boolean) =>
    REGION_CODES.filter(isGap)
      .map((code) => REGIONS[code].name)
      .join(', ');
  return [
    `- Off: ${name([...files].filter(([, { isOff }]) => isOff))}`,
    `- With consent only: ${name(consent)}`,
    `- With a key only: ${name(keyed)}`,
    `- Without consent and keys, these show at most their neighbors' cameras: ${nameStates((code) => isCovered(all, code) && !isCovered(on, code))}`,
    `- Not connected; their pages link the agency's own viewer: ${nameStates((code) => !isCovered(all, code))}`,
  ];
}

/** @returns each derived file and its text */
export function deriveFromAgencies(files: Files): ReadonlyMap<string, string> {
  return new Map([
    ['data/generated/agencies.ts', writeAgencies(files)],
    ['data/generated/agency-terms.ts', writeTerms(files)],
    ['data/generated/agency-lists.ts', writeLists(files)],
    ['docs/coverage.md', replaceSection('docs/coverage.md', 'By state and province', listGaps(files))],
    ['docs/sources.md', replaceSection('docs/sources.md', 'Terms by source', listTerms(files))],
  ]);
}
