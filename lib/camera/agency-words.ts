/** Florida's `for City of Tampa cameras` names a list, not a road. */
const PLACEHOLDER =
  /^(n\/?a|none|null|undefined|unknown|not (reported|provided|available)|no (description|name)|for .+ cameras|[-.]+)$/;

export function isPlaceholderText(text: string): boolean {
  const bare = text.replace(/^\[(.*)\]$/, '$1').trim();
  return bare === '' || PLACEHOLDER.test(bare.toLowerCase());
}

const NO_ROAD = /^(?:local\b.*|.* county|city of .*|(?:.* )?city|portable.*|unknown|other|mid|n\/a)$/i;

/** An agency's placeholder in the field of the road. */
export const isNoRoad = (text: string): boolean => NO_ROAD.test(text);

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
export function readCameraDirection({
  direction,
  location,
}: {
  readonly direction: string;
  readonly location: string;
}): string {
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
