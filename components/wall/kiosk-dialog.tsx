import { useState } from 'react';
import { getDrive, getHref, openKiosk, replaceUrl, useScreen, type Screen } from '@/components/browser/url-store';
import { CopyButton } from '@/components/camera/copy-button';
import { isWallDetectionOn, setWallDetection } from '@/components/detection/wall-detection';
import { Button } from '@/components/ui/button';
import fieldStyles from '@/components/ui/field.module.css';
import { Panel, PanelSection } from '@/components/ui/panel';
import { Switch } from '@/components/ui/switch';
import { MAX_COLUMNS } from '@/lib/constants/viewport';
import { formatKiosk } from '@/lib/wall/format-kiosk';
import { MIN_SECONDS, parseKiosk, type KioskSettings } from '@/lib/wall/kiosk-settings';
import styles from './kiosk-dialog.module.css';

/** Longer times are possible in the address. */
const MAX_SHOWN_SECONDS = 120;
const SECONDS_STEP = 5;
const COLUMNS = Array.from({ length: MAX_COLUMNS }, (_, index) => index + 1);

type KioskChoice = ReturnType<typeof readChoice>;

function readChoice(screen: Screen) {
  // Outside a kiosk, `columns` is the wall density's.
  const shown = screen.kind === 'kiosk' ? screen.settings : parseKiosk(new URLSearchParams());
  return { settings: { ...shown, counts: isWallDetectionOn() }, plays: getDrive(screen)?.isPlaying ?? null };
}

const toChanges = ({ settings, plays }: KioskChoice) => ({
  ...formatKiosk(settings),
  ...(plays !== null && { play: plays ? '1' : null }),
});

const getAddress = (choice: KioskChoice) =>
  new URL(getHref({ ...toChanges(choice), choose: null, camera: null }) ?? '', window.location.href).href;

interface PageFieldsProps {
  settings: KioskSettings;
  onChange: (changes: Partial<KioskSettings>) => void;
}

function PageFields({ settings: { seconds, columns }, onChange }: PageFieldsProps) {
  return (
    <>
      <label className={styles.field}>
        Seconds per page
        <span aria-hidden="true">{seconds} s</span>
        <input
          type="range"
          min={MIN_SECONDS}
          max={Math.max(MAX_SHOWN_SECONDS, seconds)}
          step={SECONDS_STEP}
          value={seconds}
          onChange={({ target }) => onChange({ seconds: target.valueAsNumber })}
        />
      </label>
      <label className={styles.field}>
        Columns
        <select
          value={columns ?? ''}
          onChange={({ target }) => onChange({ columns: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">Automatic</option>
          {COLUMNS.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
    </>
  );
}

const PICTURE_SWITCHES = [
  {
    name: 'hasCaptions',
    label: 'Captions',
    hint: 'Each picture’s number, agency, and place. Type a number on a remote to enlarge that picture.',
  },
  {
    name: 'counts',
    label: 'Count vehicles',
    hint: 'AI counts vehicles in the first four pictures of each page, one at a time.',
  },
] as const;

const SCREEN_SWITCHES = [
  { name: 'hasClock', label: 'Clock', hint: 'A line with the time, the name, and the page.' },
  { name: 'dims', label: 'Dim at night', hint: 'From sunset to sunrise where the cameras are.' },
  {
    name: 'hasNotices',
    label: 'Road news',
    hint: 'Warnings, closures, and incidents near the cameras, along the bottom.',
  },
  {
    name: 'isTransparent',
    label: 'Transparent background',
    hint: 'For OBS and other programs that overlay the pictures.',
  },
] as const;

export function KioskDialog({ onClose }: { onClose: () => void }) {
  const screen = useScreen();
  const isOpen = screen.kind === 'kiosk';
  const [choice, setChoice] = useState(() => readChoice(screen));
  const { settings, plays } = choice;
  const change = (changes: Partial<KioskSettings>) => setChoice({ ...choice, settings: { ...settings, ...changes } });
  const list = (switches: typeof PICTURE_SWITCHES | typeof SCREEN_SWITCHES) =>
    switches.map(({ name, label, hint }) => (
      <Switch key={name} label={label} isOn={settings[name]} onChange={(isOn) => change({ [name]: isOn })}>
        {hint}
      </Switch>
    ));
  const address = getAddress(choice);
  const handleStart = () => {
    onClose();
    setWallDetection(settings.counts);
    if (isOpen) replaceUrl(toChanges(choice));
    else openKiosk(toChanges(choice));
  };
  return (
    <Panel
      title="Kiosk"
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          <Button kind="main" onClick={handleStart}>
            {isOpen ? 'Apply' : 'Start kiosk'}
          </Button>
          <CopyButton label="Copy link" getText={() => address} />
        </div>
      }
    >
      <p className={styles.intro}>
        Full-screen pictures for an unattended display. Start here, or open the link there.
      </p>
      <PanelSection title="Pictures">
        {plays !== null && (
          <Switch label="Play the drive" isOn={plays} onChange={(isOn) => setChoice({ ...choice, plays: isOn })}>
            Plays every camera in order, then starts over.
          </Switch>
        )}
        {plays !== true && (
          <>
            <PageFields settings={settings} onChange={change} />
            {list(PICTURE_SWITCHES)}
          </>
        )}
      </PanelSection>
      <PanelSection title="Screen">{list(SCREEN_SWITCHES)}</PanelSection>
      <PanelSection title="Link">
        <div className={fieldStyles.box}>
          <input className={fieldStyles.input} readOnly aria-label="Link" value={address} />
        </div>
      </PanelSection>
    </Panel>
  );
}
