'use client';

import { useCallback, useEffect, useState } from 'react';
import { EMPTY_CATALOG, type CatalogState } from '@/lib/catalog/catalog-state';
import { startCatalog } from '@/lib/catalog/start-catalog';

/** The catalog as it comes in; `retry` loads it again from the start. */
export function useCatalog(): CatalogState & { retry: () => void } {
  const [run, setRun] = useState(0);
  const [state, setState] = useState(EMPTY_CATALOG);

  useEffect(() => startCatalog(setState), [run]);

  const retry = useCallback(() => {
    setState(EMPTY_CATALOG);
    setRun((count) => count + 1);
  }, []);
  return { ...state, retry };
}
