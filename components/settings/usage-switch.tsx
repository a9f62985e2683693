'use client';

import { useSyncExternalStore } from 'react';
import { Switch } from '@/components/ui/switch';
import { privacySignal } from '@/lib/analytics/privacy-signal';
import { usageConsent } from '@/lib/settings/usage-consent';

/** Shares anonymous usage, or does not. A browser that objects has the last word. */
export function UsageSwitch() {
  const isAgreed = useSyncExternalStore(usageConsent.subscribe, usageConsent.get, () => false);
  const signal = privacySignal();
  return (
    <Switch
      label="Share anonymous usage"
      isOn={isAgreed && signal === null}
      isDisabled={signal !== null}
      onChange={usageConsent.set}
    >
      {signal === null
        ? 'Which cameras, filters and searches are of use: without your name, without cookies.'
        : `Your browser asks every site not to do this (${signal}), so nothing is shared.`}
    </Switch>
  );
}
