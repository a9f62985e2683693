import type { Camera } from './camera';
import { isNoRoad } from './agency-words';

export interface Crossing {
  readonly road: string;
  /** `at mile 3.7`, `at Horton St`, `south of Finch Avenue`, or empty. */
  readonly where: string;
}

const MILE = /\b(?:mm|mp|mile(?: ?marker| ?post)?)\.? ?(\d+(?:\.\d+)?)/i;
/** `SR 211 at Horton St`, `5 Av @ 34 St`, `I-75 N/O Main St` */
const JOINT =
  /^(.+?)(?:\s*[@&]\s*|\s+\/\s+|\s+(at|and|near|before|past|between|(?:north|south|east|west|[nsew])(?: of|\/o))\s+)(.+)$/i;
const SIDES: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };
const ROUTE = /^[A-Z]{1,3}[- ]?\d+[A-Z]?\b/;
/** `(Atlanta)`, `- Looking West`, `, exit 7C`, and a second cross street. */
const REST = /\s*(?:[(,@]|\s[-–]\s).*$/;

function describe(word: string | undefined, place: string): string {
  const relation = (word ?? 'at').toLowerCase();
  const side = /^([nsew])\w*(?: of|\/o)$/.exec(relation)?.[1];
  const prefix = side === undefined ? relation.replace(/^and$/, 'at') : `${SIDES[side]} of`;
  return `${prefix} ${place.replace(REST, '')}`;
}

function describeCrossing(stated: string, [, first = '', word, second = '']: readonly (string | undefined)[]): string {
  if (second === '') return '';
  const isReversed = stated !== '' && second.toLowerCase().startsWith(stated.toLowerCase());
  return isReversed ? describe('at', first) : describe(word, second);
}

type Named = Pick<Camera, 'location' | 'rawLocation' | 'roadway' | 'mrm'>;

export function findCrossing({ location, rawLocation, roadway, mrm }: Named): Crossing {
  const stated = [location, rawLocation].includes(roadway) || isNoRoad(roadway) ? '' : roadway;
  const parts = JOINT.exec(location) ?? [];
  const road = [stated, parts[1], ROUTE.exec(location)?.[0]].find(Boolean) ?? '';
  const mile = mrm ?? MILE.exec(location)?.[1];
  if (mile === undefined) return { road, where: describeCrossing(stated, parts) };
  return { road: road.replace(MILE, '').trim(), where: `at mile ${Number(mile)}` };
}
