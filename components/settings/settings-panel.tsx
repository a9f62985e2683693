import { useStore } from '@/components/browser/use-store';
import { THEMES } from '@/data/themes';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { IS_ANALYTICS_CONFIGURED, privacySignal } from '@/lib/analytics/track';
import { playSound } from '@/lib/settings/play-sound';
import {
  dataSaverSetting,
  ignoresKeys,
  soundSetting,
  themeSetting,
  usageConsent,
  WEATHER_UNITS,
  weatherUnitsSetting,
  type Setting,
  type WeatherUnits,
} from '@/lib/settings/settings';
import { THEME_KEYS } from '@/lib/settings/theme-key';
import { AccountBlock } from './account-block';
import { MusicSwitch } from './sound/music-switch';
import { Panel, PanelSection } from '@/components/ui/panel';
import { RadioList, renderTheme } from './radio-list';

const UNIT_NAMES: Readonly<Record<WeatherUnits, string>> = {
  auto: 'Automatic (the camera’s country)',
  us: '°F, mph, miles',
  metric: '°C, km/h, kilometers',
};

interface SettingsPanelProps {
  isPaused: boolean;
  onPause: () => void;
  onClose: () => void;
}

export function SettingsPanel({ isPaused, onPause, onClose }: SettingsPanelProps) {
  return (
    <Panel title="Settings" onClose={onClose} foot={<Button onClick={onClose}>CLOSE [ESC]</Button>}>
      <PanelSection title="Account">
        <AccountBlock />
      </PanelSection>
      <RadioList
        title="Color scheme"
        setting={themeSetting}
        values={THEME_KEYS}
        getName={(key) => THEMES[key].name}
        renderSample={renderTheme}
      />
      <RadioList
        title="Weather units"
        setting={weatherUnitsSetting}
        values={WEATHER_UNITS}
        getName={(units) => UNIT_NAMES[units]}
      />
      <PanelSection title="Sound">
        <SettingSwitch setting={soundSetting} label="UI sound effects" onChange={() => playSound('success')} />
        <MusicSwitch />
      </PanelSection>
      <PanelSection title="Motion and data">
        <Switch label="Pause all feeds" isOn={isPaused} onChange={onPause}>
          Videos freeze, and images stop refreshing.
        </Switch>
        <SettingSwitch
          setting={dataSaverSetting}
          label="Data saver"
          hint="Videos play only in cameras you open, and images refresh once a minute."
        />
      </PanelSection>
      <PanelSection title="Keyboard">
        <SettingSwitch
          setting={ignoresKeys}
          label="Ignore single-key shortcuts"
          hint="For dictation: letters, digits, and symbols such as K, 1, and + do nothing. Arrow keys and Esc still work."
        />
      </PanelSection>
      {IS_ANALYTICS_CONFIGURED && (
        <PanelSection title="Privacy">
          <UsageSwitch />
        </PanelSection>
      )}
    </Panel>
  );
}

interface SettingSwitchProps {
  setting: Setting<boolean>;
  label: string;
  hint?: string;
  isDisabled?: boolean;
  onChange?: () => void;
}

function SettingSwitch({ setting, label, hint, isDisabled = false, onChange }: SettingSwitchProps) {
  const isOn = useStore(setting);
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

export function UsageSwitch() {
  const signal = privacySignal();
  return (
    <SettingSwitch
      setting={usageConsent}
      label="Share anonymous usage"
      isDisabled={signal !== null}
      hint={
        signal === null
          ? 'Shows us which cameras, filters, and searches people use. No names, no cookies.'
          : `Your browser opts out of tracking (${signal}), so nothing is shared.`
      }
    />
  );
}
