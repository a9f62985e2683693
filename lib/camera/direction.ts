import { isPlaceholderText } from './crossing';

const POINTS: Readonly<Record<string, string>> = { n: 'North', s: 'South', e: 'East', w: 'West' };
const DIRECTION = /^(n|s|e|w)(?:orth|outh|ast|est)?[ /-]?(?:b|bnd|bound)?$/;
const BOTH = /^both( directions?)?$/;

/** `NB` and `north bound` become `Northbound`; other words (`Median`) remain. */
export function directionName(text: string): string {
  if (isPlaceholderText(text)) return '';
  const lower = text.toLowerCase();
  if (BOTH.test(lower)) return 'Both Directions';
  const initial = DIRECTION.exec(lower)?.[1];
  return initial === undefined ? text : `${POINTS[initial]}bound`;
}

const BOUND_IN_TEXT = /(?<![a-z])([nsew])(?:b|\/b|orthbound|outhbound|astbound|estbound| bound)(?![a-z])/g;

/** The agency's, or the only one in the name. */
export function readTravel({ direction, location }: { readonly direction: string; readonly location: string }): string {
  if (direction !== '') return directionName(direction);
  const [first = '', ...others] = new Set(
    Array.from(location.toLowerCase().matchAll(BOUND_IN_TEXT), ([, letter]) => letter),
  );
  return others.length === 0 ? directionName(first) : '';
}

/** Degrees, by the names above. */
export const HEADINGS: Readonly<Record<string, number>> = {
  Northbound: 0,
  Eastbound: 90,
  Southbound: 180,
  Westbound: 270,
};
