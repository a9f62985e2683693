'use client';

import { useSyncExternalStore } from 'react';
import { Switch } from '@/components/ui/switch';
import { privacySignal } from '@/lib/analytics/track';
import { usageConsent, type Setting } from '@/lib/settings/settings';

interface SettingSwitchProps {
  setting: Setting<boolean>;
  label: string;
  hint?: string;
  /** Shows the setting as off and cannot be turned on. */
  isDisabled?: boolean;
  onChange?: () => void;
}

export function SettingSwitch({ setting, label, hint, isDisabled = false, onChange }: SettingSwitchProps) {
  const isOn = useSyncExternalStore(setting.subscribe, setting.get, () => false);
  const handleChange = (next: boolean) => {
    setting.set(next);
    onChange?.();
  };
  return (
    <Switch label={label} isOn={isOn && !isDisabled} isDisabled={isDisabled} onChange={handleChange}>
      {hint}
    </Switch>
  );
}

/** Consent to share anonymous usage. A browser that opts out of tracking overrides it. */
export function UsageSwitch() {
  const signal = privacySignal();
  return (
    <SettingSwitch
      setting={usageConsent}
      label="Share anonymous usage"
      isDisabled={signal !== null}
      hint={
        signal === null
          ? 'Shows us which cameras, filters and searches people use. No names, no cookies.'
          : `Your browser opts out of tracking (${signal}), so nothing is shared.`
      }
    />
  );
}
