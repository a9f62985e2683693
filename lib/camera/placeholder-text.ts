/** Florida's `for City of Tampa cameras` names a list, not a road. */
const PLACEHOLDER =
  /^(n\/?a|none|null|undefined|unknown|not (reported|provided|available)|no (description|name)|for .+ cameras|[-.]+)$/;

export function isPlaceholderText(text: string): boolean {
  const bare = text.replace(/^\[(.*)\]$/, '$1').trim();
  return bare === '' || PLACEHOLDER.test(bare.toLowerCase());
}
