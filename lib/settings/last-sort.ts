import { removeStored, writeStored, type StoredKey } from './local-store';

export const SORT_KEY = 'sort' satisfies StoredKey;

export function rememberSort(sort: string, isDefault: boolean): void {
  if (isDefault) removeStored(SORT_KEY);
  else writeStored(SORT_KEY, sort);
}
