/** By value in the address bar, in menu order. */
const LABELS = {
  nearest: 'Nearest first',
  random: 'Random',
  'a-z': 'A → Z',
  'z-a': 'Z → A',
  roadway: 'Roadway',
  'south-north': 'South → North',
  'north-south': 'North → South',
  'west-east': 'West → East',
  'east-west': 'East → West',
  'short-long': 'Short → Long name',
  'long-short': 'Long → Short name',
  id: 'System ID',
  severity: 'Warnings first',
  winter: 'Winter view',
} as const;

export type SortOrder = keyof typeof LABELS;
const NEAR_SORT_ORDERS = Object.keys(LABELS) as readonly SortOrder[];
export const SORT_ORDERS = NEAR_SORT_ORDERS.filter((order) => order !== 'nearest');

/** The orders on offer. The first is the default: nearest first around a point, else random. */
export function sortOrders(isNear: boolean): readonly SortOrder[] {
  return isNear ? NEAR_SORT_ORDERS : SORT_ORDERS;
}

export function sortOrderLabel(order: SortOrder): string {
  return LABELS[order];
}

export function parseSortOrder(value: string | null, isNear: boolean): SortOrder {
  const [standard = 'random', ...others] = sortOrders(isNear);
  return others.find((order) => order === value) ?? standard;
}
