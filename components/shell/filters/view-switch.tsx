import { Icon } from '@/components/ui/icon';
import styles from './view-switch.module.css';

export type ViewMode = 'grid' | 'map';

interface ViewSwitchProps {
  /** The bar at the bottom of a phone's screen. */
  isBottom?: boolean;
  mode: ViewMode;
  onShow: (mode: ViewMode) => void;
  isDrive: boolean;
  onDrive: () => void;
  isWall: boolean;
  onWall: () => void;
}

const MODES = [
  { mode: 'map', icon: 'map', label: 'Map View' },
  { mode: 'grid', icon: 'tiles', label: 'Grid View' },
] as const;

export function ViewSwitch(props: ViewSwitchProps) {
  const { isBottom = false, mode, onShow, isDrive, onDrive, isWall, onWall } = props;
  const write = (label: string) => (isBottom ? label.toUpperCase() : label);
  const extras = [
    { icon: 'drive', label: 'Drive', isOn: isDrive, onClick: onDrive },
    { icon: 'wall', label: 'Walls', isOn: isWall, onClick: onWall },
  ] as const;
  return (
    <nav className={isBottom ? styles.bottomBar : styles.switch} data-chrome aria-label="Views">
      <div role="group" aria-label="Show as">
        {MODES.map((item) => (
          <button key={item.mode} type="button" aria-current={item.mode === mode} onClick={() => onShow(item.mode)}>
            <Icon name={item.icon} />
            {write(item.label)}
          </button>
        ))}
      </div>
      <div role="group" aria-label="Cameras of">
        {extras.map(({ icon, label, isOn, onClick }) => (
          <button key={label} type="button" aria-pressed={isOn} onClick={onClick}>
            <Icon name={icon} />
            {write(label)}
          </button>
        ))}
      </div>
    </nav>
  );
}
