import { IconButton } from '@/components/ui/button';
import styles from '@/components/ui/panel-buttons.module.css';
import { useRadio } from './sound/radio-store';

export function PanelButtons({ onSettings, onAbout }: { onSettings: () => void; onAbout: () => void }) {
  const isPlaying = useRadio().state === 'playing';
  return (
    <>
      <span className={styles.gear} data-playing={isPlaying}>
        <IconButton icon="gear" label={isPlaying ? 'Settings, music is playing' : 'Settings'} onClick={onSettings} />
      </span>
      <IconButton icon="help" label="About" onClick={onAbout} />
    </>
  );
}
