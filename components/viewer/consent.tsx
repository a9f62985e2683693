'use client';

import { lazy, Suspense } from 'react';
import { IS_ANALYTICS_CONFIGURED } from '@/lib/analytics/track';

const ConsentLine = lazy(() =>
  import('@/components/settings/consent-line').then(
    ({ chooseConsentLine }) => ({ default: chooseConsentLine() }),
    () => ({ default: () => null }),
  ),
);

export function Consent() {
  return (
    IS_ANALYTICS_CONFIGURED && (
      <Suspense>
        <ConsentLine />
      </Suspense>
    )
  );
}
