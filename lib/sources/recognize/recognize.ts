import { isRecord } from '@/lib/core/parse-json';
import type { FieldMap } from '../configs';
import { toRow } from '../mapped-lists';
import { getRows } from '../read-rows';
import { adapt, parseWith, type EndpointConfig } from '../registry';
import { type AgencyContext, listDropped, type ParsedList } from '../source';
import { guessFields } from './guess-fields';
import { type Answer, type AnswerFormat, readAnswer } from './read-answer';

export interface Recognized {
  readonly config: EndpointConfig;
  readonly result: ParsedList;
  /** Why fields were chosen; empty for a known platform. */
  readonly evidence: readonly string[];
}

const CARS_HOST = /^(\w+)tg\.carsprogram\.org$/;
const ARCGIS_LAYER = /^https:\/\/.+?\/(?:Feature|Map)Server\/\d+/;

/** Platforms whose address is all that a source needs. */
function listKnown({ href, host }: URL): EndpointConfig[] {
  const prefix = CARS_HOST.exec(host)?.[1];
  const known: EndpointConfig[] = [
    { platform: 'ibi', host },
    { platform: 'iteris', url: href },
  ];
  return prefix === undefined ? known : [{ platform: 'cars', prefix }, ...known];
}

function findRows(body: unknown) {
  if (Array.isArray(body)) return { key: '', rows: body as unknown[] };
  const lists = Object.keys(isRecord(body) ? body : {}).map((key) => ({ key, rows: getRows(body, key) }));
  return lists.sort((a, b) => b.rows.length - a.rows.length)[0] ?? { key: '', rows: [] };
}

function draftConfig({ href }: URL, format: AnswerFormat, key: string, map: FieldMap): EndpointConfig {
  const layer = ARCGIS_LAYER.exec(href)?.[0];
  const { lat: _lat, lng: _lng, ...placed } = map;
  if (layer !== undefined) return { platform: 'arcgis', layer, map: placed };
  return { platform: 'json', url: href, ...(format !== 'json' && { format }), ...(key !== '' && { rows: key }), map };
}

type List = Exclude<Answer, string> & { readonly address: URL };

function readKnown({ address, body }: List, agency: AgencyContext): Recognized | null {
  for (const config of listKnown(address)) {
    const result = parseWith(adapt(config, agency), body);
    if (result) return { config, result, evidence: [] };
  }
  return null;
}

function readUnknown(
  { address, format, body }: List,
  agency: AgencyContext,
  fields: Readonly<Record<string, string>>,
): Recognized | string {
  const { key, rows } = findRows(body);
  const isLayer = ARCGIS_LAYER.test(address.href);
  const guess = guessFields(isLayer ? rows.map(toRow) : rows, fields);
  if (typeof guess === 'string') return guess;
  const config = draftConfig(address, format, key, guess.map);
  const [endpoint] = adapt(config, agency);
  const result = endpoint?.parse([body]) ?? { rows: 0, items: [], dropped: {} };
  if (result.items.length > 0) return { config, result, evidence: guess.evidence };
  return `No row is a camera (${listDropped(result.dropped)}).`;
}

/** @param fields those that a person chose @returns one sentence if the list cannot be read */
export function recognize(
  address: URL,
  text: string,
  agency: AgencyContext,
  fields: Readonly<Record<string, string>> = {},
): Recognized | string {
  const answer = readAnswer(text);
  if (typeof answer === 'string') return answer;
  const list = { address, ...answer };
  return readKnown(list, agency) ?? readUnknown(list, agency, fields);
}
