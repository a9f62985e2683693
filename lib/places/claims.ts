import { countOf, formatCount } from '@/lib/core/format-count';
import { explainGap } from './gaps';
import type { Inventory, InventoryOf } from './inventory';
import type { Place } from './place';

// The stated figure and the counted one stand side by side: ADR 031.

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

export const formatDate = (at: number) => dateFormat.format(at);

export const formatList = (items: readonly string[]) => listFormat.format(items);

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
/** `November 24, 2026 at 6:42 PM UTC` */
export const formatTime = (at: number): string => `${momentFormat.format(at)} UTC`;

export const RENDERED_AT = Date.now();
export const RENDERED = formatTime(RENDERED_AT);

/** Stands beside a stated figure: `2,550 of them here, counted November 23`. */
export function countHere({ cameras, collectedAt }: Inventory): string {
  if (collectedAt === null || cameras.length === 0) return 'None of them here yet';
  return `${formatCount(cameras.length)} of them here, counted ${dayFormat.format(collectedAt)}`;
}

export function describeHere(place: Place, inventory: Inventory): string {
  const count = countHere(inventory);
  if (inventory.collectedAt === null) return `${count}: this site has not collected any cameras.`;
  return inventory.cameras.length === 0 ? `${count}: ${explainGap(place)}` : count;
}

export function countNote(place: Place, inventoryOf: InventoryOf): string | undefined {
  const { cameras, collectedAt } = inventoryOf(place);
  if (collectedAt === null) return undefined;
  return cameras.length === 0 ? 'none here yet' : countOf(cameras.length, 'camera');
}
