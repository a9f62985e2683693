import { AGENCIES } from '@/data/agencies';
import { AGENCY_TERMS } from '@/data/agency-terms';
import { SOURCE_IDS } from '@/lib/agencies/agencies';
import { createPermission } from '@/lib/agencies/permission';
import { formatCount } from '@/lib/core/format-count';
import type { Inventory, InventoryOf } from './inventory';
import type { Place } from './place';
import { getAgencies } from './places';

// Rules: ADR 019.

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** @param at Epoch milliseconds. */
export const formatDay = (at: number) => dayFormat.format(at);

const parseCount = (count: string): number => Number(count.replace(/[,+]/g, ''));

/** `1 camera`, `1,026 cameras`. */
export function formatCameras(total: number, what = 'camera'): string {
  return `${formatCount(total)} ${what}${total === 1 ? '' : 's'}`;
}

/** Without the brand. */
export function placeTitle(name: string, inventory: Inventory): string {
  const title = `${name} Traffic Cameras`;
  if (inventory.kind === 'unknown') return title;
  return `${title} - ${inventory.kind === 'empty' ? 'Not Connected' : formatCameras(inventory.total, 'Live Cam')}`;
}

export function placeSubtitle({ state }: Pick<Place, 'state'>, inventory: Inventory): string {
  if (inventory.kind === 'unknown') return 'No cameras collected yet';
  if (inventory.kind === 'empty') return 'Not connected yet';
  const where = state === undefined ? '' : ` in ${state}`;
  return `${formatCameras(inventory.total, 'live camera')}${where}, counted ${formatDay(inventory.collectedAt)}`;
}

/** Meta description. */
export function placeDescription(description: string, inventory: Inventory): string {
  if (inventory.kind !== 'counted') return description;
  return `${formatCameras(inventory.total, 'live camera')}, counted ${formatDay(inventory.collectedAt)}. ${description}`;
}

/** For preview images. */
export function previewLine(inventory: Inventory): string {
  return inventory.kind === 'counted' ? formatCameras(inventory.total, 'live traffic camera') : 'Traffic cameras';
}

/** Null if the place has cameras. */
export function describeGap({ name }: Place, { kind }: Inventory): string | null {
  if (kind === 'counted') return null;
  if (kind === 'empty') return `This site has no cameras in ${name} yet.`;
  return 'This site hasn’t collected any cameras yet, so it shows its demo network.';
}

/** Reason why a place has no cameras: no list, or the agency's terms. Null if there is no obstacle. */
export function explainGap(place: Place): string | null {
  const isPermitted = createPermission(process.env);
  const off = SOURCE_IDS.find((id) => AGENCIES[id].home.includes(place.code) && !isPermitted(id));
  return getAgencies(place)[0].gap ?? (off ? AGENCY_TERMS[off].attribution.license : null);
}

/** Null unless more cameras exist than the site has. */
export function describeExisting({ type, cameraCount }: Place, inventory: Inventory): string | null {
  const claimed = parseCount(cameraCount);
  if (inventory.kind === 'unknown' || (inventory.kind === 'counted' && inventory.total >= claimed)) return null;
  return `About ${formatCount(claimed)} exist in the ${type}.`;
}

export const isIndexable = (inventory: Inventory): boolean => inventory.kind === 'counted';

export function countNote(place: Place, inventoryOf: InventoryOf): string | undefined {
  const inventory = inventoryOf(place);
  if (inventory.kind === 'unknown') return undefined;
  return inventory.kind === 'counted' ? formatCameras(inventory.total) : 'not connected';
}
