'use client';

import { useCallback, useEffect, useState } from 'react';
import { readMemory, rememberSeed } from './entry-memory';

const newSeed = () => Math.floor(Math.random() * 2 ** 31);

/** The shuffle of the random order: the same after a reload and on the way back, another one by choice (spec 4). */
export function useSeed() {
  const [seed, setSeed] = useState(() => (typeof window === 'undefined' ? 0 : (readMemory().seed ?? newSeed())));
  useEffect(() => {
    rememberSeed(seed);
  }, [seed]);
  const shuffle = useCallback(() => {
    setSeed(newSeed());
  }, []);
  return { seed, shuffle };
}
