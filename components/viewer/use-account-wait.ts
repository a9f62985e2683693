'use client';

import { useEffect, useState } from 'react';
import { useAccount } from '@/components/account/account-context';
import { ACCOUNT_WAIT_MS } from '@/lib/constants/overlays';

/**
 * Whether the page still waits to learn who is signed in: at most 3 s, and never where nobody was signed in before
 * (spec 4; design, decision 10).
 */
export function useAccountWait(): boolean {
  const isAsking = useAccount().status === 'loading';
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(setOver, ACCOUNT_WAIT_MS, true);
    return () => clearTimeout(timer);
  }, [isAsking]);
  return isAsking && !isOver;
}
