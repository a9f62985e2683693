'use client';

import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { IS_ANALYTICS_CONFIGURED } from '@/lib/analytics/track';
import { AccountBlock } from './account-block';
import { DataSaverSwitch } from './data-saver-switch';
import { MusicSwitch } from './music-switch';
import { Panel, PanelSection } from './panel';
import { SoundSwitch } from './sound-switch';
import { ThemeList } from './theme-list';
import { UsageSwitch } from './usage-switch';

interface SettingsPanelProps {
  /** Whether every feed of the page is paused, and the switch. */
  isPaused: boolean;
  onPause: () => void;
  onClose: () => void;
}

const COLOR_SCHEME = 'Color scheme';

/** The settings (spec 2): account, color scheme, sound, music, motion, data, and usage where it is counted. */
export function SettingsPanel({ isPaused, onPause, onClose }: SettingsPanelProps) {
  return (
    <Panel title="Settings" onClose={onClose} foot={<Button onClick={onClose}>CLOSE [ESC]</Button>}>
      <PanelSection title="Account">
        <AccountBlock />
      </PanelSection>
      <PanelSection title={COLOR_SCHEME}>
        <ThemeList label={COLOR_SCHEME} />
      </PanelSection>
      <PanelSection title="Sound">
        <SoundSwitch />
        <MusicSwitch />
      </PanelSection>
      <PanelSection title="Motion and data">
        <Switch label="Pause all feeds" isOn={isPaused} onChange={onPause}>
          Videos stand still, and pictures are not renewed.
        </Switch>
        <DataSaverSwitch />
      </PanelSection>
      {IS_ANALYTICS_CONFIGURED && (
        <PanelSection title="Privacy">
          <UsageSwitch />
        </PanelSection>
      )}
    </Panel>
  );
}
