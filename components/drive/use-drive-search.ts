import { useCallback, useEffect, useState } from 'react';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { getDriveClient } from '@/lib/drive/drive-client';
import { formatStops, parseStops, type DriveRequest } from '@/lib/drive/drive-request';
import type { DriveQuestion } from '@/lib/drive/find-drive';
import { ROUTER_URL } from '@/lib/settings/router';
import { driveSearch, NO_SEARCH, type DriveSearch } from './drive-store';

function toQuestion(drive: string, file: File | null): DriveQuestion | null {
  const stops = parseStops(drive);
  if (!stops.includes('')) return { stops, router: ROUTER_URL };
  return file && stops.every((stop) => stop === '') ? { track: file } : null;
}

export function useDriveSearch(catalog: CatalogClient, request: DriveRequest | null) {
  const drive = request && formatStops(request.stops);
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    const question = drive === null ? null : toQuestion(drive, file);
    if (!question) return undefined;
    const asking = new AbortController();
    const fileName = 'track' in question && file ? file.name : null;
    const publish = (changes: Pick<DriveSearch, 'status'> & Partial<DriveSearch>) => {
      if (!asking.signal.aborted) driveSearch.set({ ...NO_SEARCH, drive, fileName, ...changes });
    };
    const ask = async () => {
      const client = getDriveClient(catalog);
      const answer = await client.call('findDrive', [question, fileName !== null]);
      publish({ status: 'answered', answer });
      if (answer.isFinal || asking.signal.aborted) return;
      publish({ status: 'answered', answer: await client.call('findDrive', [question, true]) });
    };
    publish({ status: 'finding' });
    ask().catch(() => publish({ status: 'failed' }));
    return () => {
      asking.abort();
      driveSearch.set(NO_SEARCH);
    };
  }, [catalog, drive, attempt, file]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { retry, followFile: setFile };
}
