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
