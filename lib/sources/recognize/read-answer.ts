import { XMLParser } from 'fast-xml-parser';
import Papa from 'papaparse';
import { isRecord, parseJson } from '@/lib/core/parse-json';
import type { Row } from '../field-map';
import type { BodyFormat } from '../source';

export type AnswerFormat = Exclude<BodyFormat, 'page'>;
/** A list's rows, or one sentence about why it has no rows. */
export type Answer = { readonly format: AnswerFormat; readonly body: unknown } | string;

const JSONP_CALL = /^[\w$.]+\s*\(([\s\S]*)\)\s*;?$/;
const LOCKED = /\b(api ?key|token|unauthori[sz]ed|forbidden|access denied|not authori[sz]ed|login)\b/i;

/** The argument of `callback({...});` */
export const unwrapJsonp = (text: string): string => JSONP_CALL.exec(text)?.[1] ?? text;

export function readCsv(text: string): readonly Row[] {
  return Papa.parse<Row>(text, { header: true, skipEmptyLines: 'greedy', transformHeader: (name) => name.trim() }).data;
}

function findLongest(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (!isRecord(value)) return [];
  const lists = Object.values(value).map(findLongest);
  return lists.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** The longest list of elements, such as KML's placemarks. */
export function readXml(text: string): readonly unknown[] {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });
  return findLongest(parser.parse(text));
}

function readJson(text: string): Answer | null {
  const plain = parseJson(text);
  if (plain !== null) return { format: 'json', body: plain };
  const called = parseJson(unwrapJsonp(text));
  return called === null ? null : { format: 'jsonp', body: called };
}

function readTable(text: string): Answer {
  if (/^[[{]/.test(text)) return 'The answer is JSON that is cut off or broken.';
  if (text.startsWith('<')) {
    const rows = readXml(text);
    return rows.length > 0 ? { format: 'xml', body: rows } : 'The answer is XML without a list.';
  }
  const [header = ''] = text.split('\n', 1);
  const rows = header.includes(',') ? readCsv(text) : [];
  return rows.length > 0 ? { format: 'csv', body: rows } : 'The answer is neither JSON, CSV, nor XML.';
}

function findRefusal(text: string, body: unknown): string | null {
  const lists = isRecord(body) ? Object.values(body).filter((value) => Array.isArray(value)) : [body];
  if (lists.some((list) => Array.isArray(list) && list.length > 0)) return null;
  if (LOCKED.test(text.slice(0, 1_000))) return 'The list is locked: it asks for a key or an account.';
  return Array.isArray(body) || lists.length > 0 ? 'The list is empty.' : 'The answer has no list.';
}

export function readAnswer(raw: string): Answer {
  const text = raw.trim();
  if (text === '') return 'The answer is empty.';
  if (/^<(!doctype html|html|head|body)\b/i.test(text)) {
    return 'The answer is a web page, not a list; find the request by which that page gets its cameras.';
  }
  const answer = readJson(text) ?? readTable(text);
  return typeof answer === 'string' ? answer : (findRefusal(text, answer.body) ?? answer);
}
