'use client';

import { useMemo } from 'react';
import { parseDrive, type DriveRequest } from '@/lib/drive/drive-request';
import { useUrl } from './url-store';

/** The drive of the address. Equal requests stay the same object, whatever else changes in the address. */
export function useDriveRequest(): DriveRequest | null {
  const search = useUrl();
  const key = JSON.stringify(parseDrive(search));
  return useMemo(() => JSON.parse(key) as DriveRequest | null, [key]);
}
