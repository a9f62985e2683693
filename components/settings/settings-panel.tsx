'use client';

import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { IS_ANALYTICS_CONFIGURED } from '@/lib/analytics/track';
import { playSound } from '@/lib/settings/play-sound';
import { dataSaverSetting, soundSetting } from '@/lib/settings/settings';
import { AccountBlock } from './account-block';
import { MusicSwitch } from './music-switch';
import { Panel, PanelSection } from './panel';
import { SettingSwitch, UsageSwitch } from './setting-switch';
import { ThemeList } from './theme-list';
import { WeatherUnitsList } from './weather-units-list';

interface SettingsPanelProps {
  isPaused: boolean;
  onPause: () => void;
  onClose: () => void;
}

const COLOR_SCHEME = 'Color scheme';
const WEATHER_UNITS = 'Units of the weather';

export function SettingsPanel({ isPaused, onPause, onClose }: SettingsPanelProps) {
  return (
    <Panel title="Settings" onClose={onClose} foot={<Button onClick={onClose}>CLOSE [ESC]</Button>}>
      <PanelSection title="Account">
        <AccountBlock />
      </PanelSection>
      <PanelSection title={COLOR_SCHEME}>
        <ThemeList label={COLOR_SCHEME} />
      </PanelSection>
      <PanelSection title={WEATHER_UNITS}>
        <WeatherUnitsList label={WEATHER_UNITS} />
      </PanelSection>
      <PanelSection title="Sound">
        {/* Silent when turned off. */}
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
      {IS_ANALYTICS_CONFIGURED && (
        <PanelSection title="Privacy">
          <UsageSwitch />
        </PanelSection>
      )}
    </Panel>
  );
}
