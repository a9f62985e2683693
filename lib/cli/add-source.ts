import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { getAgency } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { REGIONS, type StateCode } from '@/lib/camera/regions';
import { countEach } from '@/lib/core/collections';
import { isRecord, parseJson } from '@/lib/core/parse-json';
import { recognize, type Recognized } from '@/lib/sources/recognize/recognize';
import { createSources } from '@/lib/sources/registry';
import { type Endpoint, listDropped, type Source } from '@/lib/sources/source';
import { FetchError } from '@/lib/sync/http/fetch-error';
import { buildRegionIndex } from '@/lib/sync/places/gazetteer';
import { readEntry } from '@/lib/sync/local-agencies';
import { drawMap } from './draw-map';

const ANY = [/./, 'an answer'] as const;
const ID = [/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase letters, digits, and hyphens'] as const;
const ADDRESS = [/^https:\/\/\S+$/, 'an https address'] as const;
const CLASS = [/^(granted|silent|needs-consent|forbids)$/, 'granted, silent, needs-consent, or forbids'] as const;

/** Each question, its answer's pattern, and that pattern in words. */
export const QUESTIONS = {
  id: ['Id, such as 511wi or austin, which can never change', ...ID],
  label: ['Short name, such as 511WI', ...ANY],
  name: ['Name, as the agency asks to be credited', ...ANY],
  site: ['Its public page', ...ADDRESS],
  class: [`Reuse: ${CLASS[1]}`, ...CLASS],
  license: ['Its terms in one sentence', ...ANY],
  terms: ['Page of the terms', ...ADDRESS],
  read: ['Day that page was read, such as 2026-10-01', /^20\d\d-\d\d-\d\d$/, 'a date such as 2026-10-01'],
  contact: ['Email address or page for reports of broken cameras (may be empty)', /^/, ''],
} as const satisfies Record<string, readonly [question: string, pattern: RegExp, wanted: string]>;
type Answers = Readonly<Record<keyof typeof QUESTIONS, string>>;

export interface AddOptions {
  readonly address: URL;
  readonly file: string | null;
  readonly isDryRun: boolean;
  readonly isLocal: boolean;
  readonly isSure: boolean;
  readonly given: Partial<Answers>;
  /** Fields of an unknown list, such as `lat: Latitude`. */
  readonly fields: Readonly<Record<string, string>>;
}

interface AddSourceDeps {
  ask(question: string): Promise<string>;
  say(line: string): void;
  /** @throws FetchError */
  fetchText(address: URL): Promise<string>;
  formatAndDerive(file: string): Promise<void> | void;
  readonly folder: string;
  readonly localFile: string;
}

const MIN_HOME_SHARE = 0.05;
const NEW = { source: 'new', badge: 'NEW MIXED', idPrefix: 'new-', part: '' } as const;
const LOCKED_STATUSES: ReadonlySet<number> = new Set([401, 403, 407]);

function findHome(cameras: readonly Camera[]): StateCode[] {
  const regionAt = buildRegionIndex();
  const codes = cameras.flatMap(({ lat, lng }) => regionAt(lat, lng)?.code ?? []);
  const counts = Object.entries(countEach(codes)) as [StateCode, number][];
  const enough = counts.filter(([, count]) => count >= cameras.length * MIN_HOME_SHARE);
  return enough.sort((a, b) => b[1] - a[1]).map(([code]) => code);
}

async function readText(
  { address, file }: AddOptions,
  deps: AddSourceDeps,
): Promise<string | { readonly refusal: string }> {
  if (file !== null) return readFileSync(file, 'utf8');
  try {
    return await deps.fetchText(address);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const isLocked = LOCKED_STATUSES.has(error.status ?? 0);
    return { refusal: isLocked ? `The list is locked: ${error.message}.` : `No usable response: ${error.message}.` };
  }
}

const listHosts = (cameras: readonly Camera[]): string[] => {
  const views = cameras.flatMap((camera) => [camera, ...(camera.views ?? [])]);
  const addresses = views
    .flatMap(({ imageUrl, videoUrl }) => [imageUrl, videoUrl])
    .filter((url) => URL.canParse(url ?? ''));
  return [...new Set(addresses.map((url) => new URL(url ?? '').host))].sort();
};

function describe({ config, result, evidence }: Recognized, home: readonly StateCode[]): string[] {
  const samples = result.items.slice(0, 3).map(({ location, lat, lng, imageUrl, videoUrl }) => {
    return `  ${location} (${lat.toFixed(5)}, ${lng.toFixed(5)}) ${imageUrl ?? videoUrl ?? ''}`;
  });
  return [
    `Platform: ${config.platform}`,
    `Rows: ${result.rows}; cameras: ${result.items.length}; left out: ${listDropped(result.dropped) || 'none'}`,
    ...(evidence.length > 0 ? ['Fields:', ...evidence.map((line) => `  ${line}`)] : []),
    `States: ${home.join(' ') || 'none known'}`,
    ...drawMap(result.items),
    'Samples:',
    ...samples,
    `Media hosts: ${listHosts(result.items).join(', ')}`,
  ];
}

async function ask(name: keyof Answers, deps: AddSourceDeps): Promise<string> {
  const [question, pattern, wanted] = QUESTIONS[name];
  const text = (await deps.ask(`${question}: `)).trim();
  if (pattern.test(text)) return text;
  deps.say(`Enter ${wanted}.`);
  return ask(name, deps);
}

async function answerAll({ given, isSure }: AddOptions, deps: AddSourceDeps): Promise<Answers | string> {
  const answers: Partial<Record<keyof Answers, string>> = {};
  for (const [key, [, pattern, wanted]] of Object.entries(QUESTIONS)) {
    const name = key as keyof Answers;
    const text = given[name]?.trim() ?? (isSure ? '' : await ask(name, deps));
    if (!pattern.test(text)) return `--${name} needs ${wanted}${text === '' ? '' : `, not "${text}"`}.`;
    answers[name] = text;
  }
  return answers as Answers;
}

function getBadgeKind(cameras: readonly Camera[]): string {
  const videos = cameras.filter(({ videoUrl }) => videoUrl).length;
  if (videos === 0) return 'IMAGE';
  return videos === cameras.length ? 'VIDEO' : 'MIXED';
}

function draft({ config, result }: Recognized, home: readonly StateCode[], answers: Answers): object {
  const states = home.length === 1 && home[0] ? ` ${REGIONS[home[0]].name}` : '';
  return {
    terms: { license: answers.license, read: answers.read, page: answers.terms, class: answers.class },
    credit: { name: answers.name, url: answers.site, ...(answers.contact && { faultContact: answers.contact }) },
    label: answers.label,
    badge: `${answers.label.toUpperCase()} ${getBadgeKind(result.items)}`,
    filter: `${answers.label}${states}`,
    home,
    lists: {
      minimum: Math.max(1, Math.floor(result.items.length / 4)),
      endpoints: [config],
      ...(config.platform === 'cars' && { events: { platform: 'cars', prefix: config.prefix } }),
      mediaHosts: listHosts(result.items),
    },
  };
}

const simplify = ({ host, pathname }: URL): string => `${host.replace('www.', '')}${pathname.replace(/\/query$/, '')}`;

function findConnected(address: URL): Source | undefined {
  const isList = (endpoint: Endpoint) => simplify(new URL(endpoint.first('').url)) === simplify(address);
  return createSources().find(({ parts }) => parts.some(({ endpoints }) => endpoints.some(isList)));
}

/** Writes nothing before the last confirmation. @returns the exit code: 0 if the list can be read, or is connected */
export async function addSource(options: AddOptions, deps: AddSourceDeps): Promise<number> {
  const connected = findConnected(options.address);
  if (connected) {
    deps.say(`${getAgency(connected.id).label}’s list is already connected as \`${connected.id}\`.`);
    return 0;
  }
  const text = await readText(options, deps);
  const attribution = { name: 'new', url: options.address.origin, license: '' };
  const read = (home: readonly StateCode[]) =>
    typeof text === 'string'
      ? recognize(options.address, text, { ...NEW, home, attribution }, options.fields)
      : text.refusal;
  const first = read([]);
  const home = typeof first === 'string' ? [] : findHome(first.result.items);
  const found = typeof first === 'string' ? first : read(home);
  if (typeof found === 'string') {
    deps.say(found);
    return 1;
  }
  for (const line of describe(found, home)) deps.say(line);
  if (options.isDryRun) return 0;
  const answers = await answerAll(options, deps);
  if (typeof answers === 'string') {
    deps.say(answers);
    return 2;
  }
  return write(answers, draft(found, home, answers), options, deps);
}

/** Without spaces and commas, which the formatter moves. */
const stripFormatting = (text: string): string => text.replaceAll(/[\s,]/g, '');

function draftFile(id: string, agency: object, { folder }: AddSourceDeps) {
  const file = path.join(folder, `${id}.ts`);
  const source = inspect(agency, { depth: null, maxArrayLength: null, maxStringLength: null });
  const text = `import type { AgencyFile } from '../agency';\n\nexport const agency = ${source} as const satisfies AgencyFile;\n`;
  const isThere = existsSync(file);
  return {
    file,
    text,
    isThere,
    isSame: isThere && stripFormatting(readFileSync(file, 'utf8')) === stripFormatting(text),
  };
}

/** @returns one sentence if the file must not have the entry */
function draftEntry(id: string, agency: object, { localFile: file }: AddSourceDeps) {
  const entry = parseJson(
    JSON.stringify(agency, (_, value: unknown) => (value instanceof RegExp ? `${value}` : value)),
  );
  const known = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : {};
  if (!isRecord(known)) return `${file} is not JSON; correct it first.`;
  const isThere = Object.hasOwn(known, id);
  const found = isThere ? null : readEntry(id, entry);
  if (typeof found === 'string') return `${id}: ${found}.`;
  const text = `${JSON.stringify({ ...known, [id]: entry }, null, 2)}\n`;
  return { file, text, isThere, isSame: isThere && JSON.stringify(known[id]) === JSON.stringify(entry) };
}

async function write(
  { id }: Answers,
  agency: object,
  { isSure, isLocal }: AddOptions,
  deps: AddSourceDeps,
): Promise<number> {
  const drafted = isLocal ? draftEntry(id, agency, deps) : draftFile(id, agency, deps);
  if (typeof drafted === 'string') {
    deps.say(drafted);
    return 2;
  }
  const { file, text, isThere, isSame } = drafted;
  if (isThere) {
    deps.say(isSame ? `${file} is up to date.` : `${file} has another ${id}; choose another id or edit it.`);
    return isSame ? 0 : 2;
  }
  if (!isSure && !/^y(es)?$/i.test(await deps.ask(`Write ${file}? (y/N) `))) {
    deps.say('Nothing was written.');
    return 0;
  }
  writeFileSync(file, text);
  if (!isLocal) await deps.formatAndDerive(file);
  deps.say(`Wrote ${file}. Collect it: npm run sync -- --source ${id}`);
  return 0;
}
