import { closeDrive, closeWall, openDrive, openWalls, useScreen, type ViewMode } from '@/components/browser/url-store';
import { Icon } from '@/components/ui/icon';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  /** The bar at the bottom of a phone's screen. */
  isBottom?: boolean;
  onShow: (mode: ViewMode) => void;
}

const MODES = [
  { mode: 'map', icon: 'map', label: 'Map View' },
  { mode: 'grid', icon: 'tiles', label: 'Grid View' },
] as const;

export function ViewSwitch({ isBottom = false, onShow }: ViewSwitchProps) {
  const { kind, view } = useScreen();
  const [isDrive, isWall] = [kind === 'drive', kind === 'wall' || kind === 'choosing'];
  const extras = [
    { icon: 'drive', label: 'Drive', isOn: isDrive, onClick: isDrive ? closeDrive : openDrive },
    { icon: 'wall', label: 'Walls', isOn: isWall, onClick: isWall ? closeWall : openWalls },
  ] as const;
  return (
    <nav className={isBottom ? styles.bottomBar : styles.switch} data-chrome aria-label="Views">
      <div role="group" aria-label="Show as">
        {MODES.map(({ mode, icon, label }) => (
          <button key={mode} type="button" aria-current={mode === view} onClick={() => onShow(mode)}>
            <Icon name={icon} />
            {label}
          </button>
        ))}
      </div>
      <div role="group" aria-label="More views">
        {extras.map(({ icon, label, isOn, onClick }) => (
          <button key={label} type="button" aria-pressed={isOn} onClick={onClick}>
            <Icon name={icon} />
            {label}
          </button>
        ))}
      </div>
    </nav>
  );
}
