'use client';

import { useCallback, useEffect, useState } from 'react';
import { EMPTY_CATALOGUE, type CatalogueState } from '@/lib/catalogue/catalogue-state';
import { startCatalogue } from '@/lib/catalogue/start-catalogue';

/** The catalogue as it comes in; `retry` loads it again from the start. */
export function useCatalogue(): CatalogueState & { retry: () => void } {
  const [run, setRun] = useState(0);
  const [state, setState] = useState(EMPTY_CATALOGUE);

  useEffect(() => startCatalogue(setState), [run]);

  const retry = useCallback(() => {
    setState(EMPTY_CATALOGUE);
    setRun((count) => count + 1);
  }, []);
  return { ...state, retry };
}
