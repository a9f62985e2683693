'use client';

import { lazy, Suspense } from 'react';
import { IS_ANALYTICS_CONFIGURED } from '@/lib/analytics/track';

const NOTHING = { default: () => null };
const ConsentLine = lazy(() =>
  import('@/components/settings/consent-line').then(
    ({ ConsentLine: Line }) => ({ default: Line }),
    () => NOTHING,
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
